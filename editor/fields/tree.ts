import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { notes } from '../../content/schema/notes';
import { entryName } from '../../scripts/check/entry-name';
import { findNode } from '../../scripts/check/expressions';
import { nth } from '../../scripts/check/problem';
import { childSchema, unwrapOptional } from '../../scripts/check/walk';
import { keepLast } from '../../scripts/lib/memoize';
import { isText } from '../marks/patterns';
import { isLiteral } from '../source/edit';
import type { Field, Path } from '../types';
import { docOf } from './docs';
import { kindOf, limits, optionsOf } from './kind';
import { isArticle, readModule } from './modules';

/** `roleTitle` → `Role title`. */
const inWords = (key: string) =>
  key.charAt(0).toUpperCase() + key.slice(1).replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** `2nd card: Vikram Shah`. */
function entryLabel(index: number, noun: string, value: unknown): string {
  const name = typeof value === 'object' ? entryName((value ?? {}) as Record<string, unknown>) : value;
  return `${nth(index, noun)}${typeof name === 'string' && name ? `: ${name.slice(0, 40)}` : ''}`;
}

type Context = { products: string[]; doc: (keys: Path) => string; computed: (path: Path) => boolean };

function field(schema: z.ZodType, value: unknown, at: Path, label: string, context: Context): Field {
  const inner = unwrapOptional(schema);
  const kind = context.computed(at) ? 'fixed' : kindOf(inner);
  const doc = context.doc(at.slice(2));
  const { names, refersTo, noun = 'entry' } = notes.get(inner) ?? {};
  const made: Field = {
    path: at,
    label,
    doc,
    kind,
    value,
    names,
    refersTo,
    optional: schema !== inner,
    ...limits(inner),
  };
  const key = String(at.at(-1));
  // The loader marks only the modules at the top of content/: neither products/ nor blog/.
  if (kind === 'text') made.marked = isText(inner, key) && !String(at[0]).includes('/');
  if (kind === 'choice' || kind === 'icon') made.options = refersTo ? context.products : optionsOf(inner);
  if (kind === 'list') {
    made.noun = noun;
    // A value of the wrong type is among the problems in the content.
    made.fields = (Array.isArray(value) ? value : []).map((entry, index) =>
      field(childSchema(inner, index) as z.ZodType, entry, [...at, index], entryLabel(index, noun, entry), context),
    );
  }
  if (kind === 'group' || kind === 'picture') {
    const keys =
      inner.def.type === 'record' ? Object.keys((value ?? {}) as object) : Object.keys((inner as z.ZodObject).shape);
    made.fields = keys.map((name) =>
      field(
        childSchema(inner, name) as z.ZodType,
        (value as Record<string, unknown>)?.[name],
        [...at, name],
        inWords(name),
        context,
      ),
    );
  }
  return made;
}

const keepTree = keepLast<Field[]>();

/**
 * The fields of a module's exports, derived from their schemas. `products` are the options of fields that name a
 * product.
 */
export function readTree(root: string, name: string, products: string[]): Field[] {
  const module = readModule(root, name);
  const source = readFileSync(path.join(root, module.file), 'utf8');
  const computed = ([, ...keys]: Path) => {
    if (isArticle(name)) return false;
    const node = findNode(source, keys);
    return node !== undefined && !isLiteral(node) && !['ObjectExpression', 'ArrayExpression'].includes(node.type);
  };
  const parts = Object.entries(module.parts);
  return keepTree(name, [source, products.join('\n'), ...parts.map(([, { value }]) => value)], () =>
    parts.map(([part, { schema, name: schemaName, value }]) =>
      field(schema, value, [name, part], inWords(part), { products, computed, doc: (keys) => docOf(schemaName, keys) }),
    ),
  );
}
