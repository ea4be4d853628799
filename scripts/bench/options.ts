import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../lib/command.mjs';

export const usage = `npm run bench -- [options]
  --runs N            rounds, 5 by default; with --lighthouse the attempts at a page
  --pages A,B         paths to measure instead of the default: five, or all with --lighthouse and --rest
  --no-build          measure the existing export
  --peer NAME=FOLDER  also measure the home page of another export; may be repeated
  --lighthouse        the four Lighthouse scores of every page instead, mobile and desktop
  --rest              only bytes and requests without any interaction, of all pages
  --click             only the time from a click on a link to the next page
  --press             only the time from the first press on an island to its effect
  --scrub             only the frames that the live screens drop
  --empty             only the size of an empty Next export
  --days N            only the time to settle N days of deviation
  --posts N           build time, memory and size at 4, 100 and N posts`;

const parseCount = (name: string, text: string) => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new SetupError(`--${name} is "${text}": write a whole number of at least 1.\n\n${usage}`);
};

function parsePeer(text: string) {
  const [, name, folder] = /^([\w.-]+)=(.+)$/.exec(text) ?? [];
  if (!name || !folder)
    throw new SetupError(`--peer is "${text}": write a name, = and a folder, such as --peer astro=../peer/dist.`);
  if (!existsSync(path.join(folder, 'index.html'))) {
    throw new SetupError(
      `--peer ${name}: ${path.resolve(folder)} has no index.html: write the output folder of its build.`,
    );
  }
  return { name, folder: path.resolve(folder) };
}

const modes = ['help', 'empty', 'rest', 'click', 'press', 'scrub', 'lighthouse', 'posts', 'days'] as const;
type Mode = (typeof modes)[number] | 'compare';

export function readOptions(args: string[]) {
  const options = {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    peer: { type: 'string', multiple: true, default: [] as string[] },
    lighthouse: { type: 'boolean', default: false },
    press: { type: 'boolean', default: false },
    scrub: { type: 'boolean', default: false },
    rest: { type: 'boolean', default: false },
    click: { type: 'boolean', default: false },
    empty: { type: 'boolean', default: false },
    posts: { type: 'string' },
    days: { type: 'string' },
    help: { type: 'boolean', default: false },
  } as const;
  const parse = () => {
    try {
      return parseArgs({ args, options }).values;
    } catch (error) {
      throw new SetupError(`${(error as Error).message}\n\n${usage}`);
    }
  };
  const values = parse();
  return {
    runs: parseCount('runs', values.runs),
    pages: values.pages?.split(','),
    build: !values['no-build'],
    peers: values.peer.map(parsePeer),
    mode: modes.find((name) => values[name]) ?? ('compare' as Mode),
    posts: values.posts ? parseCount('posts', values.posts) : 0,
    days: values.days ? parseCount('days', values.days) : 0,
  };
}
export type Options = ReturnType<typeof readOptions>;
