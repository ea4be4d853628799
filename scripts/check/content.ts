import { notes } from '../../content/schema/notes';
import { createResolver } from '../../lib/resolve';
import type { Content } from './modules';
import { type Post, readPosts } from './posts';
import type { Problem } from './problem';
import { fieldPath, readModules, walkExports } from './read';
import { sectionIds } from './rules/anchors';
import { crossModuleProblems, labelProblems } from './rules/cross-module';
import { linkProblem, type Targets } from './rules/links';
import { pictureProblems, readMasters } from './rules/pictures';
import { postProblems } from './rules/posts';
import { routeProblems } from './rules/routes';
import { textProblems } from './rules/texts';
import { findDuplicates, sharedNameProblems } from './rules/unique';
import { listSamples, type Sample } from './samples';

export type Report = {
  problems: Problem[];
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
  const { masters, problems: masterProblems } = await readMasters(root);
  const targets = linkTargets(content, posts);

  walkExports(exports, (value, schema, path, from) => {
    const report = (message: string, at = path) =>
      problems.push({ file: from.file, path: fieldPath(from, at), message });
    const { kind } = notes.get(schema) ?? {};
    for (const duplicate of findDuplicates(value, schema)) report(duplicate.message, [...path, ...duplicate.path]);
    if (kind === 'picture' && isPicture(value)) for (const message of pictureProblems(masters, value)) report(message);
    if (kind === 'link' && targets && typeof value === 'string') {
      const message = schema.safeParse(value).success && linkProblem(value, targets);
      if (message) report(message);
    } else if (typeof value === 'string') for (const message of textProblems(value)) report(message);
  });

  problems.push(...sharedNameProblems(content), ...routeProblems(root, content), ...crossModuleProblems(content));
  if (targets) problems.push(...labelProblems(content, targets.resolve.canonicalPath));
  problems.push(...articleProblems, ...postProblems(content, posts, masters, targets), ...masterProblems);
  return {
    problems,
    samples: listSamples(exports),
    drafts: posts.filter(({ metadata }) => metadata?.draft).map(({ file }) => file),
    articles: posts.filter(({ metadata }) => !metadata?.draft).length,
  };
}

const isPicture = (value: unknown): value is { file: string; alt: string } => {
  const { file, alt } = (value ?? {}) as Record<string, unknown>;
  return typeof file === 'string' && typeof alt === 'string';
};

/** The valid targets of links; undefined while content/routes.ts is invalid. */
function linkTargets(content: Content, posts: Post[]): Targets | undefined {
  const { routes, aliases } = content.routes ?? {};
  if (!routes || !aliases) return undefined;
  const anchors = new Map<string, Set<string>>();
  for (const [id, ids] of Object.entries(sectionIds(content)))
    if (routes[id]) anchors.set(routes[id].path, new Set(ids));
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
