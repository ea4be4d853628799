import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { row } from '@/editor/layer/form';
import { draftList } from '@/editor/layer/notices';
import { pathKey, reload, save, store } from '@/editor/layer/store';
import type { Field, Operation } from '@/editor/types';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/editor/layer/server', () => ({ call }));

const path = ['team', 'team', 'title'];
const conflict = 'content/team.ts has another value here now';
/** The value in the file. */
let onDisk: unknown;
/** The value of each write that the server was asked for, and the value that it was to replace. */
let writes: unknown[][] = [];
const state = () => ({
  trees: { team: [{ kind: 'text', label: 'Title', doc: '', optional: false, path, value: onDisk }] },
});
const field = () => store.fields.get(pathKey(path)) as Field;

beforeEach(async () => {
  onDisk = 'Old';
  writes = [];
  store.drafts.clear();
  call.mockImplementation(async (name: string, body: { operations: Operation[] }) => {
    if (name === 'state') return { state: state() };
    const [operation] = body.operations;
    writes.push([operation?.was, operation?.do === 'set' && operation.value]);
    if (operation?.was !== onDisk) return { ok: false, problems: [conflict], conflict: true };
    if (operation?.do === 'set') onDisk = operation.value;
    return { ok: true, state: state() };
  });
  await reload();
});
function type(text: string) {
  const input = screen.getByLabelText<HTMLInputElement>('Title');
  input.value = text;
  input.dispatchEvent(new Event('blur'));
}
const settled = () => new Promise((done) => setTimeout(done, 20));

it('a value that changes while another is typed is shown, and replaced only on request', async () => {
  document.body.append(row(field()));
  onDisk = 'Theirs';
  await reload();
  type('Mine');
  await settled();
  expect([onDisk, writes]).toEqual(['Theirs', [['Old', 'Mine']]]);
  document.body.replaceChildren(row(field()));
  expect(screen.getByText('In the file now: Theirs')).toBeTruthy();
  screen.getByRole('button', { name: 'Replace it' }).click();
  await settled();
  expect([onDisk, store.drafts.size]).toEqual(['Mine', 0]);
});

it('a kept draft does not replace a value that changed since it was typed', async () => {
  call.mockResolvedValueOnce({ ok: false, problems: ['is too long'] });
  await save('Title', { path, value: 'Mine', was: 'Old' });
  document.body.replaceChildren(...draftList());
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  onDisk = 'Theirs';
  await reload();
  document.body.replaceChildren(row(field()));
  type('Mine too');
  await settled();
  expect([onDisk, writes]).toEqual(['Theirs', [['Old', 'Mine too']]]);
  document.body.replaceChildren(...draftList());
  screen.getByRole('button', { name: 'Replace it' }).click();
  await settled();
  expect(onDisk).toBe('Mine too');
});

it('a conflict reads the content again, so that the value in the file can be shown', async () => {
  onDisk = 'Theirs';
  await save('Title', { path, value: 'Mine', was: 'Old' });
  expect(field().value).toBe('Theirs');
});

it('a second text in the same row replaces the first', async () => {
  document.body.append(row(field()));
  type('One');
  await settled();
  type('Two');
  await settled();
  expect([onDisk, writes]).toEqual([
    'Two',
    [
      ['Old', 'One'],
      ['One', 'Two'],
    ],
  ]);
});

it.each([
  ['another text', 'Two'],
  ['the old text', 'Old'],
])('%s that is typed before the first is saved waits for it, and replaces it', async (_, second) => {
  document.body.append(row(field()));
  type('One');
  type(second);
  await settled();
  expect([onDisk, store.drafts.size]).toEqual([second, 0]);
  expect(writes).toEqual([
    ['Old', 'One'],
    ['One', second],
  ]);
});

it('a text that is typed while the first conflicts does not replace the value in the file', async () => {
  document.body.append(row(field()));
  onDisk = 'Theirs';
  type('One');
  type('Two');
  await settled();
  expect([onDisk, store.drafts.get(pathKey(path))]).toMatchObject(['Theirs', { value: 'Two', was: 'Old' }]);
});

it('the drafts of two tabs are kept, and shown in both', async () => {
  const other = { path: ['team', 'team', 'other'], value: 'Theirs', was: '', message: 'is too long' };
  const storage = `edit-drafts-${location.port}`;
  const theirs = JSON.stringify([[pathKey(other.path), other]]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'edit-source-blog/a.mdx', newValue: 'x' }));
  window.dispatchEvent(new StorageEvent('storage', { key: storage, newValue: theirs }));
  document.body.replaceChildren(...draftList());
  expect(screen.getByText(/Theirs/)).toBeTruthy();
  call.mockResolvedValue({ ok: false, problems: ['is too long'] });
  await save('Title', { path, value: 'Mine', was: 'Old' });
  expect(JSON.parse(localStorage.getItem(storage) ?? '').map(([key]: [string]) => key)).toEqual([
    pathKey(other.path),
    pathKey(path),
  ]);
});

it('a field can be saved again after the panel could not be drawn', async () => {
  const fails = () => {
    throw new Error('cannot be drawn');
  };
  const watcher = store.watch(fails);
  const first = save('Title', { path, value: 'One', was: 'Old' });
  const second = save('Title', { path, value: 'Two', was: 'Old' });
  await expect(first).rejects.toThrow('cannot be drawn');
  await expect(second).rejects.toThrow('cannot be drawn');
  watcher.delete(fails);
  expect(await save('Title', { path, value: 'Three', was: onDisk })).toEqual([]);
  expect(writes.map(([, value]) => value)).toEqual(['One', 'Two', 'Three']);
});

it('a draft that arrives while another is saved is kept', async () => {
  const draft = (key: string) => ({ path: ['team', 'team', key], value: key, was: '', message: 'x' });
  store.drafts.set('team/team/a', draft('a'));
  call
    .mockResolvedValueOnce({ ok: false, problems: ['is only valid with another'] })
    .mockImplementationOnce(async () => {
      store.drafts.set('team/team/b', draft('b'));
      return { ok: true, state: state() };
    });
  await save('Title', { path, value: 'Mine', was: 'Old' });
  expect([...store.drafts.keys()]).toEqual(['team/team/b']);
});
