import type { Expression } from 'oxc-parser';
import { unwrapNode } from '../../scripts/check/expressions';

/** A problem with the request or the file, with a message for the user. */
export class EditError extends Error {}

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
