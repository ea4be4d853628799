import { aliases, type RouteId, routes } from '@/content/routes';
import type { Route } from '@/content/schema/routes';
import { createResolver } from './resolve';

export { isExternal } from './resolve';
export const { canonicalPath, resolveHref } = createResolver(routes, aliases);

export const route = (id: RouteId): Route => routes[id];
export const routeIds = Object.keys(routes) as RouteId[];
export const pathOf = (id: RouteId): string => routes[id].path;

/** Every page's path, for the 404 pages. */
export const knownPaths = Object.values(routes).map(({ path }) => path as string);
/** Alias in lower case → path of its page; without aliases that differ from the path in letter case only. */
export const aliasPaths: Record<string, string> = Object.fromEntries(
  Object.entries(aliases)
    .map(([path, id]) => [path.toLowerCase(), routes[id].path] as const)
    .filter(([path, target]) => path !== target),
);
