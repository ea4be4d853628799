import { folderOf } from '../../../lib/resolve';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import { createReport, type Problem } from '../problem';

/** Reports entries of a record that are missing (`wanted`) or unknown (not in `known`). */
function entryProblems(file: string, path: string[], keys: string[], wanted: string[], known: string[], noun: string) {
  const { problems, report } = createReport(file);
  const missing = wanted.filter((id) => !keys.includes(id));
  for (const id of missing) report(path, `has no entry for the ${noun} ${id}: add one under that name`);
  for (const id of keys.filter((key) => !known.includes(key)))
    report([...path, id], `there is no ${noun} ${id} that uses this: remove it.${nearestHint(id, missing)}`);
  return problems;
}

/** Every page, except those of the folders in `without`, has a call to action. */
export function closingProblems({ routes, closing: module }: Content): Problem[] {
  const { without = [], pages = {} } = module?.closing ?? {};
  const file = 'content/closing.ts';
  const all = Object.values(routes?.routes ?? {});
  const folders = [...new Set(all.map(({ path }) => folderOf(path)))];
  const wanted = Object.entries(routes?.routes ?? {})
    .filter(([, { path, canonical }]) => !canonical && !without.includes(folderOf(path)))
    .map(([id]) => id);
  return [
    ...entryProblems(file, ['without'], without, [], folders, 'folder'),
    ...entryProblems(file, ['pages'], Object.keys(pages), wanted, wanted, 'page'),
  ];
}

/**
 * Each folder with a page under construction has links for such pages. Only such folders and pages have links and pictures
 * of their own.
 */
export function placeholderProblems({ routes, fallbacks }: Content): Problem[] {
  const unfinished = Object.entries(routes?.routes ?? {}).filter(([, { placeholder }]) => placeholder);
  const folders = [...new Set(unfinished.map(([, { path }]) => folderOf(path)))];
  const known = [...folders, ...unfinished.map(([id]) => id)];
  const { images = {}, meanwhile } = fallbacks?.fallbacks?.placeholder ?? {};
  const [file, path, links] = ['content/fallbacks.ts', ['placeholder'], Object.keys(meanwhile?.links ?? {})];
  return [
    ...entryProblems(file, [...path, 'images'], Object.keys(images), [], known, 'page or folder'),
    ...entryProblems(file, [...path, 'meanwhile', 'links'], links, folders, links, 'folder'),
    ...entryProblems(file, [...path, 'meanwhile', 'links'], links, [], known, 'page or folder'),
  ];
}
