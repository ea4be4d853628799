import { z } from 'zod';
import { href, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const link = z.strictObject({
  /** What the visitor reads (up to 28 characters). */
  label: words(28),
  /** The address in the specification's desktop list. */
  href,
  /** The address in the specification's mobile list; it differs, and must lead to the same page. */
  mobileHref: href,
});

const group = z.strictObject({
  /** The group's heading (up to 20 characters). */
  title: words(20),
  /** Its links, in order: one to six. */
  links: list('link', link, 1, 6, ['label']),
});

export const footerSchema = z.strictObject({
  /** The groups from left to right, two to five; on a phone they fold. */
  groups: list('group', group, 2, 5, ['title']),
  /** One line under the logo (up to 120 characters). */
  line: words(120),
});

export type Footer = Infer<typeof footerSchema>;
