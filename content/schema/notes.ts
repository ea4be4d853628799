import { z } from 'zod';

/** Metadata of schemas for the content check (scripts/check). */
export const notes = z.registry<{
  /** The name of a list's entries in messages, such as `card` in `2nd card`. */
  noun?: string;
  /** The value names a picture or a page: the check tests that it exists. */
  kind?: 'picture' | 'link';
  /** Fields whose values must be unique within the list. */
  unique?: string[];
  /** The text differs from all others of its export with the same `uniqueAs`, in any letter case. */
  uniqueAs?: string;
  /** The text is drawn in preview pictures: the check tests that a font has its letters. */
  drawn?: boolean;
  /** The site fills in names in braces, such as {count}; the schema checks them. */
  filled?: boolean;
  /** Other entries refer to this one by this text. */
  names?: 'product';
  /** The value is such a name. */
  refersTo?: 'product';
}>();

const size = (min: number, max: number) => ({
  error: (issue: { input?: unknown }) => {
    const { length } = issue.input as unknown[];
    const has = length === 0 ? 'no entries' : length === 1 ? '1 entry' : `${length} entries`;
    return `has ${has}; this place holds ${min === max ? `exactly ${max}` : `${min} to ${max}`}`;
  },
});

/**
 * Compares each entry of a list with the one before it, once all fields are valid. `faults` returns the message for each
 * field that is wrong.
 */
export function compareEntries<Entry>(
  context: z.core.$RefinementCtx,
  name: string,
  entries: Entry[],
  faults: (entry: Entry, before: Entry) => Record<string, string | false>,
) {
  if (context.issues.length > 0) return;
  entries.forEach((entry, index) => {
    const before = entries[index - 1];
    for (const [field, message] of Object.entries(before ? faults(entry, before) : {}))
      if (message) context.addIssue({ code: 'custom', path: [name, index, field], message });
  });
}

/** A list of `min` to `max` entries, called `noun` in messages. Values of the `unique` fields may not repeat. */
export const list = <T extends z.ZodType>(noun: string, entry: T, min: number, max: number, unique: string[] = []) =>
  z.array(entry).min(min, size(min, max)).max(max, size(min, max)).register(notes, { noun, unique });
