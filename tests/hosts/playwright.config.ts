import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

/** The settings of the other browser tests; these tests start their own servers. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.browser.ts',
  outputDir: '../../node_modules/.cache/playwright-hosts',
});
