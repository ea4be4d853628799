import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { problemBox } from '@/editor/layer/alert';
import { listView } from '@/editor/layer/list';
import { store } from '@/editor/layer/store';
import type { Field } from '@/editor/types';

const { change } = vi.hoisted(() => ({ change: vi.fn(async (..._: unknown[]) => []) }));
vi.mock('@/editor/layer/store', async (original) => ({ ...(await original<object>()), change }));

const path = ['team', 'team', 'people'];
const fields = ['A', 'B', 'C'].map((label, index) => ({ kind: 'group', label, path: [...path, index] }));
const entry = (index: number) => document.querySelectorAll('.entry')[index] as Element;
const drop = (index: number) => entry(index).dispatchEvent(new Event('drop', { cancelable: true }));

beforeEach(() => {
  change.mockClear();
  document.body.append(listView({ kind: 'list', path, value: ['A', 'B', 'C'], fields } as unknown as Field));
});

it('an entry that is dragged to another place is moved there', () => {
  entry(0).dispatchEvent(new Event('dragstart'));
  expect(drop(2)).toBe(false);
  expect(change.mock.calls[0]?.[1]).toMatchObject({ do: 'move', at: 0, to: 2 });
});

it('a file that is dropped on a list, before or after that, moves nothing and is not opened', () => {
  expect(drop(1)).toBe(false);
  entry(0).dispatchEvent(new Event('dragstart'));
  entry(0).dispatchEvent(new Event('dragend'));
  expect(drop(2)).toBe(false);
  expect(change).not.toHaveBeenCalled();
});

it.each(['Move down', 'Duplicate', 'Remove'])(
  '%s is refused while a value of an entry is not saved',
  async (action) => {
    const where = [...path, 1, 'name'];
    store.drafts.set(where.join('/'), { path: where, value: 'x', was: 'y', message: '' });
    screen.getByRole('button', { name: `${action}: A` }).click();
    expect([change.mock.calls, problemBox.textContent]).toEqual([
      [],
      'team › : a value in this list is not saved. Save or discard it, then try again.',
    ]);
    store.drafts.clear();
    screen.getByRole('button', { name: `${action}: A` }).click();
    expect(change).toHaveBeenCalledOnce();
  },
);
