import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '../../../content/schema/routes';
import { createReport } from '../field-report';
import { firstOwner } from '../first-owner';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';

/** The paths of the pages under app, in their folders' letter case; dynamic routes such as [slug] are left out. */
function pageFolders(root: string): Set<string> {
  const all = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' });
  const pages = all.map((name) => `/${name.replaceAll('\\', '/')}`).filter((name) => name.endsWith('/page.tsx'));
  return new Set(pages.map((name) => name.replace(/page\.tsx$/, '')).filter((name) => !name.includes('[')));
}

/** Rules for content/routes.ts that the schema of one entry cannot express. */
export function routeProblems(root: string, { routes: module }: Content): Problem[] {
  const { routes, aliases, sections } = module ?? {};
  if (!routes) return [];
  const { problems, report } = createReport('routes');
  const ofSections = createReport('routes', 'sections');
  const entries = Object.entries<Route>(routes);
  const folders = pageFolders(root);
  const first = firstOwner<string>();

  for (const [id, route] of entries) {
    const say = (field: keyof Route, message: string) => report([id, field], message);
    for (const field of ['path', 'title', 'description'] as const) {
      const other = first(`${field} ${route[field].toLowerCase()}`, id);
      if (other) say(field, `is the same as that of ${other}: each page needs its own`);
    }
    const fix = `add it for a new page; to move the page, write its old path and run npm run rename:page -- ${id} ${route.path}`;
    if (!folders.has(route.path))
      say('path', `is ${route.path}, but there is no file app${route.path}page.tsx: ${fix}`);
    if (!route.source.endsWith('.ts')) say('source', `is ${route.source}: name a module, such as team.ts`);
    else if (!existsSync(path.join(root, 'content', route.source)))
      say('source', `content/${route.source} does not exist: name the module with the page's texts`);
    const { canonical } = route;
    const target = canonical === undefined ? undefined : routes[canonical];
    if (canonical !== undefined && !target)
      say('canonical', `no page has the id ${canonical}.${nearestHint(canonical, Object.keys(routes))}`);
    if (canonical === id) say('canonical', `${id} is this page itself: delete the line`);
    else if (target?.canonical) say('canonical', `${canonical} has a canonical page itself: name that one`);
    if (target?.placeholder)
      say('canonical', `${canonical} is a placeholder, which search engines do not index: name a finished page`);
    const [, section = ''] = route.path.split('/');
    const hint = nearestHint(section, Object.keys(sections ?? {}));
    if (sections && section && !(section in sections))
      say(
        'path',
        `is below /${section}/, which sections (further down in this file) does not list: add it there.${hint}`,
      );
  }
  for (const folder of folders)
    if (!entries.some(([, route]) => route.path === folder))
      problems.push({
        file: `app${folder}page.tsx`,
        message: `has the path ${folder}, which content/routes.ts does not list: add it there`,
      });
  for (const [section, how] of Object.entries(sections ?? {}))
    if (how === 'redirect' && routes[section]?.path !== `/${section}/`) {
      const message = `is set to redirect to /${section}/, but no page has the id ${section} and that path: write not-found or text`;
      ofSections.report([section], message);
    }
  return [...problems, ...ofSections.problems, ...aliasProblems(routes, aliases ?? {})];
}

function aliasProblems(routes: Record<string, Route>, aliases: Record<string, string>): Problem[] {
  const { problems, report } = createReport('routes', 'aliases');
  const paths = new Map(Object.entries(routes).map(([id, { path }]) => [path.toLowerCase(), id]));
  const first = firstOwner<string>();
  for (const [alias, target] of Object.entries(aliases)) {
    const add = (message: string) => report([alias], message);
    const owner = paths.get(alias.toLowerCase());
    const other = first(alias.toLowerCase(), alias);
    const meant = paths.get(target.replace(/\/*$/, '/').toLowerCase());
    const hint = meant ? ` Write its id, ${meant}.` : nearestHint(target, Object.keys(routes));
    if (!(target in routes)) add(`no page has the id ${target}.${hint}`);
    // An alias may differ from its own page's path in letter case alone (docs/specification.md has such addresses).
    if (owner && (owner !== target || routes[owner]?.path === alias))
      add(`is the address of the page ${owner} (${routes[owner]?.path}): remove it, or choose another old address`);
    if (other) add(`is the same as ${other} apart from letter case: delete one`);
  }
  return problems;
}
