import { z } from 'zod';
import { decorativePicture, keyHighlight, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

export const marketplaceSchema = z.strictObject({
  /** The page's headline (up to 40 characters). */
  title: words(40),
  /** The status of the marketplace, such as Launching soon! (up to 40 characters). */
  status: words(40),
  /** The paragraph under the headline (up to 320 characters). */
  intro: words(320),
  /** The claims, shown as large figures: two to six. */
  claims: list('claim', keyHighlight, 2, 6, ['id']),
  /** The heading of the kinds of goods (up to 40 characters). */
  categoriesTitle: words(40),
  /** What can be bought, a word or two each: three to eight (up to 24 characters each). */
  categories: list('category', words(24), 3, 8),
  /** The photograph at the top of the page; its description may be empty. */
  image: decorativePicture,
});

export type Marketplace = Infer<typeof marketplaceSchema>;
