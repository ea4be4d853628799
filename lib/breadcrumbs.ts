import type { RouteId } from '@/content/routes';
import { canonicalPath, pathOf, route, routeIds } from './href';

/** The breadcrumbs of a route, from the home page to the route itself. Path levels without a page are left out. */
export function breadcrumbs(id: RouteId): { path: string; label: string }[] {
  const parts = pathOf(id).split('/').filter(Boolean);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`)];
  return paths
    .filter((path) => canonicalPath(path) === path)
    .map((path) => ({ path, label: route(routeIds.find((other) => pathOf(other) === path) ?? 'home').label }));
}
