import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aliases, routes, sections } from '../content/routes';
import type { Route } from '../content/schema/routes';
import { nearestHint } from './check/nearest';
import { SetupError } from './lib/command.mjs';

/**
 * `npm run rename:page -- team /about/people/`: changes a page's address. Moves its folder below app, changes its path
 * in content/routes.ts, and adds the old address to the aliases there, so that it redirects.
 */
const [id = '', given = ''] = process.argv.slice(2);
const to = `/${given.replace(/^\/+|\/+$/g, '')}/`;
const table: Record<string, Route> = routes;
const from = table[id]?.path ?? '';
const all = Object.values(table).map((route) => route.path);
const module = 'content/routes.ts';

function refusal(): string | undefined {
  if (!id || !given)
    return 'Give the id of the page in content/routes.ts and its new address: npm run rename:page -- team /about/people/';
  if (!from) return `content/routes.ts has no page with the id ${id}.${nearestHint(id, Object.keys(table))}`;
  if (from === '/') return 'The home page cannot be renamed.';
  if (!/^\/([a-z0-9-]+\/)+$/.test(to))
    return `${to} must contain lower-case letters, digits and hyphens only, such as /about/our-team/.`;
  if (all.includes(to)) return `${to} is already the address of a page.`;
  if (!((to.split('/')[1] ?? '') in sections))
    return `${to} must stay below one of ${Object.keys(sections)
      .map((name) => `/${name}/`)
      .join(', ')}.`;
  if (from.split('/').length < 4 || id === 'blog')
    return `${from} cannot be renamed, because other addresses start with it.`;
  if (to.startsWith(from)) return `${to} is below ${from}, its present address: choose an address beside that one.`;
  const inside = all.filter((other) => other !== from && other.startsWith(from));
  return inside.length
    ? `${from} has pages below it (${inside.join(', ')}): rename those one by one first.`
    : undefined;
}

const refused = refusal();
if (refused) throw new SetupError(refused);

const old = Object.entries(aliases).filter(([alias]) => alias.toLowerCase() === to);
/** Replaces a part of content/routes.ts, before anything is moved. */
const replaceOrThrow = (source: string, part: string | RegExp, by: string, label: string) => {
  const result = source.replace(part, () => by);
  if (result === source)
    throw new SetupError(`${module} has no ${label}: nothing was changed. Run npm run check first.`);
  return result;
};
const current = `path: '${from}'`;
const moved = replaceOrThrow(readFileSync(module, 'utf8'), current, `path: '${to}'`, current);
const text = replaceOrThrow(
  moved,
  /(?<=export const aliases[^{]*\{)/,
  `\n  '${from}': '${id}',`,
  'export const aliases',
);

mkdirSync(`app${to}`, { recursive: true });
for (const entry of readdirSync(`app${from}`)) renameSync(path.join(`app${from}`, entry), path.join(`app${to}`, entry));
rmdirSync(`app${from}`);
const parent = path.dirname(`app${from}`);
if (readdirSync(parent).length === 0) rmdirSync(parent);

writeFileSync(
  module,
  old.reduce((rest, [alias, target]) => rest.replace(`  '${alias}': '${target}',\n`, ''), text),
);
console.log(
  `${from} is now ${to}, and redirects there. Run npm run hosts (it updates the redirects of the hosts), then npm run check.`,
);
