import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Expression, type Node, parseSync } from 'oxc-parser';
import { keyOf } from '../../scripts/check/expressions';
import { memoize } from '../../scripts/lib/memoize';
import type { Path } from '../types';

type Source = {
  text: string;
  comments: { start: number; end: number; value: string }[];
  declared: Map<string, Expression>;
  imports: Map<string, string>;
};
type Place = { node: Expression; source: Source };

const folder = 'content/schema';

const read = memoize((name: string): Source => {
  const text = readFileSync(path.join(folder, `${name}.ts`), 'utf8');
  const { program, comments } = parseSync(`${name}.ts`, text);
  const source: Source = { text, comments, declared: new Map(), imports: new Map() };
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' && node.source.value.startsWith('./'))
      for (const { local } of node.specifiers) source.imports.set(local.name, node.source.value.slice(2));
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        if (id.type === 'Identifier' && init) source.declared.set(id.name, init);
  }
  return source;
});

/** Resolves identifiers, and unwraps calls such as `.optional()`, to an object or to the entry of a list or record. */
function resolve({ node, source }: Place): Place | undefined {
  if (node.type === 'Identifier') {
    const declared = source.declared.get(node.name);
    if (declared) return resolve({ node: declared, source });
    const from = source.imports.get(node.name);
    return from ? resolve({ node, source: read(from) }) : undefined;
  }
  if (node.type === 'ObjectExpression') return { node, source };
  if (node.type === 'MemberExpression') return resolve({ node: node.object as Expression, source });
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node;
  const name =
    callee.type === 'MemberExpression'
      ? String((callee.property as { name?: string }).name)
      : (callee as { name?: string }).name;
  if (name === 'strictObject') return resolve({ node: given[0] as Expression, source });
  if (name === 'list' || name === 'record') return { node: given[1] as Expression, source };
  return callee.type === 'MemberExpression' ? resolve({ node: callee.object as Expression, source }) : undefined;
}

/** The value of a field, and the docblock above it. */
function member({ node, source }: Place, key: string): { doc: string; at: Place } | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = resolve({ node: property.argument, source });
      const found = spread && member(spread, key);
      if (found) return found;
    } else if (keyOf(property) === key)
      return { doc: docAbove(source, property), at: { node: property.value as Expression, source } };
  }
  return undefined;
}

function docAbove({ text, comments }: Source, { start }: Node): string {
  const above = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  return (above?.value ?? '')
    .replace(/^\*/, '')
    .replace(/^\s*\* ?/gm, ' ')
    .trim();
}

/** The file of content/schema that declares a schema. */
const fileOf = memoize((schema: string) =>
  readdirSync(folder)
    .map((file) => path.basename(file, '.ts'))
    .find((name) => read(name).declared.has(schema)),
);

/**
 * The docblock of a field of a schema, such as `teamSchema`. A list entry that is not an object has its list's
 * docblock.
 */
export function docOf(schema: string, keys: Path): string {
  const file = fileOf(schema);
  const start = file && read(file).declared.get(schema);
  let at = start ? resolve({ node: start, source: read(file) }) : undefined;
  let doc = '';
  for (const key of keys) {
    const found = at && member(at, String(key));
    if (found) doc = found.doc;
    at = found ? resolve(found.at) : at && resolve(at);
  }
  return doc;
}
