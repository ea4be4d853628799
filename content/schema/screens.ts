import { z } from 'zod';
import { picture, words } from './fields';
import type { Infer } from './infer';

const placeholder = z.strictObject({
  /** Below the page's name, as the specification words it (up to 120 characters). */
  text: words(120),
  /** The picture of something being built. */
  image: picture,
  /** What the link home says (up to 40 characters). */
  back: words(40),
});

const fallback = z.strictObject({
  /** The whole text for an unknown path at the top: fixed by the specification. */
  top: z.literal('Index Router'),
  /** The whole text for an unknown path below About: fixed by the specification. */
  bare: z.literal('NotFound'),
  /** The headline of the not-found screen (up to 40 characters). */
  title: words(40),
  /** The sentence under it (up to 160 characters). */
  intro: words(160),
  /** The heading above the list of real pages (up to 60 characters). */
  pages: words(60),
  /** What a forwarding page says before it forwards (up to 80 characters). */
  forward: words(80),
});

export const screensSchema = z.strictObject({
  /** The screen of a page under construction. */
  placeholder,
  /** What an address that leads nowhere shows. */
  fallback,
});

export const errorSchema = z.strictObject({
  /** The title, fixed by the specification. */
  title: z.literal('Unexpected Application Error!'),
  /** What happened, for a visitor (up to 160 characters). */
  text: words(160),
  /** What the button says that tries again (up to 24 characters). */
  retry: words(24),
  /** What the link home says (up to 24 characters). */
  home: words(24),
});

export type Screens = Infer<typeof screensSchema>;
export type ErrorWords = Infer<typeof errorSchema>;
