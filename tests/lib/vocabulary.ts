import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/*
 * The vocabulary of schema.org, read from the type declarations of schema-dts: the properties of each type and the types
 * of their values. Tests use it to validate the JSON-LD in the exported pages.
 */
const library = createRequire(import.meta.url).resolve('schema-dts');
const source = readFileSync(library.replace(/\.js$/, '.d.ts'), 'utf8');

type Shape = { parents: string[]; properties: Map<string, string[]> };
const shapes = new Map<string, Shape>();
for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+?) extends (.+?) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = new Map<string, string[]>();
  for (const [, property = '', types = ''] of body.matchAll(/^ {4}"([^"@]+)"\?: SchemaValue<(.+), "[^"]+">;$/gm))
    properties.set(property, types.split(' | '));
  shapes.set(name, {
    parents: parents.split(', ').map((parent) => parent.replace(/^Partial<IdReference> & /, '')),
    properties,
  });
}

const chain = (name: string): string[] => {
  const shape = shapes.get(name);
  return shape ? [name, ...shape.parents.flatMap(chain)] : [];
};

export const knows = (type: string) => shapes.has(`${type}Leaf`);

/** A type and all its supertypes. */
export const kinds = (type: string) => new Set(chain(`${type}Leaf`).map((name) => name.replace(/(?:Leaf|Base)$/, '')));

/** The allowed types of a property's value; undefined if the type has no such property. */
export function valueTypes(type: string, property: string): string[] | undefined {
  for (const name of chain(`${type}Leaf`)) {
    const found = shapes.get(name)?.properties.get(property);
    if (found) return found;
  }
  return undefined;
}
