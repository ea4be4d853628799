import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { findElement, parseHtml, serialiseHtml } from '../../lib/html';
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

/**
 * Parses each of these pages of an export once, applies the changes in order and writes it once.
 *
 * @param read returns what later steps need from a finished page, so that none parses it again
 */
export function finishPages<T>(out: string, files: string[], changes: PageChange[], read: (page: Page) => T): T[] {
  return files.map((file) => {
    const full = path.join(out, file);
    const page = readPage(readFileSync(full, 'utf8'), file);
    for (const change of changes) change(page);
    writeFileSync(full, serialiseHtml(page.tree));
    // The parser's strings are slices that keep the whole page's string in memory. Copies do not.
    return structuredClone(read(page));
  });
}
