import MagicString from 'magic-string';
import type { Expression, ObjectExpression, Span } from 'oxc-parser';
import { findNode, keyOf, unwrapNode } from '../../scripts/check/expressions';
import type { Operation, Path } from '../types';
import { EditError } from './error';
import { type Item, readItems, writeItems } from './items';

/** Whether an expression consists of literals only, so that it can be replaced. */
export function isLiteral(node: Expression): boolean {
  if (node.type === 'ObjectExpression')
    return node.properties.every((one) => one.type === 'Property' && isLiteral(unwrapNode(one.value as Expression)));
  if (node.type === 'ArrayExpression')
    return node.elements.every((one) => one !== null && isLiteral(unwrapNode(one as Expression)));
  if (node.type === 'UnaryExpression') return node.operator === '-' && node.argument.type === 'Literal';
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  return node.type === 'Literal';
}

/**
 * Applies one change to the source of a module. The rest of the source is kept, comments included. New values are JSON
 * until Biome formats them.
 */
export function editModule(source: string, operation: Operation, order: string[] = []): string {
  const code = new MagicString(source);
  const keys = operation.path.slice(1);
  const node = findNode(source, keys);
  switch (operation.do) {
    case 'set':
      if (node && !isLiteral(node))
        throw new EditError(`is computed from ${source.slice(node.start, node.end)}: change it there`);
      if (node) return code.overwrite(node.start, node.end, JSON.stringify(operation.value)).toString();
      return addField(source, keys, operation.value, order);
    case 'remove':
      if (!node) throw new EditError('is left out already');
      return changeItems(source, keys.slice(0, -1), (items, names) =>
        items.toSpliced(names.indexOf(String(keys.at(-1))), 1),
      );
    case 'insert':
      return changeItems(source, keys, (items) => items.toSpliced(operation.at, 0, newItem(operation.value)));
    case 'delete':
      return changeItems(source, keys, (items) => items.toSpliced(operation.at, 1));
    case 'move':
      return changeItems(source, keys, (items) => {
        const moved = items[operation.at];
        if (!moved) throw new EditError('has no such entry');
        return items.toSpliced(operation.at, 1).toSpliced(operation.to, 0, moved);
      });
  }
}

const newItem = (value: unknown): Item => ({ lead: '\n', body: JSON.stringify(value), tail: '' });

/** Inserts an optional field in the order of the schema. */
function addField(source: string, keys: Path, value: unknown, order: string[]): string {
  const key = String(keys.at(-1));
  const rank = order.indexOf(key);
  return changeItems(source, keys.slice(0, -1), (items, names) => {
    const next = names.findIndex((name) => order.indexOf(name) > rank);
    const at = next < 0 ? items.length : next;
    return items.toSpliced(at, 0, {
      // On a line of its own: the one before may end in a comment.
      lead: '\n',
      body: `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
      tail: '',
    });
  });
}

function changeItems(source: string, keys: Path, change: (items: Item[], names: string[]) => Item[]): string {
  const node = findNode(source, keys);
  if (node?.type !== 'ArrayExpression' && node?.type !== 'ObjectExpression')
    throw new EditError('is not written out here as a list or group: change it in a text editor');
  const nodes = (node.type === 'ArrayExpression' ? node.elements : node.properties) as Span[];
  const names =
    node.type === 'ObjectExpression'
      ? (node as ObjectExpression).properties.map((one) => (one.type === 'Property' ? keyOf(one) : ''))
      : [];
  const { items, span } = readItems(source, node, nodes);
  const code = new MagicString(source);
  const text = writeItems(change(items, names));
  if (span.start === span.end) code.appendLeft(span.start, text);
  else code.overwrite(span.start, span.end, text);
  return code.toString();
}
