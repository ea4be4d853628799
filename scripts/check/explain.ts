import type { z } from 'zod';
import { nearest, nearestHint } from './nearest';
import type { Problem } from './problem';
import { bare, below, place } from './walk';

const kinds: Record<string, string> = {
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  record: 'a group of fields in { }',
};

const show = (value: unknown) => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  return typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
};

/** What is wrong with a value, for all that the schema itself has no words for. */
function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type':
      if (input === undefined) return `is missing: it must be ${kinds[issue.expected] ?? issue.expected}`;
      return `is ${show(input)}; it must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      if (input === undefined) return `is missing: it must be one of ${allowed.slice(0, 8).join(', ')}`;
      if (allowed.length === 1) return `is ${show(input)}; it must be exactly ${JSON.stringify(allowed[0])}`;
      if (allowed.length > 8)
        return `is ${show(input)}, which is not in the set.${nearestHint(String(input), allowed)}`;
      return `is ${show(input)}; it must be one of ${allowed.join(', ')}`;
    }
    case 'too_small':
      return `is ${show(input)}; it must be at least ${issue.minimum}`;
    case 'too_big':
      return `is ${show(input)}; it must be at most ${issue.maximum}`;
    default:
      return undefined;
  }
}

const valueAt = (value: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);

function schemaAt(schema: z.ZodType, path: PropertyKey[]) {
  return path.reduce<z.ZodType | undefined>((at, key) => at && below(at, key), schema);
}

/** Everything in a module's value that its schema refuses, field by field. */
export function explain(file: string, value: unknown, schema: z.ZodType): Problem[] {
  const issues = schema.safeParse(value, { error: sentence }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const at = place(issue.path, schema);
    if (issue.code === 'invalid_key') {
      const reason = issue.issues[0]?.message ?? 'is no name for an entry here';
      return [{ file, place: at, message: reason }];
    }
    if (issue.code !== 'unrecognized_keys') return [{ file, place: at, message: issue.message }];
    const inner = schemaAt(schema, issue.path);
    const known = inner ? Object.keys((bare(inner) as z.ZodObject).shape) : [];
    const present = Object.keys(valueAt(value, issue.path) as object);
    const missing = known.filter((name) => !present.includes(name));
    return issue.keys.map((key) => {
      const hint = nearest(key, missing);
      const mend = hint ? `Did you mean ${hint}?` : `The fields here are ${known.join(', ')}.`;
      return { file, place: [...at, key], message: `is not a field. ${mend}` };
    });
  });
}
