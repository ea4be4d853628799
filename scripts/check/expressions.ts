import { type Expression, type Node, parseSync } from 'oxc-parser';
import { keepLast } from '../lib/memoize';
import type { Keys } from './walk';

const keepExports = keepLast<Map<string, Expression>>();

/** The expressions that the exports of a module are set to. */
function readExports(source: string): Map<string, Expression> {
  const exports = new Map<string, Expression>();
  for (const node of parseSync('module.ts', source).program.body)
    if (node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration')
      for (const { id, init } of node.declaration.declarations)
        if (id.type === 'Identifier' && init) exports.set(id.name, unwrapNode(init));
  return exports;
}

/** Removes `as const`, `satisfies …` and parentheses. */
export function unwrapNode(node: Expression): Expression {
  const wrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type);
  return wrapped ? unwrapNode((node as { expression: Expression } & Expression).expression) : node;
}

export const keyOf = ({ key }: { key: Node }): string =>
  key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);

/**
 * The expressions along a path, whose first key is the export: of the export, of its field, and so on. Ends
 * before a missing field, and after a computed one.
 */
function nodesAlong(source: string, [name, ...keys]: Keys): Expression[] {
  // The last module is cached, because its fields are looked up one by one.
  let node = keepExports('last', [source], () => readExports(source)).get(String(name));
  const found: Expression[] = [];
  for (const key of [...keys, undefined]) {
    if (!node) break;
    found.push(node);
    if (node.type === 'ObjectExpression') {
      const property: (typeof node.properties)[number] | undefined = node.properties.find(
        (one) => one.type === 'Property' && keyOf(one) === String(key),
      );
      node = property?.type === 'Property' ? unwrapNode(property.value as Expression) : undefined;
    } else if (node.type === 'ArrayExpression') {
      const element: unknown = node.elements[Number(key)];
      node = element ? unwrapNode(element as Expression) : undefined;
    } else node = undefined;
  }
  return found;
}

/** The expression at a path, whose first key is the export. Undefined if it, or one above it, is missing or computed. */
export const findNode = (source: string, path: Keys): Expression | undefined =>
  nodesAlong(source, path)[path.length - 1];

/** The line of a field. For a missing field, the line of the group or list that it is missing from. */
export function lineAt(source: string, path: Keys): number | undefined {
  const node = nodesAlong(source, path).at(-1);
  return node && source.slice(0, node.start).split('\n').length;
}
