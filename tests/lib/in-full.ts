import { test } from 'playwright/test';

/**
 * Defines tests of `npm run test:full`; with `always` also of `npm test`. The others are skipped before a tab is opened for
 * them, for which a `test.skip()` inside of them is too late.
 */
export const inFull = (define: () => void, always = false) =>
  test.describe(() => {
    test.skip(!always && !process.env.TEST_FULL, 'part of npm run test:full');
    define();
  });
