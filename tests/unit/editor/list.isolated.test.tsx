import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { problemBox } from '@/editor/layer/alert';
import { listView } from '@/editor/layer/list';
import { pictureForm } from '@/editor/layer/picture';
import { setState, store } from '@/editor/layer/store';
import type { Field, State } from '@/editor/types';

const { change, call } = vi.hoisted(() => ({
  change: vi.fn(async (..._: unknown[]): Promise<string[]> => []),
  call: vi.fn(),
}));
vi.mock('@/editor/layer/server', () => ({ call }));
vi.mock('@/editor/layer/store', async (original) => ({ ...(await original<object>()), change }));

const path = ['team', 'team', 'people'];
const fields = ['A', 'B', 'C'].map((label, index) => ({ kind: 'group', label, path: [...path, index] }));
function draw(entries: object[], value?: string[]) {
  document.body.replaceChildren(listView({ kind: 'list', path, value, fields: entries } as unknown as Field));
}
const settled = () => new Promise((done) => setTimeout(done, 20));
const unsaved =
  'team › : a value in this list is not saved. Save it, discard it or wait for its upload, then try again.';
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
  await settled();
};
const sent = () => change.mock.calls.map(([, operation]) => operation);
const entry = (index: number) => document.querySelectorAll('.entry')[index] as Element;
const drop = (index: number) => entry(index).dispatchEvent(new Event('drop', { cancelable: true }));

beforeEach(() => {
  change.mockReset().mockResolvedValue([]);
  call
    .mockReset()
    .mockImplementation(async (_, { copy }) => ({ value: copy === undefined ? 'new' : `copy of ${copy}` }));
  draw(fields, ['A', 'B', 'C']);
});

it('an entry that is dragged to another place is moved there', async () => {
  entry(0).dispatchEvent(new Event('dragstart'));
  expect(drop(2)).toBe(false);
  await settled();
  expect(change.mock.calls[0]?.[1]).toMatchObject({ do: 'move', at: 0, to: 2 });
});

it('a file that is dropped on a list, before or after that, moves nothing and is not opened', async () => {
  expect(drop(1)).toBe(false);
  entry(0).dispatchEvent(new Event('dragstart'));
  entry(0).dispatchEvent(new Event('dragend'));
  expect(drop(2)).toBe(false);
  await settled();
  expect(change).not.toHaveBeenCalled();
});

it.each(['Move down', 'Duplicate', 'Remove'])(
  '%s is refused while a value of an entry is not saved',
  async (action) => {
    const where = [...path, 1, 'name'];
    store.drafts.set(where.join('/'), { path: where, value: 'x', was: 'y', message: '' });
    await press(`${action}: A`);
    expect([change.mock.calls, problemBox.textContent]).toEqual([[], unsaved]);
    store.drafts.clear();
    await press(`${action}: A`);
    expect(change).toHaveBeenCalledOnce();
  },
);

it('no entry is moved while a picture of one is uploaded', async () => {
  setState({ trees: {}, focalPoints: {}, crops: {} } as unknown as State);
  let answer = (_: object) => {};
  call.mockImplementation(() => new Promise((done) => (answer = done)));
  const value = { file: 'team/a.svg', alt: '' };
  const form = pictureForm({ kind: 'picture', label: '', path: [...path, 1, 'image'], value } as unknown as Field);
  form.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { files: [new File(['x'], 'b.svg')] } }));
  await press('Move down: A');
  expect([change.mock.calls, problemBox.textContent]).toEqual([[], unsaved]);
  answer({ problems: ['is broken'] });
  await settled();
  await press('Move down: A');
  expect(change).toHaveBeenCalledOnce();
});

it('the server gives the value of a new entry and of a copy', async () => {
  await press('Add an entry');
  await press('Duplicate: A');
  draw([]);
  await press('Add an entry');
  expect(sent()).toMatchObject([
    { do: 'insert', at: 3, value: 'new' },
    { do: 'insert', at: 1, value: 'copy of 0' },
    { do: 'set', value: ['new'] },
  ]);
});

it('where a new entry is refused, a copy of the last one is added; where that is refused too, the first reason is shown', async () => {
  change.mockResolvedValueOnce(['names a region that the drawing does not have']);
  await press('Add an entry');
  expect(sent()).toMatchObject([{ value: 'new' }, { value: 'copy of 2' }]);
  expect(problemBox.hidden).toBe(true);
  change.mockResolvedValueOnce(['the first']).mockResolvedValueOnce(['the second']);
  await press('Add an entry');
  expect(problemBox.textContent).toBe('the first');
});

it('Add says so if the server does not answer', async () => {
  call.mockResolvedValue({ problems: ['The server does not answer.'] });
  await press('Add an entry');
  expect([sent(), problemBox.textContent]).toEqual([[], 'The server does not answer.']);
});

it('after a removal the focus is on the next entry, where its first button is disabled too', async () => {
  const texts = [0, 1].map((index) => ({ kind: 'fixed', label: String(index), path: [...path, index] }));
  draw(texts, []);
  change.mockImplementation(async () => {
    draw(texts.slice(1), []);
    return [];
  });
  await press('Remove: 0');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Duplicate: 1');
});
