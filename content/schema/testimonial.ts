import { z } from 'zod';
import { picture, sample, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const logo = z.strictObject({
  /** The logo: an SVG file in one colour. Its description is the partner's name. */
  image: picture,
  /** `true` while this is a sample; remove the line when a real partner's logo replaces it. */
  sample,
});

const quote = z.strictObject({
  /** The quotation, without quotation marks (up to 320 characters). */
  text: words(320),
  /** The name, role and company of the person quoted (up to 90 characters). */
  source: words(90),
  /** `true` while this is a sample; remove the line when a real quotation replaces it. */
  sample,
});

export const testimonialSchema = z.strictObject({
  /** The page's headline (up to 60 characters). */
  title: words(60),
  /** The paragraph under the headline (up to 240 characters). */
  intro: words(240),
  /** The logos of investors and clients, in the order shown: 4 to 24. */
  logos: list('logo', logo, 4, 24),
  /** The quotation on the page. */
  quote,
  /** The photograph behind the headline and the quotation: the text is on its sky. */
  image: picture,
});

export type Testimonial = Infer<typeof testimonialSchema>;
