import type { Element } from 'hast';
import { h } from 'hastscript';
import { property, removeNodes } from '../../lib/html';
import type { PageChange } from './finish';

/** SITE_ENV=preview builds a copy for reviewers, which search engines must not index. */
export const isPreview = process.env.SITE_ENV === 'preview';

/** Replaces a page's directives for search engines with `noindex`. */
export const addNoindex: PageChange = ({ head }) => {
  removeNodes(head, (node) => ['robots', 'googlebot'].includes(property(node as Element, 'name')));
  head.children.push(h('meta', { name: 'robots', content: 'noindex' }));
};
