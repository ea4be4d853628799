import { defineConfig } from 'playwright/test';

/** One browser, one page at a time; the servers are started by the tests themselves. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.browser.ts',
  workers: 1,
  timeout: 180_000,
  reporter: 'list',
  outputDir: '../../.cache/playwright',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
