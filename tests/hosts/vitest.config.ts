import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Serial: parallel servers slow each other down, and serial failures are easier to read. */
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
