import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '@/editor/layer/store';
import { store } from '@/editor/layer/store';
import type { State } from '@/editor/types';

const path = ['team', 'team', 'title'];
const field = { kind: 'text', label: 'Title', doc: '', marked: false, path, value: 'Old' };
const state = {
  trees: { team: [field] },
  problems: [],
  warnings: [],
  pages: [],
  articles: {},
  history: {},
  committed: [],
  targets: [],
};
const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/editor/layer/server', () => ({ call, listeners: {} }));
vi.mock('@/editor/layer/frame', async (original) => ({
  ...(await original<object>()),
  stage: document.createElement('div'),
  page: () => document,
  onPage: () => {},
  whenHydrated: async () => {},
}));

const settled = () => new Promise((done) => setTimeout(done, 20));
const typed = () => document.querySelector('[data-edit]') as HTMLElement;
const press = async (key: string) => {
  typed().dispatchEvent(new KeyboardEvent('keydown', { key }));
  await settled();
};
const draft: Draft = { path, value: 'Earlier', was: 'Old', message: 'is too long' };

beforeEach(async () => {
  vi.stubGlobal('EventSource', class {});
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  call.mockImplementation(async (name) =>
    name === 'state' ? { state: state as unknown as State } : { ok: false, problems: ['No.'] },
  );
  const main = document.createElement('main');
  main.textContent = 'Old';
  document.body.append(main);
  await import('@/editor/layer/layer');
  await settled();
});

it('Escape drops what was typed since the text was opened, and keeps the draft of an earlier edit', async () => {
  store.drafts.set('team/team/title', draft);
  screen.getByRole('button', { name: 'Old' }).click();
  await settled();
  expect(typed().textContent).toBe('Earlier');
  typed().textContent = 'Later';
  await press('Enter');
  expect(store.drafts.get('team/team/title')?.value).toBe('Later');
  await press('Escape');
  expect([typed(), store.drafts.get('team/team/title')]).toEqual([null, draft]);
});
