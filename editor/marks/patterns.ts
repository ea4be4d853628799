import type { z } from 'zod';
import { notes } from '../../content/schema/notes';
import { modules } from '../../scripts/check/modules';
import { unwrapOptional } from '../../scripts/check/walk';

/** The fields that get a mark: `true` for a text, `*` for any entry of a list or record. */
type Pattern = true | { [key: string]: Pattern };

/** The checks of free text. A field with any other check has a format, such as an address, a number or a code. */
const freeChecks = ['min_length', 'max_length', 'overwrite', 'custom'];

/**
 * Whether a field is text for visitors. Names and addresses that other entries refer to are excluded: they are compared
 * with their copies, and a mark would make them differ.
 */
export function isText(schema: z.ZodType, key: string): boolean {
  const { kind, names, refersTo } = notes.get(schema) ?? {};
  if (schema.def.type !== 'string' || key === 'id' || kind || names || refersTo) return false;
  const checks = (schema.def.checks ?? []).map((check) => check._zod.def.check);
  return checks.includes('max_length') && checks.every((check) => freeChecks.includes(check));
}

function pattern(schema: z.ZodType, key: string): Pattern | undefined {
  const inner = unwrapOptional(schema);
  const { type } = inner.def;
  const below = (entries: [string, z.ZodType][]) => {
    const found = entries.flatMap(([name, field]) => {
      const result = pattern(field, name);
      return result ? [[name, result] as const] : [];
    });
    return found.length > 0 ? Object.fromEntries(found) : undefined;
  };
  if (type === 'object') return below(Object.entries((inner as z.ZodObject<Record<string, z.ZodType>>).shape));
  if (type === 'array') return below([['*', (inner as z.ZodArray<z.ZodType>).element]]);
  if (type === 'record') return below([['*', (inner as z.ZodRecord<z.ZodString, z.ZodType>).valueType]]);
  return isText(inner, key) || undefined;
}

/** The texts of every module, by module and export. */
export const markPatterns = (): Record<string, Record<string, Pattern>> =>
  Object.fromEntries(
    Object.entries(modules).map(([name, parts]) => [
      name,
      Object.fromEntries(
        Object.entries<z.ZodType>(parts).flatMap(([part, schema]) => {
          const result = pattern(schema, part);
          return result ? [[part, result] as const] : [];
        }),
      ),
    ]),
  );
