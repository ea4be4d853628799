import type { RouteId } from '@/content/routes';
import { canonicalPath, pathOf, route, routeIds } from './href';

/** The pages on the way from home to a route, itself last; path levels without a page of their own are left out. */
export function trail(id: RouteId): { path: string; label: string }[] {
  const parts = pathOf(id).split('/').filter(Boolean);
  const paths = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`)];
  return paths
    .filter((path) => canonicalPath(path) === path)
    .map((path) => ({ path, label: route(routeIds.find((other) => pathOf(other) === path) ?? 'home').label }));
}
