import { z } from 'zod';
import { icon, keyHighlight, picture, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const usersPanelItem = z.strictObject({
  /** A name of its own in this list; never shown (up to 32 characters). */
  id: words(32),
  /** The mark beside the name: one of the icons in content/schema/icons.ts. */
  image: icon,
  /** The kind of user (up to 28 characters). */
  title: words(28),
});

const claim = z.strictObject({
  /** The figure, such as 70% (up to 10 characters). */
  metric: words(10),
  /** What it is of (up to 70 characters). */
  title: words(70),
});

/** What one product is, once: name, purpose, words, picture. */
const productSectionContent = z.strictObject({
  /** A name of its own among all products; never shown (up to 32 characters). */
  id: words(32),
  /** The product's name (up to 20 characters). Articles name it as their product. */
  title: words(20),
  /** What it does, as a headline (up to 90 characters). */
  subtitle: words(90),
  /** One to three paragraphs (up to 420 characters each). */
  paragraphs: list('paragraph', words(420), 1, 3),
  /** The product's screen; said to be illustrative below it. */
  image: picture,
  /** What it does, point by point: two to ten (up to 80 characters each). */
  bullets: list('bullet', words(80), 2, 10),
  /** What the client claims for it, as given: up to three. */
  claims: list('claim', claim, 0, 3),
});

const chapter = z.strictObject({
  /** The chapter's anchor: the label of the menu item that leads here, letter for letter (up to 24 characters). */
  id: words(24),
  /** What the chapter is about, above its products (up to 40 characters). */
  title: words(40),
  /** The products it shows, one to three. With more than one, a dropdown chooses between them. */
  products: list('product', productSectionContent, 1, 3),
});

const results = z.strictObject({
  /** The band's heading (up to 60 characters). */
  title: words(60),
  /** The figures: three to eight. */
  items: list('figure', keyHighlight, 3, 8, ['id']),
});

const users = z.strictObject({
  /** The panel's heading (up to 20 characters). */
  title: words(20),
  /** The kinds of user, in order: one to five. */
  items: list('user', usersPanelItem, 1, 5, ['id']),
});

export const saasSchema = z.strictObject({
  /** The page's headline (up to 80 characters). */
  title: words(80),
  /** The paragraph under it (up to 320 characters). */
  intro: words(320),
  /** The figures claimed for the platform as a whole. */
  results,
  /** The chapters in order, one to eight; each is an entry of the page's own index. */
  chapters: list('chapter', chapter, 1, 8, ['id']),
  /** The label of the dropdown where a chapter has several products (up to 40 characters). */
  dropdownLabel: words(40),
  /** The panel that names who uses the products; on wide screens only. */
  users,
});

export type ProductSectionContent = Infer<typeof productSectionContent>;
export type Chapter = Infer<typeof chapter>;
export type Saas = Infer<typeof saasSchema>;
