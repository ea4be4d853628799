import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
// Finds the lines that a page has lost and got; Node has such a function from 22.15 on.
import { diffArrays } from 'diff';
import type { Element } from 'hast';
import { toText } from 'hast-util-to-text';
import { filesIn } from '../lib/files';
import { elementsOf, parseHtml, property, textContent } from '../lib/html';

/** What a visitor gets from an element, line by line. */
const contentOf: Record<string, (element: Element) => string | string[]> = {
  title: (title) => `Title: ${textContent(title)}`,
  meta: (meta) => (property(meta, 'name') === 'description' ? `Description: ${property(meta, 'content')}` : []),
  body: (body) =>
    toText(body)
      .trim()
      .split(/\s*\n\s*/),
  img: (image) => `Picture ${property(image, 'src')}: ${property(image, 'alt') || 'no description'}`,
  a: (link) => `Link to ${property(link, 'href') || 'nothing'}`,
};

/** The content of a page: title, description, texts, pictures and links. */
export const linesOf = (html: string): string[] =>
  elementsOf(parseHtml(html)).flatMap((element) => contentOf[element.tagName]?.(element) ?? []);

/** The removed and added lines. */
export const changes = (before: string[], after: string[]): string[] =>
  diffArrays(before, after).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line) => `${added ? '+' : '-'} ${line}`) : [],
  );

const readLines = (file: string) => existsSync(file) && linesOf(readFileSync(file, 'utf8'));

/** Lists the changes of the pages. Pages with the same changes, such as one of the footer, are listed together. */
export function comparePages(before: string, after: string): string {
  const pagesOf = new Map<string, string[]>();
  for (const file of new Set([before, after].flatMap((folder) => filesIn(folder, '.html')))) {
    const [old, now] = [readLines(path.join(before, file)), readLines(path.join(after, file))];
    const text = (old && now ? changes(old, now) : [now ? 'New page' : 'Removed page']).join('\n  ');
    if (text) pagesOf.set(text, [...(pagesOf.get(text) ?? []), `/${file.replace(/(^|\/)index\.html$/, '$1')}`]);
  }
  const parts = [...pagesOf].map(([text, pages]) => `${pages.join(' ')}\n  ${text}`);
  return parts.join('\n\n') || 'No page changes for a visitor.';
}
