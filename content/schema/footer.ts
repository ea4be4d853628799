import { z } from 'zod';
import { href, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const link = z.strictObject({
  /** The text of the link (up to 28 characters). */
  label: words(28),
  /** Where the link leads: an address of this site, from the client's list for wide screens. */
  href,
  /** The same link in the client's list for phones. It must lead to the same page as `href`. */
  mobileHref: href,
});

const group = z.strictObject({
  /** The heading of the group (up to 20 characters). */
  title: words(20),
  /** The links of the group, in order: one to eight. */
  links: list('link', link, 1, 8, ['label']),
});

export const footerSchema = z.strictObject({
  /** The groups from left to right: two to five. Each opens and closes on phones. */
  groups: list('group', group, 2, 5, ['title']),
  /** One line under the logo (up to 120 characters). */
  line: words(120),
});

export type Footer = Infer<typeof footerSchema>;
