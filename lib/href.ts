import { aliases, type RouteId, routes } from '@/content/routes';
import type { Route } from '@/content/schema/routes';

const paths = new Map<string, RouteId>();
for (const [id, { path }] of Object.entries(routes)) paths.set(path.toLowerCase(), id as RouteId);
for (const [path, id] of Object.entries(aliases)) if (!paths.has(path.toLowerCase())) paths.set(path.toLowerCase(), id);

export const route = (id: RouteId): Route => routes[id];
export const routeIds = Object.keys(routes) as RouteId[];
export const pathOf = (id: RouteId): string => routes[id].path;

/** `/About/Team` → `/about/team/`; undefined where no page or alias has that path. */
export function canonicalPath(path: string): string | undefined {
  const id = paths.get(path.toLowerCase().replace(/\/*$/, '/'));
  return id && routes[id].path;
}

export const isExternal = (href: string) => /^[a-z][a-z0-9+.-]*:/i.test(href);

/** Percent-encodes what an address may not hold, and leaves what already is. */
const encode = (address: string) => encodeURI(address).replace(/%25(?=[\da-f]{2})/gi, '%');

/**
 * The address to put into a link for an address as content records it: aliases, letter case and missing slashes
 * are mended, fragments percent-encoded. Throws with the mend when nothing has that address.
 */
export function resolveHref(href: string): string {
  if (isExternal(href) || href.startsWith('#')) return encode(href);
  const {
    path = '',
    query = '',
    fragment = '',
  } = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?<fragment>#.*)?$/s.exec(href)?.groups ?? {};
  const found = path && (canonicalPath(path) ?? (path.startsWith('/resources/blog/') ? path : undefined));
  if (!found) throw new Error(`"${href}" leads to no page: add its path to content/routes.ts, or correct the link.`);
  return found + query + encode(fragment);
}

/** Every canonical path, and every alias in small letters with the path it forwards to: what a lone 404 page needs to know. */
export const knownPaths = Object.values(routes).map(({ path }) => path as string);
export const aliasPaths: Record<string, string> = Object.fromEntries(
  Object.entries(aliases)
    .map(([path, id]) => [path.toLowerCase(), routes[id].path] as const)
    .filter(([path, target]) => path !== target),
);
