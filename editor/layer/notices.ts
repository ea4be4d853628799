import { button, el } from './dom';
import { placeOf } from './find';
import { discard, save, store } from './store';
import { show } from './view';

/** The problems in the content on disk. */
export function problemList(): Node[] {
  const { problems } = store.state;
  if (problems.length === 0) return [];
  const lines = problems.map((line) => el('li', {}, line));
  return [
    el(
      'details',
      { className: 'refused' },
      el('summary', {}, `Problems in the content (${problems.length})`),
      el('ul', {}, ...lines),
    ),
  ];
}

/** The values that could not be saved yet. */
export function draftList(): Node[] {
  const entries = [...store.drafts.values()];
  if (entries.length === 0) return [];
  const rows = entries.map(({ path, value, message }) =>
    el(
      'li',
      {},
      el('p', {}, `${placeOf(path)}: ${String(value).slice(0, 120)}`),
      ...message.split('\n').map((line) => el('p', { className: 'help' }, line)),
      button('Save', () => save(placeOf(path), [[path, value]])),
      button('Discard', () => discard(path)),
      button('Show', () => show({ name: 'field', path: path.slice(0, -1) })),
    ),
  );
  return [
    el(
      'details',
      { open: true, className: 'refused' },
      el('summary', {}, `Not saved (${entries.length})`),
      el('ul', {}, ...rows),
    ),
  ];
}
