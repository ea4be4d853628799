import { defineConfig } from 'playwright/test';
import base from '../playwright.config';

/** As the other browser tests, on servers that the tests start themselves. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: '*.browser.ts',
  outputDir: '../../node_modules/.cache/playwright-hosts',
  timeout: 240_000,
});
