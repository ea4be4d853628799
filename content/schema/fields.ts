import { z } from 'zod';
import { iconNames } from './icons';
import type { Infer } from './infer';
import { notes } from './notes';

const long = (wanted: string) => ({
  error: (issue: { input?: unknown }) => `is ${String(issue.input).length} characters long; ${wanted}`,
});

/** A line of words, trimmed and not empty, at most `max` characters. */
export const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty: write the words, or remove the entry')
    .max(max, long(`this place holds ${max}`));

/** A line that may be left empty, at most `max` characters. */
export const maybeWords = (max: number) => z.string().max(max, long(`this place holds ${max}`));

/** The name of an icon of the set that the site carries. */
export const icon = z.enum(iconNames);

/** An address inside the site as recorded (`/about/journey`), or a full external address. */
export const href = z
  .string()
  .regex(/^(\/|https:\/\/|mailto:|tel:|#)/, 'must start with / (a page of this site) or https:// (another site)')
  .register(notes, { kind: 'link' });

const masterPath =
  /^(?:\.?[/\\])?(?:content[/\\]images[/\\])?[a-z0-9-]+[/\\][a-z0-9-]+\.(?:jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$/;
const file = z
  .string()
  .regex(
    masterPath,
    'must be folder/name.jpg below content/images, with / and not \\: small letters, digits and hyphens; jpg, png, webp, avif or svg',
  );

const altRule = 'is empty: say what is seen, for those who cannot see it';

/** A picture that says something: its description is read out. */
export const picture = z
  .strictObject({
    /** The master's path below content/images, such as `hero/saas.jpg`. Any size from 1,600 pixels wide; the build makes the rest. */
    file,
    /** What is seen, for those who cannot see it (up to 160 characters). No “picture of”. */
    alt: z.string().trim().min(1, altRule).max(160, long('a description read aloud holds 160')),
  })
  .register(notes, { kind: 'picture' });

/** A picture whose description may be empty, because the words beside it say the same. */
export const decorativePicture = z
  .strictObject({
    /** The master's path below content/images, such as `team/first-last.jpg`. */
    file,
    /** What is seen (up to 160 characters); empty where the words beside it already say it, such as a portrait's name. */
    alt: z.string().max(160, long('a description read aloud holds 160')),
  })
  .register(notes, { kind: 'picture' });

/** The message for a value of the right kind and the wrong shape; a missing one is said to be missing. */
export const shape = (message: string) => ({
  error: ({ code }: { code: string }) => (code === 'invalid_format' ? message : undefined),
});

/** A telephone number in E.164 shape, spaces allowed: +91 00000 00001. */
export const phone = z
  .string()
  .regex(/^\+[1-9](?: ?[0-9]){6,14}$/, 'must be a telephone number with its country code, such as +91 00000 00001');

export const email = z.email(shape('must be an e-mail address such as name@example.com'));

export const website = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  ...shape('must be a full address that starts with https://'),
});

/** `true` while the entry stands in for one the client still has to give. */
export const sample = z.boolean().optional();

/** A search result's title, without the brand. */
export const metaTitle = words(48);

/** The two lines below a search result's title. */
export const metaDescription = z
  .string()
  .trim()
  .min(70, long('search engines want 70 to 160'))
  .max(160, long('search engines want 70 to 160'));

/** A figure that is claimed, and what it counts. */
export const keyHighlight = z.strictObject({
  /** A name of its own in this list; never shown (up to 32 characters). */
  id: words(32),
  /** The figure as it is to be read, such as 4.5GW+ (up to 12 characters). */
  metric: words(12),
  /** What it counts, after the figure (up to 60 characters). */
  title: words(60),
  /** A second line below, or empty (up to 80 characters). */
  desc: maybeWords(80),
});

export type KeyHighlight = Infer<typeof keyHighlight>;
export type Picture = Infer<typeof picture>;
export type IconName = Infer<typeof icon>;
