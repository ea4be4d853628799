import { pagePaths } from '../lib/page-paths';

/** A page of each kind: pages of a kind share components. With TEST_FULL=1 every page. For tests that take seconds per page. */
export const kinds = process.env.TEST_FULL
  ? pagePaths
  : [
      '/',
      '/offerings/saas/',
      '/about/team/',
      '/offerings/services/',
      '/resources/blog/reading-a-thermal-picture/',
      '/resources/deviation-estimator/',
      '/contact/',
    ];

/** Paths in pairs. A test visits a pair in one tab: starting a tab takes longer than loading a page. */
export const inPairs = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / 2) }, (_, index) => paths.slice(index * 2, index * 2 + 2));
