import { parseArgs } from 'node:util';
import { SetupError } from '../../scripts/lib/command.mjs';

const parseCount = (name: string, text: string) => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new SetupError(`--${name} is "${text}": write a whole number of at least 1. See tests/bench/README.md.`);
};

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
/** Options that replace the comparison. If several are given, the first of this list counts. */
const modes = { empty: flag, rest: flag, click: flag, lighthouse: flag, posts: text } as const;
const options = { ...modes, runs: text, pages: text, 'no-build': flag } as const;

/** The options of the command line. Throws a SetupError for an invalid number. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({ args, options });
  const names = Object.keys(modes) as (keyof typeof modes)[];
  return {
    runs: parseCount('runs', values.runs ?? '5'),
    pages: values.pages?.split(','),
    build: !values['no-build'],
    mode: names.find((name) => values[name]) ?? 'compare',
    posts: values.posts ? parseCount('posts', values.posts) : 0,
  } as const;
}
export type Options = ReturnType<typeof readOptions>;
