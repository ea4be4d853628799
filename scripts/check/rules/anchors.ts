import type { Content } from '../modules';

/** The ids of sections that links can target, by page id. They match the ids in the page's HTML. */
export function sectionIds({ saas, services, team }: Content): Record<string, string[]> {
  const { founders, kmps, managementTeam, technologyTeam, coverageTeam } = team?.team ?? {};
  const people = [founders, kmps, managementTeam, technologyTeam, coverageTeam];
  return {
    saas: saas?.saas?.chapters.map(({ id }) => id) ?? [],
    services: Object.values(services?.services?.items ?? {}).map(({ id }) => id),
    team: people.flatMap((section) => (section ? [section.id] : [])),
    contact: ['write'],
  };
}
