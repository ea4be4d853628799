import { type RouteId, type Section, sections } from '@/content/routes';
import { pathOf, route, routeIds } from './href';

/** What an unknown path below each top-level folder gets. */
export const sectionKinds = sections;
export const sectionNames = Object.keys(sections) as Section[];

/** The ids of the pages at and below a top-level folder, without those that show what another page shows. */
export const pagesOf = (section: Section): RouteId[] =>
  routeIds.filter((id) => pathOf(id).startsWith(`/${section}/`) && (!route(id).canonical || id === section));

/** The parts of the site whose unknown paths show the not-found screen. */
export const screenSections = sectionNames.filter((name) => sections[name] === 'screen');

/** Stands for the whole site where 404 pages are made section by section. */
export const anySection = 'any';
