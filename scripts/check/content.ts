import { notes } from '../../content/schema/notes';
import { createResolver } from '../../lib/resolve';
import type { Content } from './modules';
import { type Post, readPosts } from './posts';
import type { Problem } from './problem';
import { named, readModules, walkParts } from './read';
import { acrossProblems, labelProblems } from './rules/across';
import { sectionIds } from './rules/anchors';
import { factProblems } from './rules/facts';
import { linkProblem, type Targets } from './rules/links';
import { pictureProblems, readMasters } from './rules/pictures';
import { postProblems } from './rules/posts';
import { routeProblems } from './rules/routes';
import { textProblems } from './rules/texts';
import { doubles, namesAcross } from './rules/unique';
import { listSamples, type Sample } from './samples';
import { place } from './walk';

export type Report = {
  problems: Problem[];
  /** What does not stop the build, and needs a look. */
  warnings: Problem[];
  samples: Sample[];
  /** The articles that are left out of the export. */
  drafts: string[];
  /** The articles in it. */
  articles: number;
};

/** Reads all content below a folder as it stands now, and says everything that is wrong with it. */
export async function checkContent(root: string): Promise<Report> {
  const { content, parts, problems } = readModules(root);
  const { posts, problems: unread } = readPosts(root);
  const { masters, problems: faults } = await readMasters(root);
  const targets = linkTargets(content, posts);
  const say = (file: string, where: string[], message: string, line?: number) =>
    problems.push({ file, line, place: where, message });

  walkParts(parts, (value, schema, { file, path, part }) => {
    const where = () => [...named(file, part.name), ...place(path, part.schema)];
    const { kind } = notes.get(schema) ?? {};
    for (const { path: below, message } of doubles(value, schema))
      say(file, [...named(file, part.name), ...place([...path, ...below], part.schema)], message);
    if (kind === 'picture' && isPicture(value))
      for (const message of pictureProblems(masters, value)) say(file, where(), message);
    if (kind === 'link' && targets && typeof value === 'string') {
      const message = schema.safeParse(value).success && linkProblem(value, targets);
      if (message) say(file, where(), message);
    } else if (typeof value === 'string') for (const message of textProblems(value)) say(file, where(), message);
  });

  problems.push(...namesAcross(content), ...routeProblems(root, content), ...acrossProblems(content));
  if (targets) problems.push(...labelProblems(content, targets.resolve.canonicalPath));
  const facts = factProblems(content);
  problems.push(...facts.problems);
  problems.push(...unread, ...postProblems(content, posts, masters, targets), ...faults);
  return {
    problems,
    warnings: facts.warnings,
    samples: listSamples(parts),
    drafts: posts.filter(({ metadata }) => metadata?.draft).map(({ file }) => file),
    articles: posts.filter(({ metadata }) => !metadata?.draft).length,
  };
}

const isPicture = (value: unknown): value is { file: string; alt: string } => {
  const { file, alt } = (value ?? {}) as Record<string, unknown>;
  return typeof file === 'string' && typeof alt === 'string';
};

/** Where links may lead; undefined while content/routes.ts itself cannot be read. */
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
