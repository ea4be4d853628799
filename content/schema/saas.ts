import { z } from 'zod';
import { href, icon, picture, words } from './fields';
import type { Infer } from './infer';
import { list, notes } from './notes';

const usersPanelItem = z.strictObject({
  /** The icon beside the name: a name from content/schema/icons.ts. */
  image: icon,
  /** The kind of user (up to 28 characters). */
  title: words(28),
});

const claim = z.strictObject({
  /** The figure, such as 70% (up to 10 characters). */
  metric: words(10),
  /** What the figure stands for (up to 70 characters). */
  title: words(70),
});

const tool = z.strictObject({
  /** The text of the link (up to 60 characters). */
  label: words(60),
  /** The page it leads to. */
  href,
});

/** One product. */
const productSectionContent = z.strictObject({
  /** A unique name among all products; visitors do not see it (up to 32 characters). */
  id: words(32).register(notes, { uniqueAs: 'product id' }),
  /** The product's name (up to 20 characters). Articles refer to the product by this name. */
  title: words(20).register(notes, { names: 'product', uniqueAs: 'product' }),
  /** What it is, beside its name (up to 40 characters). Left out: the chapter's title. */
  purpose: words(40).optional(),
  /** The headline: what the product does (up to 90 characters). */
  subtitle: words(90),
  /** One to three paragraphs (up to 420 characters each). */
  paragraphs: list('paragraph', words(420), 1, 3),
  /** The picture of the product's screen, which says itself that its data is illustrative. Its description names what the portrait form shows too. */
  image: picture,
  /** A photograph across the window behind the picture and the text above it. Its sky must be pale there, without detail. Optional. */
  backdrop: picture.optional(),
  /** The list of features: two to ten (up to 80 characters each). */
  bullets: list('bullet', words(80), 2, 10),
  /** The client's claims for the product, unchanged: up to three. */
  claims: list('claim', claim, 0, 3),
  /** A page of this site that visitors can try on the subject. Optional. */
  tool: tool.optional(),
});

const chapter = z.strictObject({
  /** The part of the address after #. Exactly the label of the menu item that links here (up to 24 characters). */
  id: words(24),
  /** What the chapter is about, beside the name of a product without a `purpose` (up to 40 characters). */
  title: words(40),
  /** The background: `night` is dark, `sky` is pale blue, `paper` is that of the page. With any of them the screen takes the window's full width and has no frame, so its drawing must have the same background: `night` is for TruPrediction, `sky` for TruBuyer, `paper` for TruCovenant. Left out: the background of the page, and a screen with a frame. */
  ground: z.enum(['night', 'sky', 'paper']).optional(),
  /** The products of the chapter: one to three. With more than one, visitors choose from a dropdown. */
  products: list('product', productSectionContent, 1, 3),
});

const users = z.strictObject({
  /** The heading of the panel (up to 20 characters). */
  title: words(20),
  /** The kinds of user, in order: one to five. */
  items: list('user', usersPanelItem, 1, 5, ['title']),
});

export const saasSchema = z.strictObject({
  /** The page's headline (up to 80 characters). */
  title: words(80),
  /** The paragraph under the headline (up to 320 characters). */
  intro: words(320),
  /** The picture beside the headline, on a dark ground. On wide screens its left part is behind the text: it must be dark there. */
  picture,
  /** The chapters, in order: one to six. The page lists their products in its table of contents. */
  chapters: list('chapter', chapter, 1, 6, ['id']),
  /** The name of the dropdown of a chapter with several products, which screen readers read aloud (up to 40 characters). */
  dropdownLabel: words(40),
  /** The panel that lists who uses the products; only on wide screens. */
  users,
});

export type ProductSectionContent = Infer<typeof productSectionContent>;
export type Chapter = Infer<typeof chapter>;
export type Saas = Infer<typeof saasSchema>;
