import { z } from 'zod';
import { todayInIndia } from '../../lib/dates';
import { iconNames } from './icons';
import type { Infer } from './infer';
import { notes } from './notes';

const long = (wanted: string) => ({
  error: (issue: { input?: unknown }) => `is ${String(issue.input).length} characters long; ${wanted}`,
});

/** A text that is not empty, at most `max` characters; spaces at both ends do not count. */
export const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty: write the words, or remove the entry')
    .max(max, long(`this place holds ${max}`));

/** A text with placeholders: each of `names` must occur in braces, and no other name may. */
export const template = (max: number, ...names: string[]) =>
  words(max)
    .superRefine((text, context) => {
      const found = [...text.matchAll(/\{(\w*)\}/g)].map((match) => match[1] ?? '');
      for (const name of names)
        if (!found.includes(name)) context.addIssue(`must contain {${name}}, which the site fills in`);
      for (const name of found)
        if (!names.includes(name)) context.addIssue(`holds {${name}}, which the site cannot fill in here`);
    })
    .register(notes, { filled: true });

/** A text without placeholders. */
export const line = (max: number) => template(max);

/** A text that may be empty, at most `max` characters. */
const wordsOrEmpty = (max: number) => z.string().max(max, long(`this place holds ${max}`));

/** The name of an icon from icons.ts. */
export const icon = z.enum(iconNames);

/** An address of this site (`/about/journey`), or a full external address. */
export const href = z
  .string()
  .regex(/^(\/|https:\/\/|mailto:|tel:|#)/, 'must start with / (a page of this site) or https:// (another site)')
  .register(notes, { kind: 'link' });

const masterPath =
  /^(?:\.?[/\\])?(?:content[/\\]images[/\\])?[a-z0-9-]+[/\\][a-z0-9-]+\.(?:jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$/;

/** The reason if a picture cannot be used: it is on another site, or its format is not supported. */
export function unusablePicture(file: string): string | undefined {
  if (/^(https?:)?\/\//.test(file))
    return `${file} is on another site, which the security policy blocks: save it in a folder of content/images and write folder/name.jpg`;
  const [, form = ''] = /\.(gif|hei[cf]|bmp|tiff?|psd|eps|pdf|ico|jxl|raw|dng)$/i.exec(file) ?? [];
  return form && `${file} is a ${form.toUpperCase()}, which cannot be used: export it as JPEG, PNG, WebP, AVIF or SVG`;
}

const file = z.string().regex(masterPath, {
  error: ({ input }) =>
    unusablePicture(String(input)) ||
    'must be folder/name.jpg below content/images, with / and not \\: small letters, digits and hyphens; jpg, png, webp, avif or svg',
});

const altRule = 'is empty: say what is seen, for those who cannot see it';

/** A picture with a description, which screen readers read aloud. */
export const picture = z
  .strictObject({
    /** The file's path below content/images, such as `hero/saas.jpg`. Its folder sets the least width: content/README.md has the table. */
    file,
    /** What the picture shows, for people who cannot see it (up to 160 characters). Do not start with “picture of”. */
    alt: z.string().trim().min(1, altRule).max(160, long('a description read aloud holds 160')),
  })
  .register(notes, { kind: 'picture' });

/** A picture whose description may be empty, because the text beside it says the same. */
export const decorativePicture = z
  .strictObject({
    /** The file's path below content/images, such as `team/first-last.jpg`. */
    file,
    /** What the picture shows (up to 160 characters). Empty if the text beside it says the same, such as the name beside a portrait. */
    alt: z.string().max(160, long('a description read aloud holds 160')),
  })
  .register(notes, { kind: 'picture' });

/** Sets the message for a value in the wrong format. A missing value keeps Zod's default message. */
const shape = (message: string) => ({
  error: ({ code }: { code: string }) => (code === 'invalid_format' ? message : undefined),
});

/** A telephone number in E.164 format; spaces are allowed: +91 00000 00001. */
export const phone = z
  .string()
  .regex(/^\+[1-9](?: ?[0-9]){6,14}$/, 'must be a telephone number with its country code, such as +91 00000 00001');

export const email = z.email(shape('must be an email address such as name@example.com'));

export const website = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  ...shape('must be a full address that starts with https://'),
});

/** `true` while the entry is a sample. */
export const sample = z.boolean().optional();

/** The description below a search result's title. */
export const metaDescription = z
  .string()
  .trim()
  .min(70, long('search engines want 70 to 160'))
  .max(160, long('search engines want 70 to 160'));

/** A claimed figure and what it stands for. */
export const result = z.strictObject({
  /** The figure with its unit, such as 4.5GW+ (up to 12 characters). */
  metric: words(12),
  /** What the figure stands for, shown after it (up to 60 characters). */
  title: words(60),
});

/** A claimed figure with a second line. */
export const keyHighlight = z.strictObject({
  ...result.shape,
  /** A second line, or an empty text (up to 80 characters). Shown below the title in the home page's rings, and after it in rows of figures (About, Press, Marketplace). */
  desc: wordsOrEmpty(80),
});

/** Where a statement of regulation or of a standard can be read. */
export const source = z.strictObject({
  /** The document's title, with year and section (up to 140 characters). */
  title: words(140),
  /** The address of the document, or of the body that issues it, starting with https://. Optional. */
  href: website.optional(),
});

/** A day such as 2026-11-21. One in the wrong format gets no further check. */
export const day = z.iso.date({ ...shape('must be a day such as 2026-11-21'), abort: true });

/** A year from `first` on, not in the future: it is compared with the year in India at the time of the check. */
export const year = (first: number) =>
  z
    .number()
    .int()
    .min(first)
    .refine((given) => given <= Number(todayInIndia().slice(0, 4)), {
      error: ({ input }) => `is ${input}, a year in the future`,
    });

export type KeyHighlight = Infer<typeof keyHighlight>;
export type Picture = Infer<typeof picture>;
export type IconName = Infer<typeof icon>;
