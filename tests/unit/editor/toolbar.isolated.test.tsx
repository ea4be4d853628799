import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { problemBox } from '@/editor/layer/alert';
import { changesView } from '@/editor/layer/changes';
import { save, setState, store } from '@/editor/layer/store';
import { drawToolbar, toolbar } from '@/editor/layer/toolbar';
import type { State } from '@/editor/types';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/editor/layer/server', () => ({ call, listeners: {} }));

const bar = toolbar();
const settled = () => new Promise((done) => setTimeout(done, 20));
const step = { id: 1, label: 'Move', at: '', files: [] };
const state = (history: object) =>
  ({ trees: {}, pages: [], articles: {}, committed: [], history: { steps: [step], ...history } }) as unknown as State;
/** The directions of the steps that the server was asked for. */
const steps = () => call.mock.calls.filter(([name]) => name === 'step').map(([, { direction }]) => direction);
const press = async (name: string) => {
  screen.getByRole('button', { name }).click();
  await settled();
};

beforeEach(() => {
  store.drafts.clear();
  call.mockReset().mockResolvedValue({ ok: true, state: state({ undo: 'Earlier', redo: 'Later' }) });
  setState(state({ undo: 'Earlier' }));
  document.body.replaceChildren(bar, changesView());
  drawToolbar();
});

it('the message names the step that was undone, also if a value was saved by the click', async () => {
  await press('Undo');
  expect(bar.querySelector('.status')?.textContent).toBe('Undone: Later');
});

it.each(['text', 'checkbox', 'radio'])('by keyboard, with the focus on an input: %s', async (type) => {
  const input = document.createElement('input');
  input.type = type;
  document.body.append(input);
  const keys: KeyboardEventInit[] = [{ key: 'z' }, { key: 'Z', shiftKey: true }, { key: 'y' }];
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { ...key, ctrlKey: true, bubbles: true, cancelable: true });
    expect(input.dispatchEvent(event)).toBe(type === 'text');
    await settled();
  }
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'y', metaKey: true, bubbles: true }));
  await settled();
  expect(steps()).toEqual(type === 'text' ? [] : ['undo', 'redo', 'redo']);
});

it.each(['Undo', 'Revert: Move'])('%s does not give another entry the value that is not saved', async (button) => {
  const edit = { path: ['team', 'team', 'people', 0, 'name'], value: 'x', was: 'y' };
  call.mockResolvedValueOnce({ ok: false, problems: ['is refused'] });
  save('Name', edit);
  await press(button);
  expect(call.mock.calls.map(([name]) => name)).toEqual(['change']);
  expect(problemBox.textContent).toMatch(/^A value in a list is not saved\./);
  store.drafts.clear();
  await press(button);
  expect(call).toHaveBeenCalledTimes(2);
});
