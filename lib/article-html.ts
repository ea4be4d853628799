import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { words } from '@/content/words';
import { linkTerms } from './article-terms';
import { flat, type Node, plainTags, readHtml } from './article-tree';
import { asset } from './asset';
import { fill } from './fill';
import { isExternal, resolveHref } from './href';
import { pictureAddress, pictureEntry } from './pictures';

/** A heading of an article, and the id of its place in the page. */
export type Heading = { id: string; title: string };

/** What an article's own parts, its tables and its addresses become. */
export type Dress = {
  /** By name, as in content/schema/article.ts: `<Figure value="96" unit="blocks a day">One line.</Figure>`. */
  parts: Record<string, (given: Record<string, string>, inside: Node[]) => Node>;
  /** The article's first table has the number 1. */
  table: (table: Node, number: number) => Node;
  /** Of a page or a picture of this site, from its root. */
  address: (path: string) => string;
  /** Links the first use of each term of the glossary. */
  terms?: boolean;
};

/** hastscript under this site's own type of node. */
export const el = h as (selector: string, ...rest: (Record<string, unknown> | string | Node | Node[])[]) => Node;

/** An article on its own page. */
export const pageDress: Dress = {
  parts: {
    Figure: ({ value = '', unit = '' }, line) =>
      el('figure.pull-figure', [
        el('p', { className: 'text-heading leading-none font-display' }, value),
        el('p', { className: 'mt-1 font-medium' }, unit),
        el('figcaption', { className: 'mt-2 text-muted' }, line),
      ]),
  },
  // A wide table scrolls in its frame, also by keyboard.
  table: (table, number) => el('section.table-frame', { tabIndex: 0, ariaLabel: fill(words.table, { number }) }, table),
  address: asset,
  terms: true,
};

const textOf = (node: Node): string => node.value ?? node.children?.map(textOf).join('') ?? '';

/** A link or a picture as content names it, made into an address of the site. */
function resolve(node: Node, address: Dress['address']) {
  const { tagName, properties = {} } = node;
  if (tagName === 'a' && typeof properties.href === 'string') {
    const href = decodeURI(properties.href);
    properties.href = address(resolveHref(href));
    if (isExternal(href)) properties.rel = 'noopener';
  }
  if (tagName === 'img' && typeof properties.src === 'string') {
    const file = decodeURI(properties.src);
    const { width, height } = pictureEntry(file);
    const src = address(pictureAddress(file));
    Object.assign(properties, { src, width, height, loading: 'lazy', decoding: 'async' });
  }
}

/**
 * The article as HTML, and its headings. `{brand}` in the text is the company's name. Runs while building, never in the
 * browser, and knows nothing beyond what `npm run check` lets an article hold: it throws on any other part.
 */
export function articleHtml(source: string, brand: string, dress = pageDress): { html: string; headings: Heading[] } {
  let tables = 0;
  const dressed = (node: Node): Node[] => {
    const children = node.children?.flatMap(dressed) ?? [];
    switch (node.type) {
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return node.value?.trim() === 'brand' ? [{ type: 'text', value: brand }] : [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const name = node.name ?? '';
        if (plainTags.includes(name)) return [el(name, children)];
        const part = Object.hasOwn(dress.parts, name) && dress.parts[name];
        if (!part) throw new Error(`<${name}> is no part an article can hold.`);
        return [part(Object.fromEntries(node.attributes?.map(({ name, value }) => [name, value]) ?? []), children)];
      }
      default:
        resolve(node, dress.address);
        if (node.tagName !== 'table') return [node.children ? { ...node, children } : node];
        tables += 1;
        return [dress.table({ ...node, children }, tables)];
    }
  };
  const html = readHtml(source);
  const [root = html] = dressed(html);
  if (dress.terms) linkTerms(root);
  const headings = flat(root)
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => ({ id: String(heading.properties?.id ?? ''), title: textOf(heading) }));
  return { html: toHtml(root as Parameters<typeof toHtml>[0]), headings };
}
