import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { browserArguments, ensureBrowser } from '../scripts/lib/browser';

// The workers inherit CHROMIUM_PATH, so that the search runs once.
const executablePath = process.env.CHROMIUM_PATH || (await ensureBrowser());
process.env.CHROMIUM_PATH = executablePath;
/** Tests that measure time or memory, or need all processors. They run when no other test runs. */
const measuring = /@measures/;
/** The tests of `npm run test:full` only (`inFull` in tests/browser/site.ts), without TEST_FULL=1. */
const leftOut = process.env.TEST_FULL ? [] : [/@full/];

/**
 * The exported site in a real Chromium (scripts/lib/browser.ts finds it).
 * `npm run test:browser` runs the project `parallel`, `npm run test:measured` the project `serial`.
 */
export default defineConfig({
  testDir: 'browser',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  outputDir: '../node_modules/.cache/playwright',
  // With more, all tests together take longer: Chromium uses several processes for a page.
  workers: availableParallelism(),
  projects: [
    { name: 'parallel', grepInvert: [measuring, ...leftOut], fullyParallel: true },
    { name: 'serial', grep: measuring, grepInvert: leftOut, workers: 1 },
  ],
  // Generous, so that other work on the machine does not fail a test.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], [resolve('tests/lib/report.ts')]],
  use: {
    // Saves a fifth of the time. Playwright clears cookies, storage and cache between tests, but not all state
    // (docs/testing.md): with TEST_FULL=1 each test has a context of its own.
    reuseContext: !process.env.TEST_FULL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A page that moves is painted again in each frame. Tests of motion use `withMotion` (tests/browser/site.ts).
    reducedMotion: 'reduce',
    launchOptions: { executablePath, args: browserArguments },
  },
});
