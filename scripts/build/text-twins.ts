import { writeFileSync } from 'node:fs';
import path from 'node:path';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { htmlToHast } from 'satteri';
import { unified } from 'unified';
import { site } from '../../content/site';
import { absoluteLinks, newest } from '../../lib/feeds';
import { absolute } from '../../lib/metadata';
import { blogPath, posts } from '../../lib/posts';
import { type ExportedPage, exportedPages } from './exported';

const markdown = unified().use(rehypeRemark).use(remarkGfm).use(remarkStringify, { bullet: '-', rule: '-' });

/** What a page's main part says, without what is there for the eye or the hand only. */
export const mainPart = (html: string) =>
  (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replace(/<(script|style|svg|nav|button|summary|form|select|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<(?:img|source|input)\b[^>]*>|<!--[\s\S]*?-->/g, '');

const field = (html: string, pattern: RegExp) =>
  (pattern.exec(html)?.[1] ?? '').replace(/&(?:#x27|quot|amp|lt|gt);/g, (entity) => entities[entity] ?? entity);
const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' };

const line = ({ path: page, html }: ExportedPage) =>
  `- [${field(html, /<title>([^<]*)/)}](${absolute(page)}): ${field(html, /<meta name="description" content="([^"]*)"/)}`;

/**
 * The site for readers without a browser (https://llmstxt.org): llms.txt lists the pages that search engines may show,
 * llms-full.txt holds their words as Markdown, of the articles those of the newest. Both are made of the exported pages,
 * so neither can say anything else.
 */
export function writeTextTwins(out: string) {
  const pages = exportedPages(out).filter(({ indexable }) => indexable);
  const addresses = posts().map(({ path: page }) => page);
  const [all, recent] = [new Set(addresses), new Set(addresses.slice(0, newest))];
  const articles = pages.filter(({ path: page }) => all.has(page));
  const others = pages.filter(({ path: page }) => !all.has(page));
  const whole = pages.filter(({ path: page }) => !page.startsWith(blogPath) || page === blogPath || recent.has(page));
  const head = `# ${site.brand}\n\n> ${site.description}\n`;
  const lists = [
    ['Pages', others],
    ['Articles', articles],
  ] as const;
  const sections = lists.map(([title, list]) => `\n## ${title}\n\n${list.map(line).join('\n')}\n`);
  const twins = whole.map(({ path: page, html }) => {
    const tree = htmlToHast(absoluteLinks(mainPart(html), page), { fragment: true });
    const text = markdown.stringify(markdown.runSync(tree as Parameters<typeof markdown.runSync>[0]));
    return `\n---\n\nAddress: ${absolute(page)}\n\n${text}`;
  });
  writeFileSync(
    path.join(out, 'llms.txt'),
    `${head}${sections.join('')}\nIn one file, with the newest ${newest} articles: ${absolute('/llms-full.txt')}\n`,
  );
  writeFileSync(path.join(out, 'llms-full.txt'), head + twins.join(''));
}
