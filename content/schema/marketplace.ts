import { z } from 'zod';
import { decorativePicture, keyHighlight, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const category = z.strictObject({
  /** What is sold, in a word or two, such as Inverters (up to 24 characters). */
  name: words(24),
  /** What the category contains, in a few words (up to 80 characters). */
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
  claims: list('claim', keyHighlight, 2, 6, ['title']),
  /** The heading above the categories (up to 40 characters). */
  categoriesTitle: words(40),
  /** The categories of goods and services that the marketplace will have: three to eight. */
  categories: list('category', category, 3, 8, ['name']),
  /** The heading above the SaaS product to buy with until the marketplace opens (up to 40 characters). */
  today: words(40),
  /** The photograph at the top of the page; its description may be empty. */
  image: decorativePicture,
});

export type Marketplace = Infer<typeof marketplaceSchema>;
