import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { pathKey, reload, save, store } from '@/editor/layer/store';
import { createApi } from '@/editor/server/api';
import { Editor } from '@/editor/write/change';
import { copyForEditor } from './copy';

const root = copyForEditor();
afterAll(() => rmSync(root, { recursive: true }));
const api = createApi(new Editor(root));
vi.mock('@/editor/layer/server', () => ({
  call: (name: string, body = {}) => api[name]?.(Buffer.from(JSON.stringify(body)), new URLSearchParams()),
}));

const title = ['saas', 'saas', 'chapters', 0, 'products', 0, 'title'];
const read = () => JSON.stringify(store.state.trees);

it('a product is renamed together with the entries and articles that refer to it, in one step', async () => {
  await reload();
  const before = read();
  const { value: was, kind } = store.fields.get(pathKey(title)) ?? {};
  expect(kind).toBe('text');
  const fields = [...store.fields.values()];
  const references = fields.filter(({ refersTo, value }) => refersTo && value === was);
  expect(references.length).toBeGreaterThan(1);
  expect(await save('Name', { path: title, value: 'TruOther', was })).toEqual([]);
  for (const field of references) expect(store.fields.get(pathKey(field.path))?.value).toBe('TruOther');
  expect(readFileSync(path.join(root, 'content/saas.ts'), 'utf8')).toContain("title: 'TruOther'");
  expect(store.state.history.steps).toHaveLength(1);
  await api.step?.(Buffer.from('{"direction":"undo"}'), new URLSearchParams());
  await reload();
  expect(read()).toBe(before);
});
