import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Tests that Playwright and StrykerJS run (tests/mutation/vitest.config.ts). */
const exclude = ['tests/browser/**', 'tests/mutation/**'];
/** Tests that replace modules or need their first state. Files with `isolate: false` share imported modules. */
const isolated = 'tests/**/*.isolated.test';
/** Components (.test.tsx) run in a simulated browser. */
const dom = { environment: 'happy-dom', setupFiles: ['tests/lib/dom-setup.ts'], pool: 'threads' as const };

export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    restoreMocks: true,
    // Generous, so that other work on the machine does not fail a test.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    // docs/testing.md, “Rules”, says which tests have the tag.
    tags: [{ name: 'full', skip: !process.env.TEST_FULL, meta: { skipReason: 'part of npm run test:full' } }],
    reporters: ['default', './tests/lib/report.ts'],
    projects: [
      {
        name: 'dom',
        ...dom,
        include: ['tests/**/*.test.tsx'],
        exclude: [...exclude, `${isolated}.tsx`],
        isolate: false,
      },
      { name: 'dom-isolated', ...dom, include: [`${isolated}.tsx`] },
      { name: 'node', include: ['tests/**/*.test.ts'], exclude: [...exclude, `${isolated}.ts`], isolate: false },
      { name: 'node-isolated', include: [`${isolated}.ts`] },
    ].map((test) => ({ extends: true, test })),
  },
});
