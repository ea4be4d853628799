import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { finishTyping, typeInPlace } from '@/editor/layer/inline';
import { pathKey, setState, store } from '@/editor/layer/store';
import { saveTyped, typingView } from '@/editor/layer/texts';
import type { Typing } from '@/editor/layer/view';
import type { Field, Operation, State } from '@/editor/types';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/editor/layer/server', () => ({ call }));

const paths = ['a', 'b', 'c'].map((key) => ['team', 'team', key]);
const state = (...values: string[]) => {
  const fields = paths.map((path, index) => ({ kind: 'text', label: 'T', doc: '', path, value: values[index] }));
  return { trees: { team: fields } } as unknown as State;
};
let typing: Typing;
const panel = document.createElement('div');
const draw = () => panel.replaceChildren(typingView(store.fields.get(pathKey(typing.path)) as Field, typing));
const settled = () => new Promise((done) => setTimeout(done, 20));
/** The fields that each call saved to. */
const saved = () => call.mock.calls.map(([, body]) => body.operations.map(({ path }: Operation) => path.at(-1)));

beforeEach(async () => {
  setState(state('Old', 'Old', 'Old'));
  call.mockReset().mockImplementation(async (_, { operations }: { operations: Operation[] }) => {
    for (const one of operations) expect(one).toMatchObject({ do: 'set', was: 'Old', value: 'New' });
    const values = paths.map((path) => (operations.some((one) => one.path.at(-1) === path.at(-1)) ? 'New' : 'Old'));
    return { ok: true, state: state(...values) };
  });
  typing = { name: 'typing', path: paths[0] as string[], text: 'Old', was: 'Old', others: [] };
  document.body.innerHTML = '<p>Old</p>';
  document.body.append(panel);
  draw();
  await typeInPlace({
    node: document.querySelector('p')?.firstChild as Text,
    text: 'Old',
    name: 'Text',
    onInput: () => {},
    onDone: async (text) => (await saveTyped(Object.assign(typing, { text }))).length === 0,
    onCancel: () => {},
    onEnd: () => {},
  });
  (document.querySelector('[data-edit]') as HTMLElement).textContent = 'New';
});
const press = async () => {
  screen.getByRole('button', { name: 'Change all 3' }).click();
  await settled();
};

it('the typed text replaces the old one in all fields in one step, and its field is closed', async () => {
  const button = screen.getByRole('button', { name: 'Change all 3' });
  const pressed = new MouseEvent('mousedown', { cancelable: true, bubbles: true });
  expect(button.dispatchEvent(pressed), 'the focus leaves the text').toBe(false);
  await press();
  expect([saved(), document.querySelector('[data-edit]')]).toEqual([[['a', 'b', 'c']], null]);
  expect(document.querySelector('p')?.textContent).toBe('New');
});

it('after the text has been left by keyboard, the others are still offered', async () => {
  await finishTyping();
  draw();
  await press();
  expect(saved()).toEqual([['a'], ['b', 'c']]);
});

it('a pasted text keeps the spaces at its ends', () => {
  const insert = vi.fn();
  document.execCommand = insert;
  const event = Object.assign(new Event('paste', { cancelable: true }), {
    clipboardData: { getData: () => ' and\nmore ' },
  });
  expect(document.querySelector('[data-edit]')?.dispatchEvent(event)).toBe(false);
  expect(insert).toHaveBeenCalledWith('insertText', false, ' and more ');
});
