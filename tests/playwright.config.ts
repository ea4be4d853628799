import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

const system = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(system) ? system : undefined);
const quiet =
  '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** The exported site in a real Chromium: CHROMIUM_PATH, else the system's, else Playwright's own. */
export default defineConfig({
  testDir: 'browser',
  // Minutes in one tab: part of `npm run test:full`.
  testIgnore: process.env.TEST_FULL ? [] : ['soak.spec.ts'],
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  outputDir: '../node_modules/.cache/playwright',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...quiet.split(' ')],
    },
  },
});
