import { folderOf } from '../../../lib/resolve';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import { ordinal, type Problem } from '../problem';

/** What a record of entries by name lacks, and what it has too much. */
function entryProblems(file: string, path: string[], keys: string[], wanted: string[], known: string[], noun: string) {
  const missing = wanted.filter((id) => !keys.includes(id));
  const unknown = keys.filter((id) => !known.includes(id));
  return [
    ...missing.map((id) => ({ file, path, message: `has no entry for the ${noun} ${id}: add one under that name` })),
    ...unknown.map((id) => ({
      file,
      path: [...path, id],
      message: `there is no ${noun} ${id} that uses this: remove it.${nearestHint(id, missing)}`,
    })),
  ];
}

/** Each page ends with words of its own; pages of some folders, and no others, end without. */
export function closingProblems({ routes, closing: module }: Content): Problem[] {
  const { without = [], pages = {}, articles } = module?.closing ?? {};
  const file = 'content/closing.ts';
  const all = Object.entries(routes?.routes ?? {});
  const folders = [...new Set(all.map(([, { path }]) => folderOf(path)))];
  const own = all.filter(([, { path, canonical }]) => !canonical && !without.includes(folderOf(path)));
  const wanted = own.map(([id]) => id);
  const seen = new Map<string, string>();
  const lines = [
    ...Object.entries(pages).map(([id, { line }]) => ({ line, path: ['pages', id, 'line'] })),
    ...(articles?.lines ?? []).map((line, index) => ({ line, path: ['articles', `${ordinal(index + 1)} sentence`] })),
  ];
  const repeated = lines.flatMap(({ line, path }) => {
    const other = seen.get(line.toLowerCase());
    seen.set(line.toLowerCase(), path.join(' › '));
    return other ? [{ file, path, message: `is the sentence of ${other}: each page needs its own` }] : [];
  });
  return [
    ...entryProblems(file, ['without'], without, [], folders, 'folder'),
    ...entryProblems(file, ['pages'], Object.keys(pages), wanted, wanted, 'page'),
    ...repeated,
  ];
}

/** Each folder with a page under construction has links that such a page offers meanwhile. */
export function placeholderProblems({ routes, screens }: Content): Problem[] {
  const built = Object.values(routes?.routes ?? {}).filter(({ placeholder }) => placeholder);
  const folders = [...new Set(built.map(({ path }) => folderOf(path)))];
  const links = Object.keys(screens?.screens?.placeholder.meanwhile.links ?? {});
  const path = ['placeholder', 'meanwhile', 'links'];
  return entryProblems('content/screens.ts', path, links, folders, folders, 'folder');
}
