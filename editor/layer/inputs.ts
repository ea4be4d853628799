import type { Field } from '../types';
import { el, iconSvg } from './dom';
import { pathKey, store } from './store';
import { charactersLeft, clean } from './text';

type Save = (value: unknown) => void;

/** The site's addresses as suggestions for link fields. */
export function targetList() {
  const list = el('datalist', { id: 'targets' });
  store.watch(() =>
    list.replaceChildren(...store.state.targets.map(({ href, label }) => el('option', { value: href, label }))),
  );
  return list;
}

const isAuthor = ({ path }: Field) => path[1] === 'metadata' && path[2] === 'author';

/** The authors of all articles as suggestions for an author field. */
export function authorList() {
  const list = el('datalist', { id: 'authors' });
  store.watch(() => {
    const names = [...store.fields.values()].filter(isAuthor).map(({ value }) => String(value));
    list.replaceChildren(...[...new Set(names)].map((value) => el('option', { value })));
  });
  return list;
}

/**
 * Saves a changed value when its input is left, and at Enter, which keeps the focus; Escape takes the change back. `change`
 * would save each step of a number or date.
 */
function saveOnLeave(input: HTMLInputElement | HTMLTextAreaElement, save: () => void) {
  input.addEventListener('blur', () => {
    // The browser asks for the rest of a number or date.
    if (input.validity.badInput) input.reportValidity();
    else if (input.value !== input.defaultValue) {
      save();
      input.defaultValue = input.value;
    }
  });
  input.addEventListener('keydown', (event) => {
    const { key, isComposing } = event as KeyboardEvent;
    if (isComposing) return;
    if (key === 'Enter') {
      event.preventDefault();
      input.blur();
      input.focus();
    }
    if (key === 'Escape') {
      input.value = input.defaultValue;
      input.dispatchEvent(new Event('input'));
    }
  });
}

function textInput(field: Field, value: string, save: Save, counter: HTMLElement) {
  const long = (field.max ?? 0) > 60;
  const input = el(long ? 'textarea' : 'input', { defaultValue: value });
  if (field.kind === 'link') input.setAttribute('list', 'targets');
  if (isAuthor(field)) input.setAttribute('list', 'authors');
  if (input instanceof HTMLTextAreaElement) input.rows = Math.min(8, Math.ceil(((field.max ?? 0) * 0.9) / 32));
  const show = () => {
    counter.textContent = charactersLeft(clean(input.value), field);
  };
  show();
  input.addEventListener('input', show);
  saveOnLeave(input, () => save(clean(input.value)));
  return input;
}

function iconChoice(field: Field, value: unknown, save: Save) {
  const choices = (field.options ?? []).map((name) => {
    const input = el('input', {
      type: 'radio',
      name: pathKey(field.path),
      checked: name === value,
      onchange: () => save(name),
      attributes: { 'aria-label': name },
    });
    return el('label', { title: name }, input, iconSvg(store.state.icons[name] ?? '') as unknown as Node);
  });
  return el('div', { className: 'icons', attributes: { role: 'radiogroup', 'aria-label': field.label } }, ...choices);
}

/** The input for a field's kind. `counter` shows how many characters are left. */
export function inputFor(field: Field, value: unknown, save: Save, counter: HTMLElement): HTMLElement {
  const text = String(value ?? '');
  switch (field.kind) {
    case 'switch': {
      const input = el('input', { type: 'checkbox', checked: value === true });
      input.addEventListener('change', () => save(input.checked));
      return input;
    }
    case 'number':
    case 'date': {
      const input = el('input', { type: field.kind, defaultValue: text });
      saveOnLeave(input, () => save(field.kind === 'date' || input.value === '' ? input.value : input.valueAsNumber));
      return input;
    }
    case 'icon':
      return iconChoice(field, value, save);
    case 'choice': {
      const options = [
        ...(field.optional ? [['', 'No value']] : []),
        ...(field.options ?? []).map((name) => [name, name]),
      ];
      const select = el(
        'select',
        { onchange: () => save(select.value) },
        ...options.map(([value = '', label]) => el('option', { value }, label)),
      );
      select.value = text;
      return select;
    }
    case 'fixed':
      return el('output', {}, typeof value === 'object' ? JSON.stringify(value) : text);
    default:
      return textInput(field, text, save, counter);
  }
}
