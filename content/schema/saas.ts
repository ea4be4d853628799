import { z } from 'zod';
import { icon, keyHighlightShape, picture, unique, uniqueMessage, words } from './fields';

export const usersPanelItem = z.strictObject({
  id: words(32),
  /** The mark beside the name. */
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
export const productSectionContent = z.strictObject({
  id: words(32),
  /** The product's name (up to 20 characters). */
  title: words(20),
  /** What it does, as a headline (up to 90 characters). */
  subtitle: words(90),
  /** One to three paragraphs (up to 420 characters each). */
  paragraphs: z.array(words(420)).min(1).max(3),
  /** The product's screen; said to be illustrative below it. */
  image: picture,
  /** What it does, point by point (up to 80 characters each). */
  bullets: z.array(words(80)).min(2).max(10),
  /** What the client claims for it, as given. */
  claims: z.array(claim).max(3),
});

const chapter = z.strictObject({
  /** The chapter's anchor: the label of the menu item that leads here, letter for letter. */
  id: words(24),
  /** What the chapter is about, above its products (up to 40 characters). */
  title: words(40),
  /** The products it shows. With more than one, a dropdown chooses between them. */
  products: z.array(productSectionContent).min(1).max(3).refine(unique, uniqueMessage),
});

export const saasSchema = z.strictObject({
  title: words(80),
  intro: words(320),
  /** The figures claimed for the platform as a whole. */
  results: z.strictObject({
    title: words(60),
    items: z.array(keyHighlightShape).min(3).max(8).refine(unique, uniqueMessage),
  }),
  /** The chapters in order; each is an entry of the page's own index. */
  chapters: z.array(chapter).min(1).max(8).refine(unique, uniqueMessage),
  /** The label of the dropdown where a chapter has several products (up to 40 characters). */
  dropdownLabel: words(40),
  users: z.strictObject({
    /** The panel's heading. */
    title: words(20),
    items: z.array(usersPanelItem).min(1).max(5).refine(unique, uniqueMessage),
  }),
});

export type UsersPanelItem = z.infer<typeof usersPanelItem>;
export type ProductSectionContent = z.infer<typeof productSectionContent>;
export type Chapter = z.infer<typeof chapter>;
export type Saas = z.infer<typeof saasSchema>;
