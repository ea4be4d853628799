import { routes } from '@/content/routes';
import { indexPaths } from '@/lib/posts';
import { elementsOf, parseHtml, textContent } from '../../scripts/lib/html';
import { files, page, pagePaths, singleSpaced, text } from './export';

/** All pages and articles, and the further index pages of the blog. */
export const allPages = [...pagePaths, ...indexPaths().slice(1)];
type Entry = { path: string; canonical?: keyof typeof routes; placeholder?: boolean; afterSending?: boolean };
const entries: Entry[] = Object.values(routes);
/** The placeholders, and the page that confirms that a message was sent. */
export const noindexPages = entries.flatMap((entry) => (entry.placeholder || entry.afterSending ? entry.path : []));
export const canonicals = new Map(
  entries.flatMap(({ path, canonical }) => (canonical ? [[path, routes[canonical].path]] : [])),
);
/** The pages that search engines may index. */
export const indexable = allPages.filter((path) => !noindexPages.includes(path) && !canonicals.has(path)).sort();

const all = (path: string, selector: string, attribute: string) =>
  [...page(path).head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');

/** The content of the meta element with a name or property. Throws if the page has none or several. */
export function meta(path: string, name: string): string {
  const found = all(path, `meta[name="${name}"], meta[property="${name}"]`, 'content');
  if (found.length !== 1) throw new Error(`${path} has ${found.length} meta elements named ${name}.`);
  return found[0] ?? '';
}
export const metas = (path: string, name: string) =>
  all(path, `meta[name="${name}"], meta[property="${name}"]`, 'content');
export const links = (path: string, selector: string) => all(path, `link${selector}`, 'href');
export const title = (path: string) => page(path).title;

export type Thing = { '@type': string } & Record<string, unknown>;

/** The text of each JSON-LD block of a page. */
export const blocks = (path: string) =>
  elementsOf(parseHtml(text(`${path}index.html`)))
    .filter(({ properties }) => properties.type === 'application/ld+json')
    .map(textContent);
/** The nodes of all JSON-LD blocks of a page. */
export const things = (path: string): Thing[] =>
  blocks(path).flatMap((block) => (JSON.parse(block) as { '@graph': Thing[] })['@graph']);

/** The text of a page's `body`, with single spaces. */
export const bodyText = (path: string) => singleSpaced(page(path).body.textContent);
export const exists = (path: string) => files.includes(path.endsWith('/') ? `${path}index.html` : path);
