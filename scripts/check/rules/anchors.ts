import type { Content } from '../modules';

/** The names of sections that links may lead to, by the id of the page: the ids that its HTML carries. */
export function sectionIds({ glossary, saas, services, team }: Content): Record<string, string[]> {
  const { founders, kmps, managementTeam, technologyTeam, coverageTeam } = team?.team ?? {};
  const people = [founders, kmps, managementTeam, technologyTeam, coverageTeam];
  return {
    saas: saas?.saas?.chapters.map(({ id }) => id) ?? [],
    services: Object.values(services?.services?.items ?? {}).map(({ id }) => id),
    team: people.flatMap((section) => (section ? [section.id] : [])),
    contact: ['write'],
    glossary: glossary?.glossary?.terms.map(({ id }) => id) ?? [],
  };
}
