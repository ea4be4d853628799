import { words } from '@/content/words';
import type { Node } from './article-tree';

/** Written out in full: Tailwind looks for class names in this file. */
const alignments: Record<string, string> = { 'text-align:right': 'text-right', 'text-align:center': 'text-center' };

/**
 * Changes an element that the Markdown parser made to what this site can show. The security policy blocks `style`, so a
 * table's column is aligned by class. A task's check box becomes a sign, because visitors cannot tick it.
 */
export function adaptElement(node: Node, styled: boolean) {
  const { tagName, properties = {} } = node;
  const classes: string[] = [];
  if (tagName === 'th' || tagName === 'td') {
    const alignment = alignments[String(properties.style)];
    if (alignment) classes.push(alignment);
    delete properties.style;
  }
  if (tagName === 'input') Object.assign(node, { type: 'text', value: properties.checked ? '☑' : '☐' });
  if (properties.id === 'footnote-label') node.children = [{ type: 'text', value: words.footnotes }];
  if (tagName === 'ul' && String(properties.className).includes('contains-task-list')) classes.push('list-none');
  // A wide listing scrolls in its frame; the tab stop makes it scrollable by keyboard.
  if (tagName === 'pre' && styled) properties.tabIndex = 0;
  delete properties.className;
  if (styled && classes.length > 0) properties.className = classes;
}
