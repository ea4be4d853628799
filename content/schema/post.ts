import { z } from 'zod';
import { picture, words } from './fields';

/** The head of an article: `export const metadata = { … };` at the top of its file in content/blog. */
export const postMetadata = z.strictObject({
  /** The headline (up to 52 characters). */
  title: words(52),
  /** One sentence, on the index and in search results (70 to 160 characters). */
  description: z.string().min(70).max(160),
  /** The day it was published, as 2025-11-05, in Indian time. Not in the future. */
  date: z.iso.date(),
  /** Who wrote it: a desk, not a person, unless the person agreed (up to 48 characters). */
  author: words(48),
  image: picture,
  /** The product it leads to, by its name. */
  product: z.string(),
  /** `true` keeps it out of the export; it shows while writing. */
  draft: z.boolean(),
});

export type PostMetadata = z.infer<typeof postMetadata>;
