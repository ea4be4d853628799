import { z } from 'zod';
import { email, phone, sample, website, words, year } from './fields';
import type { Infer } from './infer';
import { list, notes } from './notes';

const social = z.strictObject({
  /** The name of the network (up to 24 characters). */
  label: words(24),
  /** The full address of the profile, starting with https://. If empty, the name is shown without a link. */
  href: z.union([website, z.literal('')], {
    error: 'must be a full address that starts with https://, or empty for a name without a link',
  }),
  /** `true` while this is a sample; remove the line when the client's own profile replaces it. */
  sample,
});

const company = z.strictObject({
  /** The registered name of the company, in the footer and on the Press page (up to 80 characters). */
  legalName: words(80),
  /** The address of the registered office, in the footer and on the Press page. */
  registeredOffice: z.strictObject({
    /** Building, street and district (up to 80 characters). */
    street: words(80),
    /** The city (up to 40 characters). */
    city: words(40),
    /** The postal code: six digits. */
    postalCode: z.string().regex(/^\d{6}$/, 'must be six digits, such as 560000'),
    /** The state (up to 40 characters). */
    state: words(40),
    /** The country's name (up to 24 characters). */
    country: words(24),
  }),
  /** The corporate identity number: 21 letters and digits, such as U12345KA2021PTC123456. */
  cin: z
    .string()
    .regex(
      /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
      'must be a corporate identity number: 21 letters and digits such as U12345KA2021PTC123456',
    ),
  /** The company's telephone number with its country code, such as +91 00000 00001. */
  phone,
  /** The company's email address. */
  email,
  /** The contact for grievances: an office, not a person's name. An address in it is a link (up to 80 characters). */
  grievances: words(80),
  /** `true` while these are samples; remove the line when the client's own data replace them. */
  sample,
});

const analytics = z.strictObject({
  /** The path of this site at which the host counts visits, such as /visits; deploy/README.md says how. Empty: nothing is counted. */
  path: z
    .string()
    .regex(
      /^(?:(?:\/[\w.-]+)+\/?)?$/,
      'must be a path of this site, such as /visits, or empty: visits are never reported to another site',
    ),
});

export const siteSchema = z.strictObject({
  /** The company's short name, used in logo, titles, footer, pictures and articles (up to 24 characters). */
  brand: words(24).register(notes, { drawn: true }),
  /** The address of the site, such as https://www.example.com, without a slash at the end. */
  url: website.refine((url) => !/[/?#]$|\/\/.+\//.test(url), {
    error: 'must end with the host’s name, without a slash or path, such as https://www.example.com',
  }),
  /** One sentence about the company, for the web app manifest and llms.txt (up to 160 characters). */
  description: words(160),
  /** The verification code from Google Search Console, without the tag around it (up to 120 characters). Empty if not used. */
  searchConsole: z
    .string()
    .max(120)
    .regex(/^[\w-]*$/, 'must be the code alone, letters, digits, - and _, without the tag around it'),
  /** `true` while company name, address and description are samples; remove the line when they are the client's own. */
  sample,
  /** Details that Indian law requires on a company's website (Companies (Incorporation) Rules, 2014, rule 26). */
  company,
  /** Counting visits, without cookies and without another site. Off while its path is empty. */
  analytics,
  /** Links to social networks in the footer: one to four. */
  socials: list('social link', social, 1, 4, ['label']),
  /** The year in the copyright line, such as 2024; not in the future. */
  copyrightYear: year(2021),
});

export type Site = Infer<typeof siteSchema>;
