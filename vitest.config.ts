import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Tests that Playwright and StrykerJS run (tests/mutation/vitest.config.ts). */
const exclude = ['tests/browser/**', 'tests/mutation/**'];
/** Tests in Node that replace modules or need their first state, so they may not share modules with other files. */
const isolated = ['tests/**/*.isolated.test.ts'];

/** Components (.test.tsx) run in a simulated browser, everything else (.test.ts) in Node. */
export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    restoreMocks: true,
    // Generous, so that other work on the machine does not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    reporters: ['default', './tests/lib/report.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Each file needs a worker of its own, and a thread starts with less work than a process.
          pool: 'threads',
          include: ['tests/**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/lib/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...exclude, ...isolated],
          // The files share imported modules and the parsed pages of the export.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', environment: 'node', include: isolated } },
    ],
  },
});
