import { folderOf } from '../../../lib/resolve';
import { createReport } from '../field-report';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';
import type { Keys } from '../walk';

type Entries = Record<string, unknown> | string[];

/** Reports entries of a record or list that are missing (`wanted`) or unknown (not in `known`). */
function entryProblems(
  module: 'closing' | 'fallbacks',
  path: Keys,
  entries: Entries,
  wanted: string[],
  known: string[],
  noun: string,
) {
  const { problems, report } = createReport(module);
  const ids = Array.isArray(entries) ? entries : Object.keys(entries);
  const missing = wanted.filter((id) => !ids.includes(id));
  for (const id of missing) report(path, `has no entry for the ${noun} ${id}: add one under that name`);
  for (const [index, id] of ids.entries())
    if (!known.includes(id)) {
      const key = Array.isArray(entries) ? index : id;
      report([...path, key], `no ${noun} ${id} needs this: remove it.${nearestHint(id, missing)}`);
    }
  return problems;
}

/** Every page, except those of the folders in `without`, has a call to action. */
export function closingProblems({ routes, closing: module }: Content): Problem[] {
  const { without = [], pages = {} } = module?.closing ?? {};
  const all = Object.values(routes?.routes ?? {});
  const folders = [...new Set(all.map(({ path }) => folderOf(path)))];
  const wanted = Object.entries(routes?.routes ?? {})
    .filter(([, { path, canonical }]) => !canonical && !without.includes(folderOf(path)))
    .map(([id]) => id);
  return [
    ...entryProblems('closing', ['without'], without, [], folders, 'folder'),
    ...entryProblems('closing', ['pages'], pages, wanted, wanted, 'page'),
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
  const { images = {}, meanwhile = {} } = fallbacks?.fallbacks?.placeholder ?? {};
  const place = ['placeholder', 'meanwhile'];
  return [
    ...entryProblems('fallbacks', ['placeholder', 'images'], images, [], known, 'page or folder'),
    ...entryProblems('fallbacks', place, meanwhile, folders, Object.keys(meanwhile), 'folder'),
    ...entryProblems('fallbacks', place, meanwhile, [], known, 'page or folder'),
  ];
}
