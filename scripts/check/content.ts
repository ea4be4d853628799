import { postMetadata } from '../../content/schema/post';
import { createResolver, exportedRoutes } from '../../lib/resolve';
import { withLines } from './field-report';
import { type Content, modules } from './modules';
import { type Post, readPosts } from './posts';
import type { Problem } from './problem';
import { type Part, readModules } from './read';
import { sectionIds } from './rules/anchors';
import { closingProblems, placeholderProblems } from './rules/closing';
import { labelProblems, productNames } from './rules/cross-module';
import { factWarnings } from './rules/facts';
import type { Targets } from './rules/links';
import { readMasters } from './rules/pictures';
import { postBrandProblems, postLinkProblems, postTextProblems } from './rules/posts';
import { screenProblems } from './rules/products';
import { routeProblems } from './rules/routes';
import { sendingProblems } from './rules/sending';
import { checkValues, type Sample } from './rules/values';
import { type Rule, runRules, type Waiting } from './run-rules';

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

/**
 * Checks all content below a folder as it is on disk, and reports every problem. What has not changed since the last call is
 * cached.
 */
export async function checkContent(root: string): Promise<Report> {
  const { content, parts, problems } = readModules(root);
  const { posts, problems: articleProblems } = readPosts(root);
  const { masters, problems: masterProblems, warnings } = await readMasters(root);
  const targets = linkTargets(content, posts);
  const frontMatter = posts.flatMap(({ file, metadata: value, lineOf }): Part[] =>
    value ? [{ file, prefix: [], value, schema: postMetadata, lineOf }] : [],
  );
  const values = checkValues([...parts, ...frontMatter], { masters, products: productNames(content), targets });
  const { problems: ruleProblems, waiting } = runRules(content, [
    ['pages and old addresses', ['routes'], () => routeProblems(root, content)],
    ['links of pages under construction', ['fallbacks', 'routes'], () => placeholderProblems(content)],
    ['where the contact form sends', ['contact', 'routes'], () => sendingProblems(root, content, targets)],
    ['products’ screens', productModules, () => screenProblems(content)],
    ['calls to action of pages', ['closing', 'routes'], () => closingProblems(content)],
    // The names were checked above. This entry lists the rule as waiting while saas.ts is invalid.
    ['names of products', ['saas'], () => []],
    ['the brand in articles', ['site'], () => postBrandProblems(content, posts)],
    ['links', ['routes'], () => (targets ? postLinkProblems(content, posts, targets) : [])],
    ['labels of links', ['navigation', 'footer', 'routes'], () => (targets ? labelProblems(content, targets) : [])],
    // The links were checked above. These entries list the rule as waiting while a module with sections is invalid.
    ...(['glossary', 'saas', 'services', 'team'] as const).map(
      (module): Rule => [`links to sections of ${module}.ts`, [module], () => []],
    ),
  ]);
  problems.push(...values.problems, ...articleProblems, ...masterProblems);
  problems.push(...postTextProblems(content, posts, masters), ...withLines(root, ruleProblems));
  return {
    problems,
    warnings: [...warnings, ...withLines(root, factWarnings(content))],
    waiting,
    samples: values.samples,
    drafts: posts.filter(({ metadata }) => metadata?.draft).map(({ file }) => file),
    articles: posts.filter(({ metadata }) => !metadata?.draft).length,
  };
}

const productModules = (Object.keys(modules) as (keyof Content)[]).filter((name) => name.startsWith('products/'));

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
  const articles = published.map(({ slug, metadata }) => ({ path: `${blog}${slug}/`, aliases: metadata?.aliases }));
  for (const { slug, ids } of posts) anchors.set(`${blog}${slug}/`, new Set(ids));
  const paths = [...Object.values(routes), ...articles].map(({ path }) => path).concat(Object.keys(aliases));
  const resolve = createResolver(routes, aliases, () => articles);
  return { resolve, paths: new Set(paths), anchors, origin: content.site?.site?.url };
}
