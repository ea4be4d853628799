import type { Element, Root } from 'hast';
import { findElement, parseHtml } from '../../lib/html';
import { NextOutputError } from './next-output';

/** An exported page as a tree. `file` is its path below the export. */
export type Page = { file: string; tree: Root; head: Element; body: Element };

/** One change to a page. It alters the tree in place, and throws where the page is not what it expects. */
export type PageChange = (page: Page) => void;

export function readPage(html: string, file: string): Page {
  const tree = parseHtml(html);
  const [head, body] = [findElement(tree, 'head'), findElement(tree, 'body')];
  if (!head || !body) throw new NextOutputError(file, '<head> and <body>', 'a page without them');
  return { file, tree, head, body };
}
