import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../lib/command.mjs';

export const usage = `npm run bench -- [options]
  --runs N            rounds, 5 without
  --pages A,B         paths to measure, instead of the usual five
  --no-build          measure the export that is there
  --peer NAME=FOLDER  measure another export's home beside this one's; may be repeated
  --lighthouse        all four categories, mobile and desktop, instead of the race with the twin
  --soft              only the time of a soft navigation
  --empty             only what an empty Next export weighs
  --days N            only the time to settle N days of deviation
  --posts N           build time, memory and size at 4, 100 and N posts`;

const whole = (name: string, text: string) => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new SetupError(`--${name} is "${text}": give a whole number from 1 up.\n\n${usage}`);
};

function peer(text: string) {
  const [, name, folder] = /^([\w.-]+)=(.+)$/.exec(text) ?? [];
  if (!name || !folder)
    throw new SetupError(`--peer is "${text}": write a name, = and a folder, such as --peer astro=../peer/dist.`);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new SetupError(
      `--peer ${name}: ${path.resolve(folder)} has no index.html: name the folder that its build wrote.`,
    );
  }
  return { name, folder: path.resolve(folder) };
}

const modes = ['help', 'empty', 'soft', 'lighthouse', 'posts', 'days'] as const;
type Mode = (typeof modes)[number] | 'race';

export function readOptions(args: string[]) {
  const options = {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    peer: { type: 'string', multiple: true, default: [] as string[] },
    lighthouse: { type: 'boolean', default: false },
    soft: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    posts: { type: 'string' },
    days: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    values = parseArgs({ args, options }).values;
  } catch (error) {
    throw new SetupError(`${(error as Error).message}\n\n${usage}`);
  }
  return {
    runs: whole('runs', values.runs ?? '5'),
    pages: values.pages?.split(','),
    build: !values['no-build'],
    peers: (values.peer ?? []).map(peer),
    mode: modes.find((name) => values[name]) ?? ('race' as Mode),
    posts: values.posts ? whole('posts', values.posts) : 0,
    days: values.days ? whole('days', values.days) : 0,
  };
}
export type Options = ReturnType<typeof readOptions>;
