import { z } from 'zod';
import { email, phone, sample, website, words } from './fields';

const social = z.strictObject({
  /** The network's name, as a visitor reads it (up to 24 characters). */
  label: words(24),
  /** The profile's full address. Leave it empty and the name is shown without a link. */
  href: z.union([website, z.literal('')]),
  sample,
});

export const siteSchema = z.strictObject({
  /** The company's short name: logo, titles, footer, pictures and articles all take it from here (up to 24 characters). */
  brand: words(24),
  /** The address the site is served from, without a slash at the end. */
  url: website,
  /** One sentence on what the company is, for search engines and link previews (up to 160 characters). */
  description: words(160),
  /** What a search console hands out to prove that the site is yours. Empty: none. */
  searchConsole: z.string().max(120),
  sample,
  /** What Indian company law asks of a home page: Companies (Incorporation) Rules, 2014, rule 26. */
  company: z.strictObject({
    /** The company's name as registered. */
    legalName: words(80),
    /** The registered office's full address. */
    registeredOffice: words(160),
    /** The corporate identity number: 21 letters and digits. */
    cin: z
      .string()
      .regex(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'must be a corporate identity number of 21 characters'),
    phone,
    email,
    /** Whom to write to with a grievance, by office and not by name. */
    grievances: words(80),
    sample,
  }),
  /** Links at the foot of every page. */
  socials: z.array(social).min(1).max(4),
  /** The year in the copyright line. */
  copyrightYear: z.number().int().min(2021).max(2100),
});

export type Site = z.infer<typeof siteSchema>;
