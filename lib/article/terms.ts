import { firstUses } from './term-links';
import type { Node } from './tree';

const unlinked = ['a', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'figure', 'th'];

/** Puts a link to the glossary at the first use of each term in an article's running text. Changes the tree. */
export function linkTerms(root: Node) {
  const places: { parent: Node; text: Node }[] = [];
  const visit = (parent: Node) =>
    parent.children?.forEach((child) => {
      if (child.type === 'text') places.push({ parent, text: child });
      else if (!unlinked.includes(child.tagName ?? '')) visit(child);
    });
  visit(root);
  const uses = firstUses(places.map(({ text }) => text.value ?? ''));
  places.forEach(({ parent, text }, index) => {
    const nodes = uses[index]?.map((segment): Node => {
      if (typeof segment === 'string') return { type: 'text', value: segment };
      const children = [{ type: 'text', value: segment.text }];
      return { type: 'element', tagName: 'a', properties: { className: ['term'], href: segment.href }, children };
    });
    if (nodes?.some(({ tagName }) => tagName)) parent.children?.splice(parent.children.indexOf(text), 1, ...nodes);
  });
}
