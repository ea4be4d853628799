import { z } from 'zod';
import { picture, sample, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const logo = z.strictObject({
  /** A name of its own in this list; never shown (up to 32 characters). */
  id: words(32),
  /** The mark, an SVG in one ink; its alt text is the partner's name. */
  image: picture,
  /** `true` until a real partner's mark stands here; leave it out then. */
  sample,
});

const quote = z.strictObject({
  /** What was said, without quotation marks (up to 320 characters). */
  text: words(320),
  /** Who said it, with role and company (up to 90 characters). */
  source: words(90),
  /** `true` until a client's own words stand here; leave it out then. */
  sample,
});

export const testimonialSchema = z.strictObject({
  /** The page's headline (up to 60 characters). */
  title: words(60),
  /** The paragraph under it (up to 240 characters). */
  intro: words(240),
  /** Investors and clients, in the order they pass: four to twenty-four. */
  logos: list('logo', logo, 4, 24, ['id']),
  /** The one quotation on the page. */
  quote,
  /** The photograph behind the quotation. */
  image: picture,
});

export type Testimonial = Infer<typeof testimonialSchema>;
