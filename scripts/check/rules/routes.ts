import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../../content/schema/routes';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';

const file = 'content/routes.ts';

/** The pages under app as addresses, from their folders' own letter case; patterns such as [slug] left out. */
function pageFolders(root: string): Set<string> {
  const all = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' });
  const pages = all.map((name) => `/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('/page.tsx'));
  return new Set(pages.map((name) => name.replace(/page\.tsx$/, '')).filter((name) => !name.includes('[')));
}

/** What the table of routes must hold beyond the shape of each entry. */
export function routeProblems(root: string, { routes: module }: Content): Problem[] {
  const { routes, aliases, sections } = module ?? {};
  if (!routes) return [];
  const problems: Problem[] = [];
  const say = (place: string[], message: string) => problems.push({ file, place, message });
  const entries = Object.entries<Route>(routes);
  const folders = pageFolders(root);
  const seen = {
    path: new Map<string, string>(),
    title: new Map<string, string>(),
    description: new Map<string, string>(),
  };

  for (const [id, route] of entries) {
    for (const [field, values] of Object.entries(seen) as [keyof typeof seen, Map<string, string>][]) {
      const value = route[field].toLowerCase();
      const other = values.get(value);
      if (other) say([id, field], `is the same as that of ${other}`);
      values.set(value, id);
    }
    if (!folders.has(route.path)) {
      const mend = `The page's folder and its path go together: npm run rename:page moves both.`;
      say([id, 'path'], `is ${route.path}, but no page stands at app${route.path}page.tsx. ${mend}`);
    }
    if (!existsSync(path.join(root, 'content', route.source)) || !route.source.endsWith('.ts'))
      say([id, 'source'], `content/${route.source} does not exist`);
    const { canonical } = route;
    const target = canonical === undefined ? undefined : routes[canonical];
    if (canonical !== undefined && !target)
      say([id, 'canonical'], `no page has the id ${canonical}.${nearestHint(canonical, Object.keys(routes))}`);
    if (target?.canonical || canonical === id)
      say([id, 'canonical'], `${canonical} names another page itself: name that one`);
    if (target?.placeholder)
      say([id, 'canonical'], `${canonical} is under construction and kept out of search engines`);
    const [, section = ''] = route.path.split('/');
    if (sections && section && !(section in sections))
      say(
        [id, 'path'],
        `is below /${section}/, which sections (further down in this file) does not list.${nearestHint(section, Object.keys(sections))}`,
      );
  }
  for (const folder of folders)
    if (!entries.some(([, route]) => route.path === folder))
      problems.push({ file: `app${folder}page.tsx`, message: `stands at ${folder}, which no path in ${file} names` });
  for (const [section, how] of Object.entries(sections ?? {}))
    if (how === 'forward' && routes[section]?.path !== `/${section}/`)
      say(['sections', section], `forwards to /${section}/, but no page has the id ${section} and that path`);
  problems.push(...aliasProblems(routes, aliases ?? {}));
  return problems;
}

function aliasProblems(routes: Record<string, Route>, aliases: Record<string, string>): Problem[] {
  const problems: Problem[] = [];
  const paths = new Map(Object.entries(routes).map(([id, { path }]) => [path.toLowerCase(), id]));
  const seen = new Map<string, string>();
  for (const [alias, target] of Object.entries(aliases)) {
    const say = (message: string) => problems.push({ file, place: ['aliases', alias], message });
    const folded = alias.toLowerCase();
    const owner = paths.get(folded);
    const twin = seen.get(folded);
    if (!(target in routes)) say(`no page has the id ${target}.${nearestHint(target, Object.keys(routes))}`);
    // An address that differs from its own page's in letter case alone is one the specification records.
    if (owner && (owner !== target || routes[owner]?.path === alias))
      say(`is the address of the page ${owner} (${routes[owner]?.path}): an old address must be no page's own`);
    if (twin) say(`is ${twin} again, letter case aside`);
    seen.set(folded, alias);
  }
  return problems;
}
