import type { Field } from '../types';
import { button, el, help } from './dom';
import { placeOf } from './find';
import { finishTyping } from './inline';
import { inputFor } from './inputs';
import { isLeftOut } from './optional';
import { pictureForm } from './picture';
import { type Draft, discard, pathKey, save, store, valueAt } from './store';
import { show } from './view';

let count = 0;

/** If the file has changed since a draft was begun: its value now, and a button that overwrites it. */
export function replacement({ path, was }: Draft): Node[] {
  const now = valueAt(path);
  if (now === was) return [];
  const replace = async () => {
    // Leaving a text on the page updates its draft.
    await finishTyping();
    const draft = store.drafts.get(pathKey(path));
    if (draft) await save(placeOf(path), { ...draft, was: now });
  };
  return [el('p', {}, `In the file now: ${now ?? 'no value'}`), button('Replace it', replace)];
}

/** The check's messages about a value that was not saved, and `actions` below them. */
export function refusal({ path }: Field, ...actions: Node[]): HTMLElement | undefined {
  const draft = store.drafts.get(pathKey(path));
  if (!draft) return undefined;
  return el(
    'div',
    { className: 'refused', attributes: { role: 'alert' } },
    el('p', {}, 'Not saved:'),
    ...draft.message.split('\n').map((line) => el('p', {}, line)),
    ...replacement(draft),
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
  const draft = store.drafts.get(pathKey(field.path));
  const value = draft ? draft.value : field.value;
  let { was } = draft ?? { was: field.value };
  let sent = was;
  const saveValue = async (next: unknown) => {
    if (next === sent && !draft) return;
    sent = next;
    const problems = await save(placeOf(field.path), { path: field.path, value: next, was });
    // This row stays if the next text is being typed in it already.
    if (problems.length === 0) was = valueAt(field.path);
  };
  const input = inputFor(field, value, saveValue, counter);
  input.id = id;
  input.dataset.path = pathKey(field.path);
  input.setAttribute('aria-describedby', helpId);
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
  const amount = field.kind === 'list' ? ` (${field.fields?.length ?? 0})` : isLeftOut(field) ? ' (left out)' : '';
  return el(
    'div',
    { className: 'row' },
    button(`${field.label}${amount} ›`, () => show({ name: 'field', path: field.path }), { class: 'open' }),
    field.doc && help(field.doc),
  );
}
