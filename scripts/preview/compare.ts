import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toText } from 'hast-util-to-text';
import { count } from '../check/problem';
import { filesIn } from '../lib/files';
import { elementsOf, findElement, parseHtml, property, textContent } from '../lib/html';

const mostPages = 6;
const mostLines = 24;

const pagesIn = (folder: string) => new Set(filesIn(folder, '.html'));
const address = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
const read = (folder: string, file: string) => linesOf(readFileSync(path.join(folder, file), 'utf8'));

/** The content of a page, line by line: title, description, texts, pictures, links. */
export function linesOf(html: string): string[] {
  const tree = parseHtml(html);
  const elements = elementsOf(tree);
  const meta = elements.filter(({ tagName }) => tagName === 'meta');
  const refresh = meta.find(({ properties }) => String(properties.httpEquiv) === 'refresh');
  if (refresh) return [`Forwards to ${property(refresh, 'content').split('url=')[1]}`];
  const title = findElement(tree, 'title');
  const body = findElement(tree, 'body') ?? tree;
  const description = meta.find(({ properties }) => properties.name === 'description');
  const extras = elementsOf(body).flatMap((element) => {
    if (element.tagName === 'img')
      return `Picture ${property(element, 'src')}: ${property(element, 'alt') || 'no description'}`;
    return element.tagName === 'a' ? `Link to ${property(element, 'href') || 'nothing'}` : [];
  });
  return [
    `Title: ${title ? textContent(title) : ''}`,
    `Description: ${property(description, 'content')}`,
    ...toText(body)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    ...new Set(extras),
  ];
}

/** The removed and added lines; one line if only their order changed. */
export function changes(before: string[], after: string[]): string[] {
  const more = (a: string[], b: string[]) => {
    const left = new Map<string, number>();
    for (const line of b) left.set(line, (left.get(line) ?? 0) + 1);
    return a.filter((line) => {
      const count = left.get(line) ?? 0;
      left.set(line, count - 1);
      return count <= 0;
    });
  };
  const lines = [...more(before, after).map((line) => `- ${line}`), ...more(after, before).map((line) => `+ ${line}`)];
  if (lines.length > 0) return lines;
  return before.join('\n') === after.join('\n') ? [] : ['  The same in another order.'];
}

/** Lines that change on nearly all pages at once: those of the header and footer. */
function frameLines(pages: string[][]): Set<string> {
  const seen = new Map<string, number>();
  for (const line of pages.flatMap((lines) => [...new Set(lines)])) seen.set(line, (seen.get(line) ?? 0) + 1);
  return new Set(
    [...seen].filter(([, pagesWithIt]) => pagesWithIt > 8 && pagesWithIt > pages.length * 0.8).map(([line]) => line),
  );
}

/** Lists the changes of the pages. The same change on many pages is listed once. */
export function comparePages(before: string, after: string): string {
  const [old, now] = [pagesIn(before), pagesIn(after)];
  const changed = [...now]
    .filter((name) => old.has(name))
    .sort()
    .map((file) => ({ page: address(file), lines: changes(read(before, file), read(after, file)) }))
    .filter(({ lines }) => lines.length > 0);
  const frame = frameLines(changed.map(({ lines }) => lines));
  const groups = new Map<string, string[]>();
  if (frame.size > 0) groups.set([...frame].join('\n'), ['Header or footer, on every page']);
  for (const { page, lines } of changed) {
    const own = lines.filter((line) => !frame.has(line));
    const key = own.join('\n');
    if (own.length > 0) groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  const parts = [...groups].map(([key, pages]) => {
    const more = pages.length > mostPages ? ` and ${count(pages.length - mostPages, 'more page')}` : '';
    const lines = key.split('\n');
    const cut = lines.length > mostLines ? [`… and ${count(lines.length - mostLines, 'more line')}`] : [];
    return [
      `${pages.slice(0, mostPages).join(' ')}${more}`,
      ...[...lines.slice(0, mostLines), ...cut].map((line) => `  ${line}`),
    ].join('\n');
  });
  const added = [...now].filter((file) => !old.has(file)).sort();
  const gone = [...old].filter((file) => !now.has(file)).sort();
  if (added.length) parts.push(`New: ${added.map(address).join(' ')}`);
  if (gone.length) parts.push(`Gone: ${gone.map(address).join(' ')}`);
  return parts.length ? parts.join('\n\n') : 'No page changes for a visitor.';
}
