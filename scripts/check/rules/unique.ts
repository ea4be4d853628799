import type { z } from 'zod';
import { notes } from '../../../content/schema/notes';
import { firstOwner } from '../first-owner';
import { nth } from '../problem';

type Duplicate = { path: PropertyKey[]; message: string };

/** Entries of one list with the same value in a field that must be unique. */
export function findDuplicates(list: unknown, schema: z.ZodType): Duplicate[] {
  const { noun = 'entry', unique = [] } = notes.get(schema) ?? {};
  if (!Array.isArray(list)) return [];
  return unique.flatMap((field) => {
    const first = firstOwner<string>();
    return list.flatMap((entry, index): Duplicate[] => {
      const value = entry?.[field];
      const other = value === undefined ? undefined : first(value, nth(index, noun));
      return other ? [{ path: [index, field], message: `is ${JSON.stringify(value)}, as in the ${other}` }] : [];
    });
  });
}
