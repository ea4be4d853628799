import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** Tests of scripts, drawings and the editor: they run no mutated code, or run much of it and take seconds. */
const exclude = [
  'tests/unit/editor/**',
  'tests/unit/{art-sources,drawings,drawings-masters,images,images-outdated,images-refused,loader,next-output,no-packages,port,serve,setup}{,.isolated}.test.{ts,tsx}',
];

/** The unit tests as Stryker runs them. */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    tags: [{ name: 'full', skip: true }],
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/unit/**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/lib/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'tests/mutation/loads.ts'],
          exclude,
        },
      },
    ],
  },
});
