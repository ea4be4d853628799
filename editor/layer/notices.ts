import { button, el, help, listOf } from './dom';
import { placeOf } from './find';
import { replacement } from './form';
import { discard, save, store } from './store';
import { show } from './view';

const notice = (title: string, entries: (string | Node[])[], open: boolean): Node[] =>
  entries.length > 0
    ? [
        el(
          'details',
          { open, className: 'refused' },
          el('summary', {}, `${title} (${entries.length})`),
          listOf('ul', '', entries),
        ),
      ]
    : [];

/** The problems in the content on disk, and the warnings, which do not stop the build. */
export const problemList = () => [
  ...notice('Problems in the content', store.state.problems, false),
  ...notice('Warnings', store.state.warnings, false),
];

/** The values that could not be saved yet. */
export function draftList(): Node[] {
  const entries = [...store.drafts.values()].map((draft) => {
    const { path, value, message } = draft;
    const replace = replacement(draft);
    return [
      el('p', {}, `${placeOf(path)}: ${String(value).slice(0, 120)}`),
      ...message.split('\n').map((line) => help(line)),
      ...(replace.length > 0 ? replace : [button('Save', () => save(placeOf(path), draft))]),
      button('Discard', () => discard(path)),
      button('Show', () => show({ name: 'field', path: path.slice(0, -1) })),
    ];
  });
  return notice('Not saved', entries, true);
}
