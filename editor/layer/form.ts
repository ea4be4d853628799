import type { Field } from '../types';
import { button, el, help } from './dom';
import { placeOf } from './find';
import { inputFor } from './inputs';
import { pictureForm } from './picture';
import { discard, keyOf, save, store } from './store';
import { show } from './view';

let count = 0;

/** The check's messages about a value that was not saved, and `actions` below them. */
export function refusal({ path }: Field, ...actions: Node[]): HTMLElement | undefined {
  const draft = store.drafts.get(keyOf(path));
  if (!draft) return undefined;
  return el(
    'div',
    { className: 'refused', attributes: { role: 'alert' } },
    el('p', {}, 'Not saved:'),
    ...draft.message.split('\n').map((line) => el('p', {}, line)),
    ...actions,
  );
}

/** One field: label, input and help text. */
export function row(field: Field): HTMLElement {
  if (field.kind === 'picture') return pictureForm(field);
  if (field.kind === 'group' || field.kind === 'list') return linkTo(field);
  count += 1;
  const [id, helpId] = [`field-${count}`, `help-${count}`];
  const counter = el('span', { className: 'counter' });
  const draft = store.drafts.get(keyOf(field.path));
  const value = draft ? draft.value : field.value;
  const saveValue = (next: unknown) => {
    if (next !== field.value || draft) save(placeOf(field.path), [[field.path, next]]);
  };
  const input = inputFor(field, value, saveValue, helpId, counter);
  input.id = id;
  input.dataset.path = keyOf(field.path);
  const label =
    field.kind === 'icon'
      ? el('span', { className: 'label' }, field.label)
      : el('label', { htmlFor: id, className: 'label' }, field.label);
  const fixed = field.kind === 'fixed' ? ' This value is fixed, or computed from another one.' : '';
  return el(
    'div',
    { className: 'row' },
    label,
    input,
    el('p', { id: helpId, className: 'help' }, field.doc, fixed, ' ', counter),
    refusal(
      field,
      button('Discard', () => discard(field.path)),
    ),
  );
}

function linkTo(field: Field): HTMLElement {
  const amount = field.kind === 'list' ? ` (${field.fields?.length ?? 0})` : '';
  return el(
    'div',
    { className: 'row' },
    button(`${field.label}${amount} ›`, () => show({ name: 'field', path: field.path }), { class: 'open' }),
    field.doc && help(field.doc),
  );
}
