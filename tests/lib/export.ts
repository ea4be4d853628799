import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { redirects } from '@/lib/href';
import { filesIn } from '@/scripts/lib/files';
import { memoize } from '@/scripts/lib/memoize';
import { out } from './out';

const { DOMParser } = new Window({ settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } });
export type Dom = InstanceType<typeof DOMParser>['parseFromString'] extends (...args: never[]) => infer D ? D : never;

/** All files of the export, as paths from its root: `/about/index.html`. */
export const files = filesIn(out).map((file) => `/${file}`);
export const text = (file: string) => readFileSync(out + file, 'utf8');

/** The old addresses of pages and of articles, each with its target. */
export const aliasList = redirects().map(([alias, to]) => [alias, to.path] as const);
export { out } from './out';
export { pagePaths } from './page-paths';

/** The style sheets of the export and the `style` elements of its pages, each with its file. */
export const styles = () => [
  ...files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: text(file) })),
  ...files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...page(file).querySelectorAll('style')].map(({ textContent }) => ({ file, css: textContent ?? '' })),
    ),
];

const parse = memoize((file: string) => {
  const html = text(file).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, (script) => script.replace(/>[\s\S]*</, '><'));
  return new DOMParser().parseFromString(html, 'text/html') as Dom;
});
/** The page at a path or file, as a document in which nothing runs. */
export const page = (path: string): Dom => parse(path.endsWith('/') ? `${path}index.html` : path);

/** A text with single spaces, and none at its ends. */
export const singleSpaced = (words: string | null | undefined) => (words ?? '').replace(/\s+/g, ' ').trim();

const inline = new Set(['A', 'ABBR', 'B', 'CODE', 'EM', 'SMALL', 'SPAN', 'STRONG', 'TIME']);

type TreeNode = { childNodes: Iterable<unknown>; nodeName: string; nodeType: number; textContent: string | null };

/**
 * The text of an element, with single spaces, and a space between block elements.
 *
 * @public Only `tests/export/specification*` import it. When a client has deleted these (docs/testing.md), knip must not
 * report the export as unused.
 */
export function wordsOf(element: unknown): string {
  const words: string[] = [];
  const walk = (node: TreeNode) => {
    if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.nodeName)) return;
    if (node.nodeType === 3) words.push(node.textContent ?? '');
    for (const child of node.childNodes) walk(child as TreeNode);
    if (node.nodeType === 1 && !inline.has(node.nodeName)) words.push(' ');
  };
  walk(element as TreeNode);
  return singleSpaced(words.join(''));
}

/** The text of a page's `main`. */
export function mainText(path: string): string {
  const main = page(path).querySelector('main');
  return main ? wordsOf(main) : '';
}
