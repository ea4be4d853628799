/** One thing that is wrong, in words for the person who wrote it. */
export type Problem = {
  /** The file, from the top of the repository. */
  file: string;
  /** Where in the file: the line, when the file itself cannot be read. */
  line?: number | undefined;
  /** Where in the file: the fields that lead there. */
  place?: string[] | undefined;
  message: string;
};

/** `content/team.ts › managementTeam › 2nd card › image: …`, or `content/team.ts:14: …` where only a line is known. */
export const inWords = ({ file, line, place = [], message }: Problem) =>
  `${[line ? `${file}:${line}` : file, ...place].join(' › ')}: ${message}`;

const rule = new Intl.PluralRules('en', { type: 'ordinal' });
const suffixes: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** 1 → `1st`. */
export const ordinal = (n: number) => n + (suffixes[rule.select(n)] ?? 'th');

/** `3 articles`, `1 article`. */
export const count = (n: number, noun: string, plural = `${noun}s`) => `${n} ${n === 1 ? noun : plural}`;
