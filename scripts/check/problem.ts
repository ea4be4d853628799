import type { Keys } from './walk';

/** One error in the content, in words for the person who wrote it. */
export type Problem = {
  /** The file, from the top of the repository. */
  file: string;
  /** The line in the file, where it is known. */
  line?: number | undefined;
  /** The field in the module, its export first: a rule's problem gets its line from it (field-report.ts). */
  keys?: Keys | undefined;
  /** The path to the field as messages name it: `['managementTeam', '2nd card', 'image']`. */
  path?: string[] | undefined;
  message: string;
};

/** `content/team.ts:61 › managementTeam › 2nd card › image: …`, without `:61` where the line is not known. */
export const formatProblem = ({ file, line, path = [], message }: Problem) =>
  `${[line ? `${file}:${line}` : file, ...path].join(' › ')}: ${message}`;

const rule = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 0, `card` → `1st card`: the name of a list entry in messages. */
export const nth = (index: number, noun: string) => `${index + 1}${suffixes[rule.select(index + 1)] ?? 'th'} ${noun}`;

/** `3 articles`, `1 article`. */
export const count = (n: number, noun: string, plural = `${noun}s`) => `${n} ${n === 1 ? noun : plural}`;
