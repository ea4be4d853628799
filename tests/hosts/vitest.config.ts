import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Real servers, each on a port of its own. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    include: ['tests/hosts/*.test.ts'],
    // These tests need a build of their own: part of `npm run test:full`.
    exclude: process.env.TEST_FULL ? [] : ['tests/hosts/base-path.test.ts', 'tests/hosts/preview.test.ts'],
    reporters: ['default', './tests/lib/report.ts'],
    testTimeout: 240_000,
    hookTimeout: 300_000,
    // Servers leave processors idle, and one worker waits for a build.
    maxWorkers: 3,
  },
});
