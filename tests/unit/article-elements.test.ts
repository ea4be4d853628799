import { describe, expect, it } from 'vitest';
import { words } from '@/content/words';
import { adaptElement, nameRows, stackRows } from '@/lib/article/elements';
import { flatten, type Node } from '@/lib/article/tree';

const text = (value: string): Node => ({ type: 'text', value });
type Properties = Record<string, unknown>;
const element = (tagName: string, properties: Properties, ...children: Node[]): Node => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const cell = (tagName: 'td' | 'th', value = '') => element(tagName, {}, ...(value ? [text(value)] : []));
const row = (tagName: 'td' | 'th', ...cells: string[]) =>
  element('tr', {}, ...cells.map((value) => cell(tagName, value)));
const table = (head: string[], ...rows: string[][]) =>
  element(
    'table',
    {},
    element('thead', {}, row('th', ...head)),
    element('tbody', {}, ...rows.map((cells) => row('td', ...cells))),
  );
/** The elements of a tree with the properties that they have. */
const outline = (tree: Node) =>
  flatten(tree)
    .filter(({ type }) => type === 'element')
    .map(({ tagName, properties }) => [tagName, properties]);

describe('an element of an article', () => {
  const adapted = (tagName: string, properties: Properties, styled = true) => {
    const node = element(tagName, properties, text('it'));
    adaptElement(node, styled);
    return node;
  };

  it.each(['th', 'td'])('%s: its alignment becomes a class, and its style is removed', (tagName) => {
    expect(adapted(tagName, { style: 'text-align: right' }).properties).toEqual({ className: ['text-right'] });
    expect(adapted(tagName, { style: 'text-align: center' }).properties).toEqual({ className: ['text-center'] });
    expect(adapted(tagName, { style: 'text-align: left' }).properties).toEqual({});
    expect(adapted(tagName, {}).properties).toEqual({});
  });

  it('that is no cell keeps its style', () =>
    expect(adapted('p', { style: 'text-align: right' }).properties).toEqual({ style: 'text-align: right' }));

  it('has no class where there is no style sheet, such as in a feed', () =>
    expect(adapted('td', { style: 'text-align: right' }, false).properties).toEqual({}));

  it('loses the classes that the parser gave it', () =>
    expect(adapted('p', { className: ['any'] }).properties).toEqual({}));

  it.each([
    [true, '☑'],
    [false, '☐'],
  ])('a check box that is checked: %s becomes the character %s', (checked, value) => {
    expect(adapted('input', { type: 'checkbox', checked })).toMatchObject({ type: 'text', value });
  });

  it('a list of tasks has no bullets; other lists keep theirs', () => {
    expect(adapted('ul', { className: ['contains-task-list'] }).properties).toEqual({ className: ['list-none'] });
    expect(adapted('ul', {}).properties).toEqual({});
    expect(adapted('ol', { className: ['contains-task-list'] }).properties).toEqual({});
  });

  it('the heading of the footnotes has the site’s word', () => {
    expect(adapted('h2', { id: 'footnote-label' }).children).toEqual([text(words.footnotes)]);
    expect(adapted('h2', { id: 'other' }).children).toEqual([text('it')]);
  });

  it('a code block is a tab stop on the page', () => {
    expect(adapted('pre', {}).properties).toEqual({ tabIndex: 0 });
    expect(adapted('pre', {}, false).properties).toEqual({});
    expect(adapted('code', {}).properties).toEqual({});
  });
});

describe('a table without column headings', () => {
  it('has its first cells as headings of the rows, and no head', () => {
    const tree = nameRows(table(['', ''], ['PR', 'ratio'], ['CUF', 'factor']));
    expect(tree.children?.map(({ tagName }) => tagName)).toEqual(['tbody']);
    expect(outline(tree)).toEqual([
      ['table', {}],
      ['tbody', {}],
      ['tr', {}],
      ['th', { scope: 'row' }],
      ['td', {}],
      ['tr', {}],
      ['th', { scope: 'row' }],
      ['td', {}],
    ]);
  });

  it('has its first cells as headings where a line break is before them', () => {
    const tree = table([''], ['PR']);
    for (const { tagName, children } of flatten(tree)) if (tagName === 'tr') children?.unshift(text('\n'));
    expect(outline(nameRows(tree)).at(-1)).toEqual(['th', { scope: 'row' }]);
  });

  it('keeps what its first cells had', () => {
    const tree = table([''], ['PR']);
    const first = flatten(tree).find(({ tagName }) => tagName === 'td') as Node;
    first.properties = { className: ['text-right'] };
    expect(outline(nameRows(tree)).at(-1)).toEqual(['th', { className: ['text-right'], scope: 'row' }]);
  });

  it('is unchanged if one column has a heading', () => {
    expect(nameRows(table(['', 'B'], ['1', '2']))).toEqual(table(['', 'B'], ['1', '2']));
  });

  it('may have rows without cells, and no rows', () => {
    expect(nameRows(element('table', {})).children).toEqual([]);
    expect(nameRows({ type: 'element', tagName: 'table', properties: {} }).children).toEqual([]);
    const empty = element('table', {}, element('tbody', {}, { type: 'element', tagName: 'tr', properties: {} }));
    expect(outline(nameRows(empty))).toEqual([
      ['table', {}],
      ['tbody', {}],
      ['tr', {}],
    ]);
  });
});

describe('a table of three columns or more', () => {
  it('has a role on each element, and the column’s title on each cell but the first', () => {
    expect(outline(stackRows(table(['A', 'B', 'C'], ['1', '2', '3'])))).toEqual([
      ['table', { role: 'table' }],
      ['thead', { role: 'rowgroup' }],
      ['tr', { role: 'row' }],
      ['th', { role: 'columnheader' }],
      ['th', { role: 'columnheader' }],
      ['th', { role: 'columnheader' }],
      ['tbody', { role: 'rowgroup' }],
      ['tr', { role: 'row' }],
      ['td', { role: 'cell' }],
      ['td', { role: 'cell', dataLabel: 'B' }],
      ['td', { role: 'cell', dataLabel: 'C' }],
    ]);
  });

  it('has titles of two lines with a space between them', () => {
    const tree = table(['A', 'Charge', 'C'], ['1', '2', '3']);
    flatten(tree)
      .find(({ children }) => children?.[0]?.value === 'Charge')
      ?.children?.push(element('br', {}), text('₹'));
    expect(outline(stackRows(tree)).at(-2)).toEqual(['td', { role: 'cell', dataLabel: 'Charge ₹' }]);
  });

  it('keeps what its elements had, and leaves a cell beyond the columns without a title', () => {
    const tree = table(['A', 'B', 'C'], ['1', '2', '3', '4']);
    const last = flatten(tree).findLast(({ tagName }) => tagName === 'td') as Node;
    last.properties = { className: ['text-right'] };
    expect(outline(stackRows(tree)).at(-1)).toEqual(['td', { className: ['text-right'], role: 'cell' }]);
  });

  it('leaves elements that are no part of a table alone', () => {
    const tree = table(['A', 'B', 'C'], ['1', '2', '3']);
    flatten(tree)
      .find(({ tagName }) => tagName === 'td')
      ?.children?.push(element('a', { href: '/' }));
    expect(outline(stackRows(tree))).toContainEqual(['a', { href: '/' }]);
  });

  it('is unchanged with fewer columns; row headings do not count as columns', () => {
    expect(stackRows(table(['A', 'B'], ['1', '2']))).toEqual(table(['A', 'B'], ['1', '2']));
    const long = 'A first cell that is a whole sentence';
    expect(outline(stackRows(table(['A', 'B'], [long, '2'])))).toContainEqual([
      'td',
      { className: ['whitespace-normal'] },
    ]);
    const rows = () =>
      element('table', {}, ...['1', '2', '3'].map(() => element('tr', {}, element('th', { scope: 'row' }))));
    expect(stackRows(rows())).toEqual(rows());
  });
});
