import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

/** The settings of the other browser tests; these tests start their own servers. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.browser.ts',
  // The tests below a base path need a build of their own: part of `npm run test:full`.
  testIgnore: process.env.TEST_FULL ? [] : ['base-path.browser.ts'],
  outputDir: '../../node_modules/.cache/playwright-hosts',
});
