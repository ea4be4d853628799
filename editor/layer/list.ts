import type { Field, Operation } from '../types';
import { button, el } from './dom';
import { placeOf } from './find';
import { row } from './form';
import { call } from './server';
import { change, save } from './store';
import { show } from './view';

type ListChange =
  | { do: 'insert'; at: number; value: unknown }
  | { do: 'delete'; at: number }
  | { do: 'move'; at: number; to: number };

/** A copy of an entry, with new values for the fields that must be unique. */
function copyOf(entry: unknown, { unique = [], value }: Field): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const copy = structuredClone(entry) as Record<string, unknown>;
  const others = value as Record<string, unknown>[];
  for (const key of new Set(['id', ...unique])) {
    const own = copy[key];
    if (typeof own !== 'string') continue;
    let count = 2;
    while (others.some((other) => other[key] === `${own} ${count}`)) count += 1;
    copy[key] = `${own} ${count}`;
  }
  return copy;
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const bounds = ({ min = 0, max = Number.POSITIVE_INFINITY, noun = 'entry' }: Field) =>
  min === max
    ? `Exactly ${max} entries: the layout has that many places.`
    : max < Number.POSITIVE_INFINITY
      ? `${min} to ${max} entries, each ${withArticle(noun)}.`
      : '';

/** A list: its entries, with buttons to move, duplicate, remove and add them. */
export function listView(field: Field, tell: (problems: string[]) => void): HTMLElement {
  const { fields = [], min = 0, max = Number.POSITIVE_INFINITY, noun = 'entry', path } = field;
  const addOne = `Add ${withArticle(noun)}`;
  const [full, least] = [fields.length >= max, fields.length <= min];
  const act = async (what: string, operation: ListChange, focus: number) => {
    tell(
      await change(`${what} in ${placeOf(path)}`, { path, was: field.value ?? undefined, ...operation } as Operation),
    );
    const rows = document.querySelectorAll<HTMLElement>('.entry');
    rows[Math.min(focus, rows.length - 1)]?.querySelector('button')?.focus();
  };
  const move = (at: number, to: number) =>
    to >= 0 && to < fields.length && to !== at && act('Move', { do: 'move', at, to }, to);
  const add = async () => {
    const { value } = await call<{ value: unknown }>('initialValue', { path });
    if (field.value === undefined) tell(await save(`Add ${placeOf(path)}`, [[path, [value]]]));
    else await act(addOne, { do: 'insert', at: fields.length, value }, fields.length);
  };
  const entries = fields.map((entry, index) => {
    const own =
      entry.kind === 'group'
        ? button(entry.label, () => show({ name: 'field', path: entry.path }), { class: 'open' })
        : row(entry);
    const name = { 'aria-label': entry.label };
    const item = el(
      'li',
      { className: 'entry', draggable: entry.kind === 'group' },
      own,
      el(
        'div',
        { className: 'tools', attributes: { role: 'group', ...name } },
        button('↑', () => move(index, index - 1), { 'aria-label': `Move up: ${entry.label}` }, index === 0),
        button(
          '↓',
          () => move(index, index + 1),
          { 'aria-label': `Move down: ${entry.label}` },
          index === fields.length - 1,
        ),
        button(
          'Duplicate',
          () => act('Duplicate', { do: 'insert', at: index + 1, value: copyOf(entry.value, field) }, index + 1),
          { 'aria-label': `Duplicate: ${entry.label}` },
          full,
        ),
        button(
          'Remove',
          () => act('Remove', { do: 'delete', at: index }, index),
          { 'aria-label': `Remove: ${entry.label}` },
          least,
        ),
      ),
    );
    item.addEventListener('keydown', (event) => {
      if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
    });
    item.addEventListener('dragstart', (event) => event.dataTransfer?.setData('text/plain', String(index)));
    item.addEventListener('dragover', (event) => event.preventDefault());
    item.addEventListener('drop', (event) => {
      event.preventDefault();
      move(Number(event.dataTransfer?.getData('text/plain')), index);
    });
    return item;
  });
  return el(
    'div',
    {},
    el('p', { className: 'help' }, bounds(field)),
    el('ol', { className: 'entries' }, ...entries),
    button(addOne, add, {}, full),
    el('p', { className: 'help' }, 'Move an entry with its arrows, with Alt and an arrow key, or by dragging it.'),
  );
}
