import type { Content } from '../modules';

/** The ids of sections in the HTML that links can target, by page id. Undefined while the page's module is invalid. */
export function sectionIds({ glossary, saas, services, team }: Content): Record<string, string[] | undefined> {
  const people = team?.team;
  return {
    saas: saas?.saas?.chapters.flatMap(({ id, products }) => [id, ...products.map(({ title }) => title)]),
    services: services?.services && Object.values(services.services.items).map(({ id }) => id),
    team: people && Object.values(people).flatMap((part) => (typeof part === 'object' ? [part.id] : [])),
    contact: ['write'],
    glossary: glossary?.glossary?.terms.map(({ id }) => id),
  };
}
