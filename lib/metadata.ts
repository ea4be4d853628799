import type { Metadata } from 'next';
import type { RouteId } from '@/content/routes';
import { site } from '@/content/site';
import { basePath } from './asset';
import { pathOf, route } from './href';

/** Up to which a title may run with the brand behind it. */
const titleLimit = 60;

/** The full address of a page, as search engines and link previews need it. */
export const absolute = (path: string) => site.url + basePath + path;

/** `Team · Brand`, or the title alone where both would be cut. */
export const pageTitle = (title: string) => {
  const full = `${title} · ${site.brand}`;
  return full.length > titleLimit ? title : full;
};

/** What a page says of itself to browsers, search engines and link previews, from the table of routes. */
export function pageMetadata(id: RouteId): Metadata {
  const { title, description, canonical, placeholder, path } = route(id);
  return {
    title: pageTitle(title),
    description,
    alternates: { canonical: absolute(canonical ? pathOf(canonical as RouteId) : path) },
    ...(placeholder && { robots: { index: false } }),
  };
}
