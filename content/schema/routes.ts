import { z } from 'zod';
import { metaDescription, words } from './fields';
import type { Infer } from './infer';
import { notes } from './notes';

const shape = 'must start and end with / and hold small letters, digits and hyphens only, such as /about/our-team/';

const route = z.strictObject({
  /** The page's address, with a slash at both ends. To change it, use npm run rename:page (content/README.md, “Rename a page”). */
  path: z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/, shape),
  /** The page's short name in breadcrumbs and lists of pages (up to 32 characters). */
  label: words(32).register(notes, { drawn: true }),
  /** The title in search results and browser tabs, without the company name (up to 48 characters). */
  title: words(48).register(notes, { drawn: true }),
  /** The description below the title in search results (70 to 160 characters). */
  description: metaDescription,
  /** The file in content with the page's texts, such as home.ts. The sitemap shows the date of its last change. */
  source: z.string(),
  /** The id of the page that search engines should show instead of this one. Optional. */
  canonical: z.string().optional(),
  /** `true` while the page is under construction; search engines do not list it then. */
  placeholder: z.boolean().optional(),
  /** `true` for the page after sending: it is exported only where the contact form sends (contact.ts), and not listed. */
  afterSending: z.boolean().optional(),
});

export const routesSchema = z.record(z.string(), route);

export const oldAddress = (example: string) =>
  z
    .string()
    .regex(
      /^\/(?:[A-Za-z0-9-]+\/)+$/,
      `an old address must start and end with / and hold letters, digits and hyphens only, such as ${example}`,
    );

export const aliasesSchema = z.record(oldAddress('/old-name/'), z.string());

export const sectionsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'a section is the first part of an address, without slashes'),
  z.enum(['text', 'not-found', 'redirect']),
);

export type Route = Infer<typeof route>;
export type Routes = Infer<typeof routesSchema>;
