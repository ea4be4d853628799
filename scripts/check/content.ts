import { notes } from '../../content/schema/notes';
import { createResolver, exportedRoutes } from '../../lib/resolve';
import { type Content, modules } from './modules';
import { type Post, readPosts } from './posts';
import type { Problem } from './problem';
import { fieldPath, readModules } from './read';
import { sectionIds } from './rules/anchors';
import { closingProblems, placeholderProblems } from './rules/closing';
import { labelProblems, productNames, productProblem } from './rules/cross-module';
import { factWarnings } from './rules/facts';
import { letterProblems } from './rules/letters';
import { linkProblem, type Targets } from './rules/links';
import { pictureProblems, readMasters } from './rules/pictures';
import { postBrandProblems, postLinkProblems, postProductProblems, postTextProblems } from './rules/posts';
import { screenProblems } from './rules/products';
import { routeProblems } from './rules/routes';
import { sendingProblems } from './rules/sending';
import { textProblems } from './rules/texts';
import { findDuplicates, sharedNameProblems } from './rules/unique';
import { type Rule, runRules, type Waiting } from './run-rules';
import { listSamples, type Sample } from './samples';
import { childSchema, walk } from './walk';

export type Report = {
  problems: Problem[];
  /** Problems that do not stop the build. */
  warnings: Problem[];
  /** The rules that did not run, by the invalid module that they need. */
  waiting: Waiting;
  samples: Sample[];
  /** The files of the articles left out of the export. */
  drafts: string[];
  /** The number of published articles. */
  articles: number;
};

/** Reads all content below a folder from disk, uncached, and reports every problem in it. */
export async function checkContent(root: string): Promise<Report> {
  const { content, exports, problems } = readModules(root);
  const { posts, problems: articleProblems } = readPosts(root);
  const { masters, problems: masterProblems, warnings } = await readMasters(root);
  const targets = linkTargets(content, posts);
  const products = productNames(content);

  for (const from of exports)
    walk(from.value, from.schema, (value, schema, path) => {
      const report = (message: string | false | undefined, at = path) =>
        message && problems.push({ file: from.file, path: fieldPath(from, at), message });
      const { kind, refersTo } = notes.get(schema) ?? {};
      const isValid = () => schema.safeParse(value).success;
      for (const duplicate of findDuplicates(value, schema)) report(duplicate.message, [...path, ...duplicate.path]);
      if (kind === 'picture' && isPicture(value) && childSchema(schema, 'file')?.safeParse(value.file).success)
        for (const message of pictureProblems(masters, value)) report(message);
      if (typeof value !== 'string') return;
      if (kind === 'link' && targets) report(isValid() && linkProblem(value, targets));
      else if (refersTo === 'product') report(isValid() && productProblem(value, products));
      else for (const message of textProblems(value)) report(message);
    });

  problems.push(...articleProblems, ...masterProblems, ...postTextProblems(content, posts, masters));
  problems.push(...letterProblems(content, posts));
  const { problems: ruleProblems, waiting } = runRules(content, [
    ...(['navigation', 'saas', 'services', 'team'] as const).map(
      (module): Rule => [`names in ${module}.ts`, [module], () => sharedNameProblems({ [module]: content[module] })],
    ),
    ['pages and old addresses', ['routes'], () => routeProblems(root, content)],
    ['links of pages under construction', ['fallbacks', 'routes'], () => placeholderProblems(content)],
    ['where the contact form sends', ['contact', 'routes'], () => sendingProblems(root, content, targets)],
    ['products’ screens', productModules, () => screenProblems(content)],
    ['calls to action of pages', ['closing', 'routes'], () => closingProblems(content)],
    // The names were checked above. This entry lists the rule as waiting while saas.ts is invalid.
    ['names of products', ['saas'], () => []],
    ['products of articles', ['saas'], () => postProductProblems(content, posts)],
    ['the brand in articles', ['site'], () => postBrandProblems(content, posts)],
    ['links', ['routes'], () => (targets ? postLinkProblems(content, posts, targets) : [])],
    ['labels of links', ['navigation', 'footer', 'routes'], () => (targets ? labelProblems(content, targets) : [])],
    // The links were checked above. These entries list the rule as waiting while a module with sections is invalid.
    ...(['glossary', 'saas', 'services', 'team'] as const).map(
      (module): Rule => [`links to sections of ${module}.ts`, [module], () => []],
    ),
  ]);
  problems.push(...ruleProblems);
  return {
    problems,
    warnings: [...warnings, ...factWarnings(content)],
    waiting,
    samples: listSamples(exports),
    drafts: posts.filter(({ metadata }) => metadata?.draft).map(({ file }) => file),
    articles: posts.filter(({ metadata }) => !metadata?.draft).length,
  };
}

const productModules = (Object.keys(modules) as (keyof Content)[]).filter((name) => name.startsWith('products/'));

const isPicture = (value: unknown): value is { file: string; alt: string } => {
  const { file, alt } = (value ?? {}) as Record<string, unknown>;
  return typeof file === 'string' && typeof alt === 'string';
};

/** The valid targets of links; undefined while content/routes.ts is invalid. */
function linkTargets(content: Content, posts: Post[]): Targets | undefined {
  const { routes: table, aliases: all } = content.routes ?? {};
  if (!table || !all) return undefined;
  const { routes, aliases } = exportedRoutes(table, all, content.contact?.contact?.sending.kind !== 'mail');
  const anchors: Targets['anchors'] = new Map();
  for (const [id, ids] of Object.entries(sectionIds(content)))
    if (routes[id]) anchors.set(routes[id].path, ids && new Set(ids));
  const blog = routes.blog?.path ?? '';
  const published = posts.filter(({ metadata }) => !metadata?.draft);
  for (const { slug, ids } of published) anchors.set(`${blog}${slug}/`, new Set(ids));
  const paths = [
    ...Object.values(routes).map(({ path }) => path),
    ...Object.keys(aliases),
    ...published.map(({ slug }) => `${blog}${slug}/`),
  ];
  return { resolve: createResolver(routes, aliases), paths: new Set(paths), anchors, origin: content.site?.site?.url };
}
