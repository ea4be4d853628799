import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { words } from '@/content/words';
import { asset } from '../asset';
import { decode } from '../decode';
import { fill } from '../fill';
import { isExternal, resolveHref } from '../href';
import { joinUnits } from '../no-break';
import { pictureAddress, pictureEntry } from '../pictures';
import { adaptElement, nameRows, stackRows } from './elements';
import { linkTerms } from './terms';
import { flatten, type Node, plainTags, readHtml, textOf } from './tree';

/** A heading of an article with its id in the page. */
export type Heading = { id: string; title: string };

/** How one output, such as the page or the feed, renders an article's components, tables and addresses. */
export type ArticleRenderers = {
  /** By component name, as in content/schema/article.ts: `<Figure value="96" unit="blocks a day">One line.</Figure>`. */
  components: Record<string, (attributes: Record<string, string>, children: Node[]) => Node>;
  /** `number` counts the article's tables from 1. */
  table: (table: Node, number: number) => Node;
  /** Whether the output has the site's style sheet. Without it no class is written. */
  styled: boolean;
  /** The URL of a page or a picture of this site, from its path. */
  address: (path: string) => string;
  /** Links the first use of each term of the glossary. */
  terms?: boolean;
};

/** hastscript, typed with this site's own node type. */
export const el = h as (selector: string, ...rest: (Record<string, unknown> | string | Node | Node[])[]) => Node;

/** Renders an article for its own page. */
export const pageRenderers: ArticleRenderers = {
  styled: true,
  components: {
    Figure: ({ value = '', unit = '' }, line) =>
      el('figure.pull-figure', [
        el('p', { className: 'text-heading leading-none font-display lg:text-[min(3.6vw,3.375rem)]' }, value),
        el('p', { className: 'mt-1 font-medium' }, unit),
        el('figcaption', { className: 'mt-2 text-muted' }, line),
      ]),
  },
  // A wide table scrolls in its frame; the tab stop makes it scrollable by keyboard.
  table: (table, number) =>
    el('section.table-frame', { tabIndex: 0, ariaLabel: fill(words.table, { number }) }, stackRows(table)),
  address: asset,
  terms: true,
};

/** Replaces the href or src written in content by its URL, and sizes pictures. */
function resolveUrls(node: Node, address: ArticleRenderers['address']) {
  const { tagName, properties = {} } = node;
  if (tagName === 'a' && typeof properties.href === 'string') {
    // Undoes the parser's encoding.
    if (!isExternal(properties.href)) properties.href = address(resolveHref(decode(properties.href, decodeURI)));
  }
  if (tagName === 'img' && typeof properties.src === 'string') {
    const file = decode(properties.src, decodeURI);
    const { width, height } = pictureEntry(file);
    const src = address(pictureAddress(file));
    Object.assign(properties, { src, width, height, loading: 'lazy', decoding: 'async' });
  }
}

/**
 * Renders an article's body to HTML and lists its headings. `{brand}` in the text becomes `brand`. Runs at build time
 * only. Throws on a component that `renderers` does not have; `npm run check` reports it first, with its line.
 */
export function articleHtml(
  source: string,
  brand: string,
  renderers = pageRenderers,
): { html: string; headings: Heading[] } {
  let tables = 0;
  const render = (node: Node, inCode = false): Node[] => {
    if (node.tagName) {
      resolveUrls(node, renderers.address);
      // Before the children, which it may replace.
      adaptElement(node, renderers.styled);
    }
    const children = node.children?.flatMap((child) => render(child, inCode || node.tagName === 'code')) ?? [];
    switch (node.type) {
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return node.value?.trim() === 'brand' ? [{ type: 'text', value: brand }] : [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const name = node.name ?? '';
        if (plainTags.includes(name)) return [el(name, children)];
        const component = Object.hasOwn(renderers.components, name) && renderers.components[name];
        if (!component) throw new Error(`<${name}> is not a component that articles can use.`);
        return [
          component(Object.fromEntries(node.attributes?.map(({ name, value }) => [name, value]) ?? []), children),
        ];
      }
      case 'text':
        // Code is copied: its spaces stay.
        return [inCode ? node : { ...node, value: joinUnits(node.value ?? '') }];
      default:
        if (node.tagName !== 'table') return [node.children ? { ...node, children } : node];
        tables += 1;
        return [renderers.table(nameRows({ ...node, children }), tables)];
    }
  };
  const html = readHtml(source);
  const [root = html] = render(html);
  if (renderers.terms) linkTerms(root);
  const headings = flatten(root)
    .filter(({ tagName }) => tagName === 'h2')
    .map((heading) => ({ id: String(heading.properties?.id ?? ''), title: textOf(heading) }));
  return { html: toHtml(root as Parameters<typeof toHtml>[0]), headings };
}
