import { beforeEach, expect, it, vi } from 'vitest';

const state = vi.hoisted(() => ({ changed: '', ran: [] as string[] }));
vi.mock(import('../../scripts/lib/git'), async (original) => ({
  ...(await original()),
  git: (command) => (command === 'diff' ? state.changed : ''),
}));
vi.mock(import('../../scripts/lib/browser'), () => ({ ensureBrowser: async () => '/chrome' }));
vi.mock(import('../../scripts/lib/npm-run'), () => ({
  npmRun: async (script, options) => {
    state.ran.push(options?.env?.TEST_FULL ? `${script} in full` : script);
    return 0;
  },
}));
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.resetModules();
});

const first = ['check', 'test:unit', 'test:content', 'build'];
it.each([
  ['tests/browser/menu.spec.ts', [...first, 'test:browser', 'test:browser in full', 'test:measured in full']],
  ['docs/testing.md', [...first, 'test:browser']],
  ['tests/export/links.test.ts', [...first, 'test:export', 'test:browser']],
  ['tests/lib/head.ts', [...first, 'test:export', 'test:browser']],
  [
    'tests/bench/budgets.json',
    [...first, 'test:export', 'test:browser', 'test:browser in full', 'test:measured in full'],
  ],
  ['tests/bench/weigh.ts', [...first, 'test:export', 'test:browser']],
  ['lib/posts.ts', [...first, 'test:export', 'test:browser']],
  ['package.json', [...first, 'test:export', 'test:browser']],
  ['package-lock.json', [...first, 'test:export', 'test:browser']],
])(
  'npm run test:changed after a change of %s builds before it tests pages: the last export may be of other sources',
  async (file, scripts) => {
    state.changed = file;
    state.ran = [];
    await import('../run/test-changed');
    await vi.waitFor(() => expect(state.ran).toEqual(scripts));
  },
);
