import { z } from 'zod';
import { href, words } from './fields';

const link = z.strictObject({
  /** What the visitor reads (up to 28 characters). */
  label: words(28),
  /** The address in the specification's desktop list. */
  href,
  /** The address in the specification's mobile list; it differs, and leads to the same page. */
  mobileHref: href,
});

export const footerSchema = z.strictObject({
  /** The groups from left to right; on a phone an accordion. */
  groups: z
    .array(
      z.strictObject({
        /** The group's heading (up to 20 characters). */
        title: words(20),
        /** Its links, in order. */
        links: z.array(link).min(1).max(6),
      }),
    )
    .min(2)
    .max(5),
  /** One line under the logo (up to 120 characters). */
  line: words(120),
});

export type Footer = z.infer<typeof footerSchema>;
