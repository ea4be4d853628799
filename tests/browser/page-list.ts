import { routes } from '@/content/routes';
import { page } from '../lib/export';
import { pagePaths, postPaths } from '../lib/paths';

/** The tags and classes in a page's `main`, without the focal points of pictures. */
const parts = (path: string) =>
  [...(page(path).querySelector('main')?.querySelectorAll('*') ?? [])].map(
    (e) => `${e.tagName} ${String(e.className).replace(/object-\[\S+\]/, '')}`,
  );

/** Pages that together have every tag and class of the given ones, those with the most first. */
function covering(paths: string[]): string[] {
  const all = paths.map((path) => ({ path, parts: [...new Set(parts(path))] }));
  const seen = new Set<string>();
  return all
    .sort((a, b) => b.parts.length - a.parts.length)
    .filter((one) => {
      const before = seen.size;
      for (const part of one.parts) seen.add(part);
      return seen.size > before;
    })
    .map(({ path }) => path);
}

/** Paths in groups of three. A test visits a group in one tab: starting a tab takes longer than loading a page. */
export const inGroups = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / 3) }, (_, index) => paths.slice(index * 3, index * 3 + 3));

const placeholders: string[] = Object.values(routes).flatMap((route) => ('placeholder' in route ? route.path : []));
const chosen = [placeholders, postPaths].flatMap(covering);

/** Placeholders and articles whose tags and classes all occur in other pages: only their text differs. */
export const repeatingPages = [...placeholders, ...postPaths].filter((path) => !chosen.includes(path));
/** All other pages. */
export const distinctPages = pagePaths.filter((path) => !repeatingPages.includes(path));
