import type { z } from 'zod';
import { iconNames } from '../../content/schema/icons';
import { notes } from '../../content/schema/notes';
import type { FieldKind } from '../types';

type Limit = { check: string; minimum?: number; maximum?: number; value?: number };

/** The minimum and maximum: of a number, of a text's length, or of a list's number of entries. */
export function limits(schema: z.ZodType): { min?: number | undefined; max?: number | undefined } {
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def as Limit);
  const limit = (...names: string[]) => checks.find(({ check }) => names.includes(check));
  const [least, most] = [limit('min_length', 'greater_than'), limit('max_length', 'less_than')];
  return { min: least?.minimum ?? least?.value, max: most?.maximum ?? most?.value };
}

export const optionsOf = (schema: z.ZodType): string[] =>
  Object.values((schema.def as { entries?: Record<string, string> }).entries ?? {});

/** The kind of input that the panel shows for a schema. */
export function kindOf(schema: z.ZodType): FieldKind {
  const { kind, refersTo } = notes.get(schema) ?? {};
  if (kind) return kind;
  if (refersTo) return 'choice';
  switch (schema.def.type) {
    case 'object':
    case 'record':
      return 'group';
    case 'array':
      return 'list';
    case 'boolean':
      return 'switch';
    case 'number':
      return 'number';
    case 'literal':
      return 'fixed';
    case 'enum':
      return optionsOf(schema).join() === iconNames.join() ? 'icon' : 'choice';
    default:
      return (schema.def as { format?: string }).format === 'date' ? 'date' : 'text';
  }
}
