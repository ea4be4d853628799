import type { Element, Text } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { site } from '../../content/site';
import { maxFeedItems } from '../../lib/feeds';
import { absolute } from '../../lib/metadata';
import { blogPath, posts } from '../../lib/posts';
import { elementsOf, removeNodes } from '../lib/html';
import type { PageFacts } from './pages/facts';

const markdown = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' });

/** Elements of a page's main part that are not text to read. */
const notText = 'script style svg nav button summary form select template source input textarea label output'.split(
  ' ',
);
/** Drawings and logos have a text that says what they show; photographs only set the scene. */
const isText = ({ tagName, properties: { ariaHidden, alt, src } }: Element) =>
  !notText.includes(tagName) && !ariaHidden && (tagName !== 'img' || (alt && String(src).endsWith('.svg')));
const space: Text = { type: 'text', value: ' ' };

/** The text of a page's main part as Markdown, with absolute URLs. */
function mainMarkdown(main: Element, page: string): string {
  removeNodes(main, (node) => node.type === 'comment' || (node.type === 'element' && !isText(node)));
  for (const element of [main, ...elementsOf(main)]) {
    const { tagName, properties, children } = element;
    const name = { a: 'href', img: 'src' }[tagName];
    if (name) properties[name] = new URL(String(properties[name]), absolute(page)).href;
    // Only CSS separates elements that follow each other.
    const follows = (index: number) => [index - 1, index].every((at) => children[at]?.type === 'element');
    element.children = children.flatMap((child, index) => (follows(index) ? [space, child] : [child]));
  }
  return markdown.stringify(markdown.runSync({ type: 'root', children: main.children }));
}

const line = ({ path: page, title, description }: PageFacts) => `- [${title}](${absolute(page)}): ${description}`;

const recent = new Set(
  posts()
    .slice(0, maxFeedItems)
    .map(({ path: page }) => page),
);

/** Whether llms-full.txt has the text of a page: of the articles only the newest. */
export const hasFullText = (page: string) => !page.startsWith(blogPath) || page === blogPath || recent.has(page);

/**
 * The site for language models (https://llmstxt.org), made from the exported pages: llms.txt lists the pages that search
 * engines may show, llms-full.txt has their text as Markdown, with the newest articles only.
 */
export function llmsFiles(listed: PageFacts[]): Record<string, string> {
  const articles = new Set(posts().map(({ path: page }) => page));
  const head = `# ${site.brand}\n\n> ${site.description}\n`;
  const lists = [
    ['Pages', listed.filter(({ path: page }) => !articles.has(page))],
    ['Articles', listed.filter(({ path: page }) => articles.has(page))],
  ] as const;
  const sections = lists
    .filter(([, list]) => list.length > 0)
    .map(([title, list]) => `\n## ${title}\n\n${list.map(line).join('\n')}\n`);
  const texts = listed.flatMap(({ path: page, main }) =>
    main ? `\n---\n\nAddress: ${absolute(page)}\n\n${mainMarkdown(main, page)}` : [],
  );
  const newest = recent.size > 0 ? `, with the newest ${maxFeedItems} articles` : '';
  return {
    'llms.txt': `${head}${sections.join('')}\nIn one file${newest}: ${absolute('/llms-full.txt')}\n`,
    'llms-full.txt': head + texts.join(''),
  };
}
