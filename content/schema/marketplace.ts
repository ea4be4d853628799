import { z } from 'zod';
import { decorativePicture, keyHighlight, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

export const marketplaceSchema = z.strictObject({
  /** The page's headline (up to 40 characters). */
  title: words(40),
  /** What is said of its state, such as Launching soon! (up to 40 characters). */
  status: words(40),
  /** What it is, in a paragraph (up to 320 characters). */
  intro: words(320),
  /** The claims, as big figures: two to six. */
  claims: list('claim', keyHighlight, 2, 6, ['id']),
  /** The photograph behind the head; its alt text may be empty. */
  image: decorativePicture,
});

export type Marketplace = Infer<typeof marketplaceSchema>;
