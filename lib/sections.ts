import { type RouteId, type Section, sections } from '@/content/routes';
import { pathOf, route, routeIds } from './href';

/** What an unknown path below each top-level folder shows, for components, which do not import content. */
export { sections };
export const sectionNames = Object.keys(sections) as Section[];

/**
 * The ids of the pages in a top-level folder. A page with `canonical` duplicates another page and is left out,
 * unless it is the folder's own page.
 */
export const pagesOf = (section: Section): RouteId[] =>
  routeIds.filter((id) => pathOf(id).startsWith(`/${section}/`) && (!route(id).canonical || id === section));

/** The sections whose unknown paths show the not-found page. */
export const notFoundSections = sectionNames.filter((name) => sections[name] === 'not-found');

/** The name under which the top-level 404 page is built; all other 404 pages belong to a section. */
export const anySection = 'any';
