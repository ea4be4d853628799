import { z } from 'zod';
import { metaDescription, metaTitle, words } from './fields';
import type { Infer } from './infer';

const shape = 'must start and end with / and hold small letters, digits and hyphens only, such as /about/our-team/';

const route = z.strictObject({
  /** The page's own address, with a slash at both ends. To change it: npm run rename:page (content/README.md, “Rename a page”). */
  path: z.string().regex(/^\/(?:[a-z0-9-]+\/)*$/, shape),
  /** The page's short name, in breadcrumbs and lists of pages (up to 32 characters). */
  label: words(32),
  /** The title in a search result and the browser's tab, without the brand (up to 48 characters). */
  title: metaTitle,
  /** The two lines below the title in a search result (70 to 160 characters). */
  description: metaDescription,
  /** The content module that holds the page's words; its last change dates the page in the sitemap. */
  source: z.string(),
  /** The id of the page that search engines should show in place of this one. */
  canonical: z.string().optional(),
  /** `true` while the page is under construction: kept out of search engines. */
  placeholder: z.boolean().optional(),
});

export const routesSchema = z.record(z.string(), route);

export const aliasesSchema = z.record(
  z.string().regex(/^\/(?:[A-Za-z0-9-]+\/)+$/, 'an old address must start and end with /, such as /old-name/'),
  z.string(),
);

export const sectionsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/, 'a section is the first part of an address, without slashes'),
  z.enum(['bare', 'screen', 'forward']),
);

export type Route = Infer<typeof route>;
export type Routes = Infer<typeof routesSchema>;
