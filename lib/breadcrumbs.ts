import type { RouteId } from '@/content/routes';
import { words } from '@/content/words';
import { pathOf, route, routeIds } from './href';

/** The screen-reader name of the breadcrumb navigation, for components, which do not import content. */
export const breadcrumbLabel = words.breadcrumb;

/** The breadcrumbs of a route, from the home page to the route itself. Path levels without a page are left out. */
export function breadcrumbs(id: RouteId): { path: string; label: string }[] {
  return routeIds
    .filter((other) => pathOf(id).startsWith(pathOf(other)))
    .map((other) => ({ path: pathOf(other), label: route(other).label }))
    .sort((a, b) => a.path.length - b.path.length);
}
