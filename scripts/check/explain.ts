import type { z } from 'zod';
import { articleExtension } from '../../lib/article/front-matter';
import { nearest, nearestHint } from './nearest';
import type { Problem } from './problem';
import { describePath, type Keys, schemaAt, unwrapOptional, valueAt } from './walk';

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

/** The message for an issue whose schema does not define a message. Articles are YAML, which groups fields by indentation. */
function defaultMessage(issue: z.core.$ZodRawIssue, isArticle: boolean): string | undefined {
  const { input } = issue;
  switch (issue.code) {
    case 'invalid_type': {
      const inArticle = isArticle && issue.expected === 'object' && 'a group of fields on indented lines below it';
      const kind = inArticle || (kinds[issue.expected] ?? issue.expected);
      if (input === undefined) return `is missing: it must be ${kind}`;
      return input === null ? `is empty: it must be ${kind}` : `is ${show(input)}; it must be ${kind}`;
    }
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

/**
 * Validates a value and returns a problem for each field that its schema rejects. `lineOf` returns a field's line, where
 * it is known.
 */
export function explain(
  file: string,
  value: unknown,
  schema: z.ZodType,
  lineOf?: (path: Keys) => number | undefined,
): Problem[] {
  const error = (issue: z.core.$ZodRawIssue) => defaultMessage(issue, articleExtension.test(file));
  const issues = schema.safeParse(value, { error }).error?.issues ?? [];
  return issues.flatMap((issue) => {
    const path = describePath(issue.path, schema);
    const line = lineOf?.(issue.path);
    if (issue.code === 'invalid_key')
      return [{ file, line, path, message: issue.issues[0]?.message ?? 'is not a valid name here' }];
    if (issue.code !== 'unrecognized_keys') return [{ file, line, path, message: issue.message }];
    const inner = schemaAt(schema, issue.path);
    const known = inner ? Object.keys((unwrapOptional(inner) as z.ZodObject).shape) : [];
    const present = Object.keys(valueAt(value, issue.path) as object);
    const missing = known.filter((name) => !present.includes(name));
    return issue.keys.map((key) => {
      const hint = nearest(key, missing);
      const fix = hint ? `Did you mean ${hint}?` : `The fields here are ${known.join(', ')}.`;
      return { file, line: lineOf?.([...issue.path, key]), path: [...path, key], message: `is not a field. ${fix}` };
    });
  });
}
