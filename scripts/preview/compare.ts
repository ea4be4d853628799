import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toText } from 'hast-util-to-text';
import { count } from '../check/problem';
import { filesIn } from '../lib/files';
import { elementsOf, findElement, parseHtml, property, textContent } from '../lib/html';

const mostPages = 6;
const mostLines = 24;

const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
const read = (folder: string, file: string) => linesOf(readFileSync(path.join(folder, file), 'utf8'));

/** The content of a page, line by line: title, description, texts, pictures, links. */
export function linesOf(html: string): string[] {
  const tree = parseHtml(html);
  const elements = elementsOf(tree);
  const meta = elements.filter(({ tagName }) => tagName === 'meta');
  const refresh = meta.find(({ properties }) => String(properties.httpEquiv) === 'refresh');
  if (refresh) return [`Redirects to ${property(refresh, 'content').split('url=')[1]}`];
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

/** The lines that are missing in others, with repeats. */
function missingIn(others: string[], lines: string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The removed and added lines; one line if only their order changed. */
export function changes(before: string[], after: string[]): string[] {
  const removed = missingIn(after, before).map((line) => `- ${line}`);
  const added = missingIn(before, after).map((line) => `+ ${line}`);
  if (removed.length + added.length > 0) return [...removed, ...added];
  return before.join('\n') === after.join('\n') ? [] : ['  The same in another order.'];
}

/** The first `most` entries of a list, and the number of those left out. */
const cut = (list: string[], most: number, noun: string) =>
  list.length > most ? [...list.slice(0, most), `… and ${count(list.length - most, `more ${noun}`)}`] : list;

/** Lists the changes of the pages. Lines that change on the same pages are listed once, under the names of these pages. */
export function comparePages(before: string, after: string): string {
  const [old, now] = [filesIn(before, '.html'), filesIn(after, '.html')];
  const changed = now
    .filter((file) => old.includes(file))
    .map((file) => ({ page: pathOf(file), lines: changes(read(before, file), read(after, file)) }))
    .filter(({ lines }) => lines.length > 0);
  const pagesOf = new Map<string, string[]>();
  for (const { page, lines } of changed)
    for (const line of new Set(lines)) pagesOf.set(line, [...(pagesOf.get(line) ?? []), page]);
  const groups: Record<string, string[]> = {};
  for (const [line, pages] of pagesOf) {
    const key = pages.join(' ');
    groups[key] = [...(groups[key] ?? []), line];
  }
  const parts = Object.entries(groups).map(([pages, lines]) =>
    [cut(pages.split(' '), mostPages, 'page').join(' '), ...cut(lines, mostLines, 'line')].join('\n  '),
  );
  for (const [title, files] of [
    ['New', now.filter((file) => !old.includes(file))],
    ['Removed', old.filter((file) => !now.includes(file))],
  ] as const)
    if (files.length > 0) parts.push(`${title}: ${files.map(pathOf).join(' ')}`);
  return parts.length > 0 ? parts.join('\n\n') : 'No page changes for a visitor.';
}
