import { type Expression, type Node, type Program, parseSync } from 'oxc-parser';
import type { Path } from '../types';

/** A problem with the request or the file, with a message for the user. */
export class EditError extends Error {}

let last: { source: string; body: Program['body'] } | undefined;

/** The statements of a module. The last module is cached, because its fields are looked up one by one. */
function statements(source: string): Program['body'] {
  if (last?.source === source) return last.body;
  const { program, errors } = parseSync('module.ts', source);
  const [error] = errors;
  if (error) {
    const line = source.slice(0, error.labels[0]?.start ?? 0).split('\n').length;
    throw new EditError(
      `line ${line}: ${error.message}. Correct the file in a text editor; other files can still be edited here.`,
    );
  }
  last = { source, body: program.body };
  return program.body;
}

/** The expression that an export of a module is set to. */
function exported(source: string, name: string): Expression {
  for (const node of statements(source))
    if (node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration')
      for (const { id, init } of node.declaration.declarations)
        if (id.type === 'Identifier' && id.name === name && init) return unwrapNode(init);
  throw new EditError(`no export is named ${name}`);
}

/** Removes `as const`, `satisfies …` and parentheses. */
function unwrapNode(node: Expression): Expression {
  const wrapped = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type);
  return wrapped ? unwrapNode((node as { expression: Expression } & Expression).expression) : node;
}

export const keyOf = ({ key }: { key: Node }): string =>
  key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value);

/** The expression at a path, whose first key is the export. Undefined if a field on the path does not exist. */
export function findNode(source: string, [name, ...keys]: Path): Expression | undefined {
  let node: Expression | undefined = exported(source, String(name));
  for (const key of keys) {
    if (node?.type === 'ObjectExpression') {
      const property: (typeof node.properties)[number] | undefined = node.properties.find(
        (one) => one.type === 'Property' && keyOf(one) === String(key),
      );
      node = property?.type === 'Property' ? unwrapNode(property.value as Expression) : undefined;
    } else if (node?.type === 'ArrayExpression') {
      const element: unknown = node.elements[Number(key)];
      node = element ? unwrapNode(element as Expression) : undefined;
    } else return undefined;
  }
  return node;
}

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
