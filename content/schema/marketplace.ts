import { z } from 'zod';
import { decorativePicture, keyHighlight, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const category = z.strictObject({
  /** The kind of goods, in a word or two (up to 24 characters). */
  name: words(24),
  /** What belongs to it, in a few words (up to 80 characters). */
  text: words(80),
  /** A photograph of it, 4:3; its description may be empty. */
  image: decorativePicture,
});

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
  /** What can be bought: three to eight kinds. */
  categories: list('category', category, 3, 8, ['name']),
  /** The heading of the product that buys until the marketplace opens (up to 40 characters). */
  today: words(40),
  /** The photograph at the top of the page; its description may be empty. */
  image: decorativePicture,
});

export type Marketplace = Infer<typeof marketplaceSchema>;
