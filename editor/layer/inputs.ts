import type { Field } from '../types';
import { drawing, el } from './dom';
import { store } from './store';
import { clean } from './text';

type Save = (value: unknown) => void;
let count = 0;

/** Addresses of the site, offered while a link is typed. */
export function targetList() {
  const list = el('datalist', { id: 'targets' });
  store.watch(() =>
    list.replaceChildren(...store.state.targets.map(({ href, label }) => el('option', { value: href, label }))),
  );
  return list;
}

export const lettersLeft = (text: string, { min = 0, max }: Field) => {
  if (max === undefined) return '';
  const left = max - text.length;
  if (left < 0) return `${-left} letters too many`;
  return text.length < min ? `${min - text.length} letters more are needed` : `${left} letters left`;
};

function textInput(field: Field, value: string, save: Save, describedBy: string, left: HTMLElement) {
  const long = (field.max ?? 0) > 60;
  const input = el(long ? 'textarea' : 'input', { value, attributes: { 'aria-describedby': describedBy } });
  if (field.kind === 'link') input.setAttribute('list', 'targets');
  if (input instanceof HTMLTextAreaElement) input.rows = Math.min(8, Math.ceil(((field.max ?? 0) * 0.9) / 38));
  const show = () => {
    left.textContent = lettersLeft(clean(input.value), field);
  };
  show();
  input.addEventListener('input', show);
  input.addEventListener('change', () => save(clean(input.value)));
  input.addEventListener('keydown', (event) => {
    const { key } = event as KeyboardEvent;
    if (key === 'Enter') {
      event.preventDefault();
      input.blur();
    }
    if (key === 'Escape') {
      input.value = value;
      show();
    }
  });
  return input;
}

function iconChoice(field: Field, save: Save) {
  count += 1;
  const choices = (field.options ?? []).map((name) => {
    const input = el('input', {
      type: 'radio',
      name: `icon-${count}`,
      checked: name === field.value,
      onchange: () => save(name),
      attributes: { 'aria-label': name },
    });
    return el('label', { title: name }, input, drawing(store.state.icons[name] ?? '') as unknown as Node);
  });
  return el('div', { className: 'icons', attributes: { role: 'radiogroup', 'aria-label': field.label } }, ...choices);
}

/** What a value is changed with, as its schema has it. */
export function inputFor(
  field: Field,
  value: unknown,
  save: Save,
  describedBy: string,
  left: HTMLElement,
): HTMLElement {
  const described = { attributes: { 'aria-describedby': describedBy } };
  switch (field.kind) {
    case 'switch':
      return el('input', {
        type: 'checkbox',
        checked: value === true,
        onchange: (event) => save((event.target as HTMLInputElement).checked),
        ...described,
      });
    case 'number':
      return el('input', {
        type: 'number',
        value: String(value ?? ''),
        onchange: (event) => save((event.target as HTMLInputElement).valueAsNumber),
        ...described,
      });
    case 'date':
      return el('input', {
        type: 'date',
        value: String(value ?? ''),
        onchange: (event) => save((event.target as HTMLInputElement).value),
        ...described,
      });
    case 'icon':
      return iconChoice(field, save);
    case 'choice': {
      const options = (field.options ?? []).map((text) =>
        el('option', { value: text, selected: text === value }, text),
      );
      return el(
        'select',
        { onchange: (event) => save((event.target as HTMLSelectElement).value), ...described },
        ...options,
      );
    }
    case 'fixed':
      return el('output', described, String(value));
    default:
      return textInput(field, String(value ?? ''), save, describedBy, left);
  }
}
