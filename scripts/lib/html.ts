import type { Element, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { htmlToHast } from 'satteri';

export { toString as textContent } from 'hast-util-to-string';

/** A document or a fragment as a hast tree (https://github.com/syntax-tree/hast). */
export const parseHtml = (html: string, fragment = false) => htmlToHast(html, { fragment }) as Root;
/** Serialises as briefly as the supported browsers can read. */
export const serialiseHtml = (tree: Root | Element) =>
  toHtml(tree, {
    collapseEmptyAttributes: true,
    allowDangerousCharacters: true,
    closeEmptyElements: true,
    tightSelfClosing: true,
    // html-validate asks for capitals.
    upperDoctype: true,
  });

/** All elements of a tree, in document order. */
export function elementsOf(tree: Root | Element, found: Element[] = []): Element[] {
  for (const node of tree.children)
    if (node.type === 'element') {
      found.push(node);
      elementsOf(node, found);
    }
  return found;
}

/** Removes every node that matches from a tree, with what is inside it. */
export function removeNodes(tree: Root | Element, matches: (node: RootContent) => boolean) {
  tree.children = (tree.children as RootContent[]).filter((node) => !matches(node)) as Element['children'];
  for (const node of tree.children) if (node.type === 'element') removeNodes(node, matches);
}

/** A property of an element as text, such as the `rel` of a link; empty where it is not set. */
export const property = (element: Element | undefined, name: string) => String(element?.properties?.[name] ?? '');
