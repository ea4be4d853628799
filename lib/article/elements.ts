import { words } from '@/content/words';
import { flatten, type Node, textOf } from './tree';

/** Written out in full: Tailwind looks for class names in this file. */
const alignments: Record<string, string> = { 'text-align: right': 'text-right', 'text-align: center': 'text-center' };

/**
 * Changes an element that the Markdown parser made to what this site can show. The security policy blocks `style`, so a
 * table's column is aligned by class. A task's check box becomes ☐ or ☑, because visitors cannot tick it.
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

/**
 * Makes each first cell of a table without column headers the header of its row, as in a list of terms. Markdown has no
 * table without a head row; empty header cells would have no name.
 */
export function nameRows(table: Node): Node {
  const rows = flatten(table).filter(({ tagName }) => tagName === 'tr');
  if (rows[0]?.children?.some((cell) => cell.children?.length)) return table;
  table.children = table.children?.filter(({ tagName }) => tagName !== 'thead') ?? [];
  for (const row of rows) {
    const first = row.children?.find(({ tagName }) => tagName === 'td');
    if (first) Object.assign(first, { tagName: 'th', properties: { ...first.properties, scope: 'row' } });
  }
  return table;
}

/** The most characters of a first cell that stays in one line. */
const longestLabel = 32;
const roles: Record<string, string> = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell' };

/**
 * Lets long first cells of a table wrap. Prepares a table of three columns or more for phones, where each row becomes a block (prose-table.css). Each cell
 * but the first gets its column's title as `data-label`. Each element gets an explicit role: some browsers drop the
 * implicit one if CSS changes `display`.
 */
export function stackRows(table: Node): Node {
  for (const { tagName, children = [] } of flatten(table)) {
    const [first] = children.filter((cell) => cell.tagName === 'td' || cell.tagName === 'th');
    if (tagName === 'tr' && first && textOf(first).length > longestLabel)
      first.properties = {
        ...first.properties,
        className: [first.properties?.className ?? [], 'whitespace-normal'].flat(),
      };
  }
  const titles = flatten(table).filter(({ tagName, properties }) => tagName === 'th' && !properties?.scope);
  if (titles.length < 3) return table;
  for (const node of flatten(table)) {
    const role = node.tagName === 'th' ? 'columnheader' : roles[node.tagName ?? ''];
    if (role) node.properties = { ...node.properties, role };
    if (node.tagName !== 'tr') continue;
    const cells = node.children?.filter(({ tagName }) => tagName === 'td') ?? [];
    for (const [at, cell] of cells.entries()) {
      const title = titles[at];
      if (at > 0 && title) cell.properties = { ...cell.properties, dataLabel: textOf(title) };
    }
  }
  return table;
}
