import { contact } from '@/content/contact';
import { aliases as allAliases, type RouteId, routes as table } from '@/content/routes';
import type { Route } from '@/content/schema/routes';
import { posts } from './posts';
import { createResolver, exportedRoutes } from './resolve';

export { isExternal } from './resolve';

const exported = exportedRoutes<RouteId, Record<RouteId, Route>>(table, allAliases, contact.sending.kind !== 'mail');
const { routes } = exported;
/** The aliases of the pages that are exported. */
export const { aliases } = exported;
export const { canonicalPath, resolveHref } = createResolver(routes, aliases, posts);

/** What an old address redirects to. */
export type Target = Pick<Route, 'path' | 'title' | 'label'>;

/** The old addresses of pages and of articles, each with its target. */
export const redirects = (): [from: string, to: Target][] => [
  ...Object.entries(aliases).map(([from, id]): [string, Target] => [from, table[id]]),
  ...posts().flatMap(({ aliases: old = [], path, title }) =>
    old.map((from): [string, Target] => [from, { path, title, label: title }]),
  ),
];

export const route = (id: RouteId): Route => table[id];
export const routeIds = Object.keys(routes) as RouteId[];
export const pathOf = (id: RouteId): string => table[id].path;

/** Every page's path, for the 404 pages. */
export const knownPaths = routeIds.map(pathOf);
/** The pages of the table that are not exported. */
export const unexported = (Object.keys(table) as RouteId[]).filter((id) => !routeIds.includes(id)).map(pathOf);
/** Alias in lower case → path of its page; without aliases that differ from the path in letter case only. */
export const aliasPaths: Record<string, string> = Object.fromEntries(
  Object.entries(aliases)
    .map(([path, id]) => [path.toLowerCase(), pathOf(id)] as const)
    .filter(([path, target]) => path !== target),
);
