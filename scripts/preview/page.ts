import { toText } from 'hast-util-to-text';
import { elementsOf, findElement, parseHtml, property, textContent } from '../lib/html';

/** The content of a page, line by line: title, description, texts, pictures, links. */
export function linesOf(html: string): string[] {
  const tree = parseHtml(html);
  const elements = elementsOf(tree);
  const meta = elements.filter(({ tagName }) => tagName === 'meta');
  const refresh = meta.find(({ properties }) => String(properties.httpEquiv) === 'refresh');
  if (refresh) return [`Forwards to ${property(refresh, 'content').split('url=')[1]}`];
  const title = findElement(tree, 'title');
  const body = findElement(tree, 'body') ?? tree;
  const extras = elementsOf(body).flatMap((element) => {
    if (element.tagName === 'img')
      return `Picture ${property(element, 'src')}: ${property(element, 'alt') || 'no description'}`;
    return element.tagName === 'a' ? `Link to ${property(element, 'href') || 'nothing'}` : [];
  });
  return [
    `Title: ${title ? textContent(title) : ''}`,
    `Description: ${property(
      meta.find(({ properties }) => properties.name === 'description'),
      'content',
    )}`,
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
