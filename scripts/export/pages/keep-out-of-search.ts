import type { Element } from 'hast';
import { h } from 'hastscript';
import { property, removeNodes } from '../../lib/html';
import type { PageChange } from './finish';

/** SITE_ENV=preview builds a copy for reviewers that no search engine may keep. */
export const isPreview = process.env.SITE_ENV === 'preview';

/** Says `noindex` on a page, in place of what the page says to search engines. */
export const keepOutOfSearch: PageChange = ({ head }) => {
  removeNodes(head, (node) => ['robots', 'googlebot'].includes(property(node as Element, 'name')));
  head.children.push(h('meta', { name: 'robots', content: 'noindex' }));
};
