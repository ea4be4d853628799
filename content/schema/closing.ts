import { z } from 'zod';
import { decorativePicture, href, template, words } from './fields';
import type { Infer } from './infer';
import { list, notes } from './notes';

const link = z.strictObject({
  /** The text of the link (up to 44 characters). */
  label: words(44),
  /** The page it leads to: the next one that this visitor needs. */
  href,
});

const band = z.strictObject({
  /** One sentence (up to 90 characters). No two pages have the same. */
  line: words(90).register(notes, { uniqueAs: 'sentence' }),
  /** The text of the button, which leads to the contact form (up to 28 characters). A page under construction has it below its title too. */
  button: words(28),
  /** The start of the visitor's message in the form (up to 80 characters). */
  message: words(80),
  /** The link beside the button. */
  link,
  /** A wide picture behind the words: dark enough for white text, with little detail on the left. Phones show a crop around its focal point in images/focus.json, or a photograph of their own (`-portrait`). Optional. */
  image: decorativePicture.optional(),
});

const articles = z.strictObject({
  /** The sentences, in turn from the oldest article on, so that a new article changes no other: two to twelve (up to 90 characters each). */
  lines: list('sentence', words(90).register(notes, { uniqueAs: 'sentence' }), 2, 12),
  /** The text of the button; {product} is the article's product (up to 32 characters). */
  button: template(32, 'product'),
  /** The start of the visitor's message; {title} is the article's headline (up to 60 characters). */
  message: template(60, 'title'),
  /** The link beside the button. */
  link,
});

export const closingSchema = z.strictObject({
  /** The top-level folders whose pages have no call to action: up to six. Each is the first part of an address, such as legal (up to 24 characters each). */
  without: list('folder', words(24), 0, 6),
  /** The call to action of each page, by the page's id in routes.ts. A page with a `canonical` there uses that page's. */
  pages: z.record(z.string(), band),
  /** The call to action of the articles. */
  articles,
});

export type ClosingBand = Infer<typeof band>;
export type Closing = Infer<typeof closingSchema>;
