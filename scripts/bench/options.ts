import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SetupError } from '../lib/command.mjs';

const see = 'See tests/bench/README.md.';

const parseCount = (name: string, text: string) => {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new SetupError(`--${name} is "${text}": write a whole number of at least 1. ${see}`);
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
  ...{ empty: flag, rest: flag, click: flag, press: flag, scrub: flag, lighthouse: flag },
  ...{ posts: text, days: text },
};
const options = { ...modes, runs: text, pages: text, 'no-build': flag, peer: { ...text, multiple: true } } as const;

export function readOptions(args: string[]) {
  const { values } = parseArgs({ args, options });
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
