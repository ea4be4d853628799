import type { z } from 'zod';
import { notes } from '../../content/schema/notes';
import { nth } from './problem';

export type Keys = PropertyKey[];
type Visit = (value: unknown, schema: z.ZodType, path: Keys) => void;

export const unwrapOptional = (schema: z.ZodType): z.ZodType =>
  schema.def.type === 'optional' ? unwrapOptional((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;

/** The schema of one field or entry of an object, array or record; undefined where there is none. */
export function childSchema(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const inner = unwrapOptional(schema);
  if (inner.def.type === 'object') return (inner as z.ZodObject<Record<string, z.ZodType>>).shape[String(key)];
  if (inner.def.type === 'array') return (inner as z.ZodArray<z.ZodType>).element;
  if (inner.def.type === 'record') return (inner as z.ZodRecord<z.ZodString, z.ZodType>).valueType;
  return undefined;
}

/** The schema at a path below a schema. */
export const schemaAt = (schema: z.ZodType | undefined, path: Keys) =>
  path.reduce((current, key) => current && childSchema(current, key), schema);

/** The value at a path below a value. */
export const valueAt = (value: unknown, path: Keys) =>
  path.reduce<unknown>((current, key) => (current as Record<PropertyKey, unknown> | undefined)?.[key], value);

/** Calls `visit` for a value and all values inside it, each with its schema. */
export function walk(value: unknown, schema: z.ZodType, visit: Visit, path: Keys = []): void {
  visit(value, unwrapOptional(schema), path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const next = childSchema(schema, key);
    if (next) walk(entry, next, visit, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/**
 * `['people', 1, 'image']` → `['2nd card', 'image']`: an entry is named by its list's noun, which replaces the list's
 * name.
 */
export function describePath(path: Keys, schema: z.ZodType): string[] {
  const names: string[] = [];
  for (const [depth, key] of path.entries()) {
    const parent = schemaAt(schema, path.slice(0, depth));
    const inner = parent && unwrapOptional(parent);
    if (inner?.def.type === 'array') names.splice(-1, 1, nth(Number(key), notes.get(inner)?.noun ?? 'entry'));
    else names.push(String(key));
  }
  return names;
}
