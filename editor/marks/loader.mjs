import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import { parseSync } from 'oxc-parser';
import { encodeMark } from './code.mjs';

/**
 * A Turbopack loader for content/*.ts that appends a mark to every text that patterns.ts names. The option `patterns` is
 * the path of the file that editor/main.ts writes. Only string literals are marked.
 * @this {{ resourcePath: string, getOptions(): { patterns: string } }}
 * @param {string} source
 */
export default function markLiterals(source) {
  const name = path.basename(this.resourcePath, '.ts');
  const wanted = JSON.parse(readFileSync(this.getOptions().patterns, 'utf8'))[name];
  if (!wanted) return source;
  const { program, errors } = parseSync(this.resourcePath, source);
  if (errors.length > 0) return source;
  const code = new MagicString(source);
  /**
   * @param {any} node
   * @param {any} pattern
   * @param {(string | number)[]} keys
   */
  const visit = (node, pattern, keys) => {
    if (pattern === undefined || !node) return;
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') visit(node.expression, pattern, keys);
    else if (node.type === 'ObjectExpression') {
      for (const property of node.properties) {
        const key = property.key?.name ?? property.key?.value;
        if (key !== undefined) visit(property.value, pattern[key] ?? pattern['*'], [...keys, key]);
      }
    } else if (node.type === 'ArrayExpression')
      node.elements.forEach((/** @type {any} */ element, /** @type {number} */ index) =>
        visit(element, pattern['*'], [...keys, index]),
      );
    else if (pattern === true && isText(node)) code.appendLeft(node.end - 1, encodeMark([name, ...keys]));
  };
  for (const { declaration } of /** @type {any[]} */ (program.body))
    for (const { id, init } of declaration?.declarations ?? []) visit(init, wanted[id.name], [id.name]);
  return code.toString();
}

/** @param {any} node */
const isText = (node) =>
  (node.type === 'Literal' && typeof node.value === 'string' && node.value !== '') ||
  (node.type === 'TemplateLiteral' && node.expressions.length === 0);
