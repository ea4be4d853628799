import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const exclude = ['tests/browser/**'];
const exported = 'tests/export/**/*.test.ts';

/** Components (.test.tsx) run in a simulated browser, everything else (.test.ts) in Node. */
export default defineConfig({
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    reporters: ['default', './tests/lib/report.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/lib/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'node', environment: 'node', include: ['tests/**/*.test.ts'], exclude: [...exclude, exported] },
      },
      // The files share the parsed pages. They only read.
      { extends: true, test: { name: 'export', environment: 'node', include: [exported], isolate: false } },
    ],
  },
});
