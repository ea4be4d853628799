import { z } from 'zod';

/** What the content check needs to know of a schema beyond its shape. */
export const notes = z.registry<{
  /** What one entry of a list is called in a message: `2nd card`. */
  noun?: string;
  /** A value that leads somewhere: the check follows it. */
  kind?: 'picture' | 'link';
  /** Names of the list's entries that may not occur twice. */
  unique?: string[];
}>();

const size = (min: number, max: number) => ({
  error: (issue: { input?: unknown }) => {
    const { length } = issue.input as unknown[];
    const has = length === 0 ? 'no entries' : length === 1 ? '1 entry' : `${length} entries`;
    return `has ${has}; this place holds ${min === max ? `exactly ${max}` : `${min} to ${max}`}`;
  },
});

/** A list of `noun`s: from `min` to `max` of them, no two with the same value in any of the `unique` fields. */
export const list = <T extends z.ZodType>(noun: string, entry: T, min: number, max: number, unique: string[] = []) =>
  z.array(entry).min(min, size(min, max)).max(max, size(min, max)).register(notes, { noun, unique });
