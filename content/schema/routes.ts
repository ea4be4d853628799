import { z } from 'zod';
import { metaDescription, metaTitle, words } from './fields';

export const route = z.strictObject({
  /** The page's own address, with a slash at both ends. */
  path: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+\/)*$/, 'must start and end with / and hold small letters, digits and hyphens only'),
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
export type Route = z.infer<typeof route>;
export type Routes = z.infer<typeof routesSchema>;
