import { z } from 'zod';
import { email, phone, sample, website, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const social = z.strictObject({
  /** The network's name, as a visitor reads it (up to 24 characters). */
  label: words(24),
  /** The profile's full address. Leave it empty and the name is shown without a link. */
  href: z.union([website, z.literal('')], {
    error: 'must be a full address that starts with https://, or empty for a name without a link',
  }),
  /** `true` until the client's own profile stands here. */
  sample,
});

const company = z.strictObject({
  /** The company's name as registered, at the foot of every page (up to 80 characters). */
  legalName: words(80),
  /** The registered office's full address, at the foot of every page (up to 160 characters). */
  registeredOffice: words(160),
  /** The corporate identity number: 21 letters and digits, such as U12345KA2021PTC123456. */
  cin: z
    .string()
    .regex(
      /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
      'must be a corporate identity number: 21 letters and digits such as U12345KA2021PTC123456',
    ),
  /** The company's telephone number with its country code, such as +91 00000 00001. */
  phone,
  /** The company's e-mail address. */
  email,
  /** Whom to write to with a grievance, by office and not by name (up to 80 characters). */
  grievances: words(80),
  /** `true` until the client's own data stand here. */
  sample,
});

export const siteSchema = z.strictObject({
  /** The company's short name: logo, titles, footer, pictures and articles all take it from here (up to 24 characters). */
  brand: words(24),
  /** The address the site is served from, such as https://www.example.com, without a slash at the end. */
  url: website.refine((url) => !/[/?#]$|\/\/.+\//.test(url), {
    error: 'must end with the host’s name, without a slash or path, such as https://www.example.com',
  }),
  /** One sentence on what the company is, for search engines and link previews (up to 160 characters). */
  description: words(160),
  /** What a search console hands out to prove that the site is yours: the code alone (up to 120 characters). Empty: none. */
  searchConsole: z
    .string()
    .max(120)
    .regex(/^[\w-]*$/, 'must be the code alone, letters, digits, - and _, without the tag around it'),
  /** `true` until brand, address and description are the client's own. */
  sample,
  /** What Indian company law asks of a home page: Companies (Incorporation) Rules, 2014, rule 26. */
  company,
  /** Links to networks at the foot of every page: one to four. */
  socials: list('social link', social, 1, 4, ['label']),
  /** The year in the copyright line, such as 2024; not in the future. */
  copyrightYear: z.number().int().min(2021).max(2100),
});

export type Site = Infer<typeof siteSchema>;
