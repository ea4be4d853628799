import { button, el } from './dom';
import { placeOf } from './find';
import { discard, save, store } from './store';
import { show } from './view';

/** What is wrong with the content as it is, whoever wrote it. */
export function faultList(): Node[] {
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

/** What could not be saved yet. */
export function draftList(): Node[] {
  const entries = [...store.drafts.values()];
  if (entries.length === 0) return [];
  const rows = entries.map(({ path, value, message }) =>
    el(
      'li',
      {},
      el('p', {}, `${placeOf(path)}: ${String(value).slice(0, 120)}`),
      ...message.split('\n').map((line) => el('p', { className: 'help' }, line)),
      button('Save it now', () => save(placeOf(path), [[path, value]])),
      button('Take back', () => discard(path)),
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
