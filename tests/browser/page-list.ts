import { readFileSync } from 'node:fs';
import { elementsOf, findElement, parseHtml, property } from '../../scripts/lib/html';
import { out } from '../lib/out';
import { pagePaths } from '../lib/paths';

/** The tags and classes in a page's `main`, without the focal points of pictures. */
function parts(path: string) {
  const main = findElement(parseHtml(readFileSync(`${out}${path}index.html`, 'utf8')), 'main');
  return main
    ? elementsOf(main).map((one) => `${one.tagName} ${property(one, 'className').replace(/object-\[[^\]]+\]/, '')}`)
    : [];
}

/**
 * A page is distinct if it has at least this many pairs of tag and class attribute that no earlier distinct page has. With
 * --full every page is.
 */
const least = process.env.TEST_FULL ? 0 : 4;
const seen = new Set<string>();

/**
 * Pages that together have nearly every tag and class, those with the most first. The others differ from them in little
 * but their text and pictures.
 */
export const distinctPages = pagePaths
  .map((path) => ({ path, parts: [...new Set(parts(path))] }))
  .sort((a, b) => b.parts.length - a.parts.length)
  .filter(({ parts: own }) => {
    const added = own.filter((part) => !seen.has(part));
    if (added.length < least) return false;
    for (const part of added) seen.add(part);
    return true;
  })
  .map(({ path }) => path);
/** The other pages. */
export const repeatingPages = pagePaths.filter((path) => !distinctPages.includes(path));

/** A page of each kind: pages of a kind share components. With --full every page. For tests that take seconds per page. */
export const kinds = process.env.TEST_FULL
  ? pagePaths
  : [
      '/',
      '/about/team/',
      '/offerings/saas/',
      '/offerings/services/',
      '/resources/blog/reading-a-thermal-picture/',
      '/resources/deviation-estimator/',
      '/contact/',
    ];

/** Paths in groups of three. A test visits a group in one tab: starting a tab takes longer than loading a page. */
export const inGroups = (paths: string[]) =>
  Array.from({ length: Math.ceil(paths.length / 3) }, (_, index) => paths.slice(index * 3, index * 3 + 3));
