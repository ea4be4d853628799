import type { Element } from 'hast';
import { h } from 'hastscript';
import { property, removeNodes } from '../../lib/html';
import type { PageChange } from './page';

/** Replaces a page's directives for search engines with `noindex`, in previews. Gain: no reviewer's copy in a search. */
export const addNoindex: PageChange = ({ head }) => {
  removeNodes(head, (node) => ['robots', 'googlebot'].includes(property(node as Element, 'name')));
  head.children.push(h('meta', { name: 'robots', content: 'noindex' }));
};
