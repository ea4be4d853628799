import { z } from 'zod';
import { metaDescription, picture, shape, words } from './fields';
import type { Infer } from './infer';
import { notes } from './notes';

/** The head of an article: `export const metadata = { … };` at the top of its file in content/blog. */
export const postMetadata = z.strictObject({
  /** The headline (up to 52 characters). */
  title: words(52),
  /** One sentence, on the index and in search results (70 to 160 characters). */
  description: metaDescription,
  /** The day it was published, as 2025-11-05, in Indian time. Not in the future. */
  date: z.iso.date(shape('must be a day of the calendar such as 2025-11-05')),
  /** Who wrote it: a desk, not a person, unless the person agreed (up to 48 characters). */
  author: words(48),
  /** The photograph above the article and on the index. */
  image: picture,
  /** The product it leads to, by its name in content/saas.ts. */
  product: z.string().register(notes, { refersTo: 'product' }),
  /** `true` keeps it out of the export; it shows while writing (npm run dev). */
  draft: z.boolean(),
});

export type PostMetadata = Infer<typeof postMetadata>;
