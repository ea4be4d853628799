import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { row } from '@/editor/layer/form';
import { draftList } from '@/editor/layer/notices';
import { keyOf, reload, save, store } from '@/editor/layer/store';
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
const field = () => store.fields.get(keyOf(path)) as Field;

beforeEach(async () => {
  onDisk = 'Old';
  writes = [];
  store.drafts.clear();
  call.mockImplementation(async (name: string, body: { operations: Operation[] }) => {
    if (name === 'state') return state();
    const [operation] = body.operations;
    writes.push([operation?.was, operation?.do === 'set' && operation.value]);
    if (operation?.was !== onDisk) return { ok: false, problems: [conflict], conflict: { path, value: onDisk } };
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
