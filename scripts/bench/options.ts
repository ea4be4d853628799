import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../lib/command.mjs';

export const usage = `npm run bench -- [options]
  --runs N            rounds, 5 by default; with --lighthouse the runs of a page, of which the best counts
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

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
/** Options that replace the comparison. If several are given, the first of this list counts. */
const modes = {
  ...{ help: flag, empty: flag, rest: flag, click: flag, press: flag, scrub: flag, lighthouse: flag },
  ...{ posts: text, days: text },
};
const options = { ...modes, runs: text, pages: text, 'no-build': flag, peer: { ...text, multiple: true } } as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new SetupError(`${(error as Error).message}\n\n${usage}`);
  }
}

export function readOptions(args: string[]) {
  const values = parse(args);
  const { runs = '5', pages, peer = [], posts, days } = values;
  const names = Object.keys(modes) as (keyof typeof modes)[];
  return {
    runs: parseCount('runs', runs),
    pages: pages?.split(','),
    build: !values['no-build'],
    peers: peer.map(parsePeer),
    mode: names.find((name) => values[name]) ?? 'compare',
    posts: posts ? parseCount('posts', posts) : 0,
    days: days ? parseCount('days', days) : 0,
  } as const;
}
export type Options = ReturnType<typeof readOptions>;
