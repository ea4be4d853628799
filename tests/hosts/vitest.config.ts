import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Real servers, one after the other: they are slow together, and their failures are easier to read apart. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { alias: { '@': path.resolve(import.meta.dirname, '../..') } },
  test: {
    include: ['tests/hosts/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
