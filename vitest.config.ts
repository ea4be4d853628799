import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Tests that Playwright and StrykerJS run (tests/mutation/vitest.config.ts). */
const exclude = ['tests/browser/**', 'tests/mutation/**'];
/**
 * Each of these files needs its own process. Files in Node replace modules or need their first state. Files of components
 * import CommonJS modules of Next, which a vm context cannot load, or count timers: in a vm context React's scheduler sets
 * timers too.
 */
const isolated = 'tests/**/*.isolated.test';
const dom = { environment: 'happy-dom', setupFiles: ['tests/lib/dom-setup.ts'] };

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
          ...dom,
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          exclude: [...exclude, `${isolated}.tsx`],
          // A vm context for each file starts in half the time of a process.
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...exclude, `${isolated}.ts`],
          // The files share imported modules and the parsed pages of the export.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', environment: 'node', include: [`${isolated}.ts`] } },
      { extends: true, test: { ...dom, name: 'isolated dom', include: [`${isolated}.tsx`] } },
    ],
  },
});
