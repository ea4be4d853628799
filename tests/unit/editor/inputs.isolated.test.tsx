import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { problemBox } from '@/editor/layer/alert';
import { inputFor } from '@/editor/layer/inputs';
import { pictureForm } from '@/editor/layer/picture';
import { save, setState, store } from '@/editor/layer/store';
import { fieldView } from '@/editor/layer/texts';
import type { Field, State } from '@/editor/types';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/editor/layer/server', () => ({ call }));

const path = ['team', 'team', 'field'];
const field = (kind: string, value?: unknown, more = {}) =>
  ({ kind, label: 'Field', doc: '', path, optional: true, value, ...more }) as Field;
const saved = vi.fn();
function input<E extends HTMLInputElement | HTMLSelectElement>(of: Field) {
  saved.mockClear();
  const made = inputFor(of, of.value, saved, document.createElement('span')) as E;
  document.body.replaceChildren(made);
  return made;
}
const settled = () => new Promise((done) => setTimeout(done, 20));
/** The operations that were sent to the server. */
const operations = () => call.mock.calls.filter(([name]) => name === 'change').map(([, body]) => body.operations[0]);

it.each([
  [4, '4'],
  [{ label: 'TruOps', href: '/saas' }, '{"label":"TruOps","href":"/saas"}'],
])('a computed value is shown: %j', (value, shown) => {
  expect(input(field('fixed', value)).textContent).toBe(shown);
});

it('an optional number that is emptied is left out', async () => {
  const number = input<HTMLInputElement>(field('number', 4));
  number.value = '';
  number.dispatchEvent(new Event('blur'));
  expect(saved).toHaveBeenCalledWith('');
  call.mockReset().mockResolvedValue({ ok: true, state: { trees: {} } });
  setState({ trees: { team: [field('number', 4)] } } as unknown as State);
  await save('x', { path, value: '', was: 4 });
  expect(operations()).toEqual([{ do: 'remove', path, was: 4 }]);
});

it('an optional choice that is left out shows no option, so that each can be chosen, and can be left out again', () => {
  const options = { options: ['night', 'sky'] };
  const empty = input<HTMLSelectElement>(field('choice', undefined, options));
  expect([empty.value, [...empty.options].map(({ text }) => text)]).toEqual(['', ['No value', 'night', 'sky']]);
  expect(input<HTMLSelectElement>(field('choice', 'sky', options)).value).toBe('sky');
  expect(input<HTMLSelectElement>(field('choice', 'sky', { ...options, optional: false })).options).toHaveLength(2);
});

it('a picture or group that is left out can only be added, one that is there can be removed', async () => {
  const initial = { file: 'team/a.svg', alt: '' };
  call
    .mockReset()
    .mockImplementation(async (name) => (name === 'initialValue' ? { value: initial } : { state: { trees: {} } }));
  const show = (node: HTMLElement) => document.body.replaceChildren(node);
  const fields = [field('text', undefined, { path: [...path, 'alt'], label: 'Alt' })];
  for (const [view, kind] of [
    [pictureForm, 'picture'],
    [fieldView, 'group'],
  ] as const) {
    setState({ trees: {}, focalPoints: {}, crops: {} } as unknown as State);
    call.mockClear();
    show(view(field(kind, undefined, { fields })));
    expect(document.querySelectorAll('input, select')).toHaveLength(0);
    screen.getByRole('button', { name: 'Add: Field' }).click();
    await settled();
    setState({ trees: {}, focalPoints: {}, crops: {} } as unknown as State);
    show(view(field(kind, initial, { fields })));
    screen.getByRole('button', { name: 'Remove: Field' }).click();
    await settled();
    expect(operations()).toEqual([
      { do: 'set', path, value: initial },
      { do: 'remove', path, was: initial },
    ]);
  }
});

it('Add says so if the server does not answer', async () => {
  call.mockReset().mockResolvedValue({ problems: ['The server does not answer.'] });
  document.body.replaceChildren(fieldView(field('group', undefined)));
  screen.getByRole('button', { name: 'Add: Field' }).click();
  await settled();
  expect([operations(), problemBox.textContent]).toEqual([[], 'The server does not answer.']);
});

it('a picture that was added to a page is chosen from the folder of the other pages’ pictures', () => {
  const picture = (page: string, file: string) =>
    field('picture', { file, alt: '' }, { path: ['closing', 'closing', 'pages', page, 'image'] });
  const [home, about] = [picture('home', 'wide/a.jpg'), picture('about', 'placeholder/b.svg')];
  const focalPoints = { 'wide/a.jpg': [0.5, 0.5], 'placeholder/b.svg': [0.5, 0.5] };
  setState({ trees: { closing: [home, about] }, focalPoints, crops: {} } as unknown as State);
  document.body.replaceChildren(pictureForm(about));
  const { options } = screen.getByLabelText<HTMLSelectElement>('Existing picture');
  expect([...options].map(({ value }) => value)).toEqual(['placeholder/b.svg', 'wide/a.jpg']);
});

it('where the folder of a picture is not known, any existing picture can be chosen', () => {
  setState({ trees: {}, focalPoints: { 'wide/a.jpg': [0.5, 0.5] }, crops: {} } as unknown as State);
  document.body.replaceChildren(pictureForm(field('picture', { file: 'a.jpg', alt: '' })));
  const { options } = screen.getByLabelText<HTMLSelectElement>('Existing picture');
  expect([...options].map(({ value }) => value)).toEqual(['a.jpg', 'wide/a.jpg']);
});

it('an icon that is not saved is shown as chosen, with its help text', () => {
  setState({ trees: {}, icons: {} } as unknown as State);
  const icon = field('icon', 'sun', { doc: 'The icon above the title.', options: ['sun', 'wind'] });
  store.drafts.set(path.join('/'), { path, value: 'wind', was: 'sun', message: 'is taken' });
  document.body.replaceChildren(fieldView(icon));
  const [sun, wind] = ['sun', 'wind'].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }));
  expect([sun?.checked, wind?.checked]).toEqual([false, true]);
  const described = screen.getByRole('radiogroup').getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toContain('The icon above the title.');
  store.drafts.clear();
});

it.each(['number', 'date', 'switch'])('a %s takes every key but Enter', (kind) => {
  const made = input(field(kind, kind === 'number' ? 4 : undefined));
  for (const key of ['5', 'Tab', ' ', 'ArrowUp']) {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    // Browsers prevent the default if an `on…` handler returns false; happy-dom does not.
    expect([made.onkeydown?.(event), made.dispatchEvent(event)], key).toEqual([undefined, true]);
  }
});

it('a number is saved when it is left, not at each step of its arrows; a checkbox at once', () => {
  const number = input<HTMLInputElement>(field('number', 4));
  number.dispatchEvent(new Event('blur'));
  number.value = '5';
  number.dispatchEvent(new Event('change'));
  expect(saved).not.toHaveBeenCalled();
  number.dispatchEvent(new Event('blur'));
  // The old value again, while the row is still there.
  number.value = '4';
  number.dispatchEvent(new Event('blur'));
  expect(saved.mock.calls).toEqual([[5], [4]]);
  input<HTMLInputElement>(field('switch', false)).click();
  expect(saved.mock.calls).toEqual([[true]]);
});

it('a number that is not finished is not saved as no number', () => {
  const number = input<HTMLInputElement>(field('number', 4));
  number.value = '';
  Object.defineProperty(number, 'validity', { value: { badInput: true } });
  number.dispatchEvent(new Event('blur'));
  expect(saved).not.toHaveBeenCalled();
});

it.each([
  ['number', 4, '5', 5],
  ['text', 'a', 'b', 'b'],
] as const)('Enter saves a %s, keeps the focus there, and lets the panel be drawn again', (kind, old, typed, value) => {
  const made = input<HTMLInputElement>(field(kind, old));
  made.focus();
  made.value = typed;
  made.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(saved.mock.calls).toEqual([[value]]);
  expect([document.activeElement, made.defaultValue]).toEqual([made, typed]);
});

it('Enter that confirms a candidate of an input method does not save', () => {
  const text = input<HTMLInputElement>(field('text', 'a'));
  text.focus();
  text.value = 'b';
  text.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true }));
  expect(saved).not.toHaveBeenCalled();
});

it.each(['text', 'number'])('Escape takes back what was typed in a %s since the last save', (kind) => {
  const made = input<HTMLInputElement>(field(kind, '1'));
  made.value = '2';
  made.dispatchEvent(new Event('blur'));
  made.value = '3';
  made.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(made.value).toBe('2');
});
