import type { Field, Operation } from '../types';
import { showProblems } from './alert';
import { button, el, help } from './dom';
import { placeOf } from './find';
import { row } from './form';
import { withInitialValue } from './optional';
import { pendingIn } from './pending';
import { change, pathKey } from './store';
import { show } from './view';

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const bounds = ({ min = 0, max = Number.POSITIVE_INFINITY, noun = 'entry' }: Field) =>
  min === max
    ? `Exactly ${max} entries: the layout has that many places.`
    : max < Number.POSITIVE_INFINITY
      ? `${min} to ${max} entries, each ${withArticle(noun)}.`
      : '';

/** A list: its entries, with buttons to move, duplicate, remove and add them. */
export function listView(field: Field): HTMLElement {
  const { fields = [], min = 0, max = Number.POSITIVE_INFINITY, noun = 'entry', path } = field;
  const addOne = `Add ${withArticle(noun)}`;
  const [full, atMinimum] = [fields.length >= max, fields.length <= min];
  const act = async (what: string, focus: number, send: (label: string) => Promise<string[]>) => {
    const isIn = (key: string) => key.startsWith(`${pathKey(path)}/`);
    const pending = await pendingIn(`${placeOf(path)}: a value in this list`, isIn);
    if (pending.length > 0) return showProblems(pending);
    showProblems(await send(`${what} in ${placeOf(path)}`));
    const rows = document.querySelectorAll<HTMLElement>('.entry');
    rows[Math.min(focus, rows.length - 1)]
      ?.querySelector<HTMLElement>('input, textarea, select, button:not(:disabled)')
      ?.focus();
  };
  const list = { path, was: field.value ?? undefined };
  const send = (operation: Operation) => (label: string) => change(label, operation);
  const insert = (at: number, copy?: number) => (label: string) =>
    withInitialValue(
      path,
      (value) =>
        field.value === undefined
          ? change(label, { do: 'set', path, value: [value] })
          : send({ ...list, do: 'insert', at, value })(label),
      copy,
    );
  const move = (at: number, to: number) =>
    to >= 0 && to < fields.length && to !== at && act('Move', to, send({ ...list, do: 'move', at, to }));
  const duplicate = (at: number) => act('Duplicate', at + 1, insert(at + 1, at));
  const add = () =>
    act(addOne, fields.length, async (label) => {
      const problems = await insert(fields.length)(label);
      // An entry that names something, such as a region of a drawing, is only valid with the name of one that exists.
      const copied =
        problems.length > 0 && fields.length > 0 && (await insert(fields.length, fields.length - 1)(label));
      return copied && copied.length === 0 ? [] : problems;
    });
  /** The entry that is being dragged. Files and texts can be dropped too. */
  let dragged: number | undefined;
  const entries = fields.map((entry, index) => {
    const own =
      entry.kind === 'group'
        ? button(entry.label, () => show({ name: 'field', path: entry.path }), { class: 'open' })
        : row(entry);
    const tool = (text: string, action: string, onclick: () => void, disabled: boolean) =>
      button(text, onclick, { 'aria-label': `${action}: ${entry.label}` }, disabled);
    const item = el(
      'li',
      { className: 'entry', draggable: entry.kind === 'group' },
      own,
      el(
        'div',
        { className: 'tools', attributes: { role: 'group', 'aria-label': entry.label } },
        tool('↑', 'Move up', () => move(index, index - 1), index === 0),
        tool('↓', 'Move down', () => move(index, index + 1), index === fields.length - 1),
        tool('Duplicate', 'Duplicate', () => duplicate(index), full),
        tool('Remove', 'Remove', () => act('Remove', index, send({ ...list, do: 'delete', at: index })), atMinimum),
      ),
    );
    item.addEventListener('keydown', (event) => {
      if (!event.altKey || !['ArrowUp', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
    });
    item.addEventListener('dragstart', (event) => {
      dragged = index;
      // Firefox starts no drag without data.
      event.dataTransfer?.setData('text/plain', entry.label);
    });
    item.addEventListener('dragend', () => {
      dragged = undefined;
    });
    item.addEventListener('dragover', (event) => event.preventDefault());
    item.addEventListener('drop', (event) => {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, index);
    });
    return item;
  });
  return el(
    'div',
    {},
    help(bounds(field)),
    el('ol', {}, ...entries),
    button(addOne, add, {}, full),
    help('Move an entry with its arrows, with Alt and an arrow key, or by dragging it.'),
  );
}
