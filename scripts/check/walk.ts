import type { z } from 'zod';
import { notes } from '../../content/schema/notes';
import { ordinal } from './problem';

export type Keys = PropertyKey[];
type Visit = (value: unknown, schema: z.ZodType, path: Keys) => void;

/** The schema inside `.optional()`. */
export const bare = (schema: z.ZodType): z.ZodType =>
  schema.def.type === 'optional' ? bare((schema as z.ZodOptional<z.ZodType>).unwrap()) : schema;

/** The schema of one field or entry below another; undefined where there is none. */
export function below(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const inner = bare(schema);
  if (inner.def.type === 'object') return (inner as z.ZodObject<Record<string, z.ZodType>>).shape[String(key)];
  if (inner.def.type === 'array') return (inner as z.ZodArray<z.ZodType>).element;
  if (inner.def.type === 'record') return (inner as z.ZodRecord<z.ZodString, z.ZodType>).valueType;
  return undefined;
}

/** Calls `visit` for a value and all that is in it, each with its schema. */
export function walk(value: unknown, schema: z.ZodType, visit: Visit, path: Keys = []): void {
  visit(value, bare(schema), path);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const next = below(schema, key);
    if (next) walk(entry, next, visit, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** `['people', 1, 'image']` → `['2nd card', 'image']`: a list's entry says what it is, in place of the list's name. */
export function place(path: Keys, schema: z.ZodType): string[] {
  const parts: string[] = [];
  let at: z.ZodType | undefined = schema;
  for (const key of path) {
    const inner: z.ZodType | undefined = at && bare(at);
    if (inner?.def.type === 'array') {
      const noun = notes.get(inner)?.noun ?? 'entry';
      parts.splice(-1, 1, `${ordinal(Number(key) + 1)} ${noun}`);
    } else parts.push(String(key));
    at = inner && below(inner, key);
  }
  return parts;
}
