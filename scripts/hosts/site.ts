import { aliases, sections } from '../../content/routes';
import { pathOf, routeIds } from '../../lib/href';
import { sectionNames } from '../../lib/sections';

/** What a host must know of the site; every path starts with the base path. */
export type HostSite = {
  base: string;
  /** Every canonical page of the table. Posts are not among them: a new one must not change a host's settings. */
  pages: string[];
  /** Addresses that forward for good: without and with the slash at the end both are meant. */
  redirects: { from: string; to: string }[];
  /** Folders with a 404 page of their own. */
  sections: { path: string; page: string }[];
  /** Folders whose every unknown path leads to their page. */
  forwards: string[];
  notFound: string;
};

export function hostSite(base = process.env.NEXT_PUBLIC_BASE_PATH ?? ''): HostSite {
  const below = (kind: 'forward' | 'page') =>
    sectionNames.filter((name) => (sections[name] === 'forward') === (kind === 'forward'));
  return {
    base,
    pages: routeIds.map((id) => base + pathOf(id)),
    redirects: Object.entries(aliases).map(([from, id]) => ({ from: base + from, to: base + pathOf(id) })),
    sections: below('page').map((name) => ({ path: `${base}/${name}/`, page: `${base}/${name}/404.html` })),
    forwards: below('forward').map((name) => `${base}/${name}/`),
    notFound: `${base}/404.html`,
  };
}

/** First line of every generated file. */
export const notice = 'Written by "npm run hosts" from content/routes.ts and scripts/hosts/headers.ts: change those.';

/** A literal in a regular expression. */
export const quote = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a page's address with and without the slash at its end. */
export const loose = (path: string) => `^${quote(path.replace(/\/$/, ''))}/?$`;

/**
 * Files of the export that are settings, not pages, and compressed copies asked for by their own name.
 * The w spares .well-known: not every host's expressions can look ahead.
 */
export const hiddenPattern = String.raw`(?:^|/)(?:\.(?:[^w]|$)|_headers$|_redirects$|serve\.json$)|\.(?:br|gz)$`;
