import { pagePaths } from '../../scripts/lib/page-paths';

/** A page of each kind: pages of a kind share components. With --full every page. For tests that take seconds per page. */
export const kinds = process.env.TEST_FULL
  ? pagePaths
  : [
      '/',
      '/about/team/',
      '/offerings/saas/',
      '/offerings/services/',
      '/resources/blog/reading-a-thermal-picture/',
      '/resources/deviation-estimator/',
      '/contact/',
    ];

/** Paths in groups of three. A test visits a group in one tab: starting a tab takes longer than loading a page. */
export const inGroups = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / 3) }, (_, index) => paths.slice(index * 3, index * 3 + 3));
