import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aliases, routes, sections } from '../content/routes';
import type { Route } from '../content/schema/routes';
import { nearestHint } from './check/nearest';

/**
 * `npm run rename:page -- team /about/people/`: gives a page a new address. Its path in content/routes.ts and its
 * folder below app move together, and the old address becomes one that forwards.
 */
const [id = '', given = ''] = process.argv.slice(2);
const to = `/${given.replace(/^\/+|\/+$/g, '')}/`;
const table: Record<string, Route> = routes;
const from = table[id]?.path ?? '';
const all = Object.values(table).map((route) => route.path);
const module = 'content/routes.ts';

function refusal(): string | undefined {
  if (!id || !given)
    return 'Name the page by its id in content/routes.ts, and its new address: npm run rename:page -- team /about/people/';
  if (!from) return `content/routes.ts has no page with the id ${id}.${nearestHint(id, Object.keys(table))}`;
  if (from === '/') return 'The home page stays where it is.';
  if (!/^\/([a-z0-9-]+\/)+$/.test(to))
    return `${to} must hold small letters, digits and hyphens only, such as /about/our-team/.`;
  if (all.includes(to)) return `${to} is a page already.`;
  if (!((to.split('/')[1] ?? '') in sections))
    return `${to} must stay below one of ${Object.keys(sections)
      .map((name) => `/${name}/`)
      .join(', ')}.`;
  const inside = all.filter((other) => other !== from && other.startsWith(from));
  if (from.split('/').length < 4 || id === 'blog')
    return `${from} is where other addresses start: it stays where it is.`;
  return inside.length
    ? `${from} has pages below it (${inside.join(', ')}): rename those one by one first.`
    : undefined;
}

const refused = refusal();
if (refused) {
  console.error(refused);
  process.exit(1);
}

mkdirSync(`app${to}`, { recursive: true });
for (const entry of readdirSync(`app${from}`)) renameSync(path.join(`app${from}`, entry), path.join(`app${to}`, entry));
rmdirSync(`app${from}`);
const parent = path.dirname(`app${from}`);
if (existsSync(parent) && readdirSync(parent).length === 0) rmdirSync(parent);

const old = Object.entries(aliases).filter(([alias]) => alias.toLowerCase() === to);
const text = readFileSync(module, 'utf8')
  .replace(`path: '${from}'`, `path: '${to}'`)
  .replace(/(export const aliases[^{]*\{\r?\n)/, `$1  '${from}': '${id}',\n`);
writeFileSync(
  module,
  old.reduce((rest, [alias, target]) => rest.replace(`  '${alias}': '${target}',\n`, ''), text),
);
console.log(
  `${from} is now ${to}, and forwards there. Run npm run hosts (the servers' redirects), then npm run check.`,
);
