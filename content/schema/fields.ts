import { z } from 'zod';
import { iconNames } from './icons';

/** A line of words, trimmed and not empty, at most `max` characters. */
export const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty: write the words, or remove the entry')
    .max(max, { error: (issue) => `is ${String(issue.input).length} characters long; this place holds ${max}` });

/** The name of an icon of the set that the site carries. */
export const icon = z.enum(iconNames);

/** An address inside the site as recorded (`/about/journey`), or a full external address. */
export const href = z.string().regex(/^(\/|https:\/\/|mailto:|tel:|#)/, 'must start with / or https://');

export const picture = z.strictObject({
  /** The master's path below content/images, such as `hero/saas.jpg`. */
  file: z.string().regex(/^[a-z0-9-]+\/[a-z0-9-]+\.(jpe?g|png|webp|avif|svg)$/, 'must look like folder/name.jpg'),
  /** What is seen, for those who cannot see it (up to 160 characters). Empty only when the picture adds nothing. */
  alt: z.string().max(160),
});

/** A telephone number in E.164 shape, spaces allowed: +91 00000 00001. */
export const phone = z
  .string()
  .regex(/^\+[0-9](?: ?[0-9]){6,14}$/, 'must be a telephone number with its country code, such as +91 00000 00001');

export const email = z.email('must be an e-mail address such as name@example.com');

export const website = z.url({ protocol: /^https$/, error: 'must be a full address that starts with https://' });

/** `true` while the entry stands in for one the client still has to give. */
export const sample = z.boolean().optional();

/** A search result's title, without the brand, and its two lines below. */
export const metaTitle = words(48);
export const metaDescription = z
  .string()
  .min(70, { error: (i) => `is ${String(i.input).length} characters long; search engines want 70 to 160` })
  .max(160, { error: (i) => `is ${String(i.input).length} characters long; search engines want 70 to 160` });

/** A figure that is claimed, and what it counts. */
export const keyHighlightShape = z.strictObject({
  id: words(32),
  /** The figure as it is to be read, such as 4.5GW+ (up to 12 characters). */
  metric: words(12),
  /** What it counts (up to 60 characters). */
  title: words(60),
  /** A second line, where there is one (up to 80 characters). */
  desc: z.string().max(80),
});

/** A list whose entries carry an `id` of their own each. */
export const unique = <T extends { id: string }>(list: T[]) =>
  new Set(list.map((entry) => entry.id)).size === list.length;
export const uniqueMessage = 'has two entries with the same id';

export type KeyHighlight = z.infer<typeof keyHighlightShape>;
export type Picture = z.infer<typeof picture>;
export type IconName = z.infer<typeof icon>;
