import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from '../../content/schema/icons';
import { iconShapes } from '../../lib/screens/icons';
import { checkContent } from '../../scripts/check/content';
import { formatProblem } from '../../scripts/check/problem';
import { readModules } from '../../scripts/check/read';
import { sectionIds } from '../../scripts/check/rules/anchors';
import { listMasters } from '../../scripts/images/masters';
import { git } from '../../scripts/lib/git';
import { isArticle, moduleNames, productsOf } from '../fields/modules';
import { readTree } from '../fields/tree';
import type { State } from '../types';
import type { Editor } from '../write/change';

const icons = Object.fromEntries(iconNames.map((name) => [name, iconShapes[name] ?? '']));

const articleNames = (root: string) =>
  readdirSync(path.join(root, 'content/blog'))
    .map((file) => `blog/${file}`)
    .filter(isArticle);

/** The lines added and removed in content since the last commit, untracked files included. Pictures have none. */
export function sinceCommit(root: string): State['committed'] {
  const lines = (...args: string[]) =>
    // The check's hard links change the ctime of every file: Git would read all of them again.
    git('-C', root, '-c', 'core.trustctime=false', ...args, '--', 'content')
      .split('\n')
      .filter(Boolean);
  try {
    const changed = lines('diff', '--numstat', 'HEAD').map((line) => {
      const [plus, minus, file = ''] = line.split('\t');
      return { file, added: Number(plus) || 0, removed: Number(minus) || 0 };
    });
    const untracked = lines('ls-files', '--others', '--exclude-standard').map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      // Like Git, takes a file with a NUL byte as binary.
      return { file, added: text.includes('\0') ? 0 : text.split('\n').length - 1, removed: 0 };
    });
    return [...changed, ...untracked];
  } catch {
    return [];
  }
}

function readPictures(root: string): Pick<State, 'focalPoints' | 'crops'> {
  const masters = listMasters(path.join(root, 'content/images'), []);
  return {
    focalPoints: Object.fromEntries(masters.map(({ key, focus = [0.5, 0.5] }) => [key, focus])),
    crops: Object.fromEntries(
      masters.map(({ key, shapes }) => [
        key,
        shapes.flatMap(({ suffix, aspect }) =>
          aspect ? [{ name: suffix === '-portrait' ? 'phones' : 'all widths', aspect }] : [],
        ),
      ]),
    ),
  };
}

export async function readState({ root, history }: Editor): Promise<State> {
  const trees: State['trees'] = {};
  const broken: State['broken'] = {};
  const products = productsOf(root);
  for (const name of [...moduleNames, ...articleNames(root)])
    try {
      trees[name] = readTree(root, name, products);
    } catch (error) {
      broken[name] = (error as Error).message;
    }
  const { problems, warnings } = await checkContent(root);
  const { content } = readModules(root);
  const { routes = {} } = content.routes ?? {};
  const pages = Object.entries(routes).map(([id, { path, label, source }]) => ({ id, path, label, source }));
  const sections = Object.entries(sectionIds(content)).flatMap(([id, names]) =>
    (names ?? []).map((name) => ({
      href: `${routes[id]?.path.replace(/\/$/, '')}#${name}`,
      label: `${routes[id]?.label} › ${name}`,
    })),
  );
  const blogPath = routes.blog?.path ?? '/';
  const articles = Object.fromEntries(
    articleNames(root).map((name) => [name, `${blogPath}${path.parse(name).name}/`] as const),
  );
  return {
    trees,
    broken,
    problems: problems.map(formatProblem),
    warnings: warnings.map(formatProblem),
    pages,
    targets: [
      ...pages.map(({ path, label }) => ({ href: path.replace(/(.)\/$/, '$1'), label })),
      ...sections,
      ...Object.entries(articles).map(([name, href]) => ({ href, label: `Article: ${path.parse(name).name}` })),
    ],
    ...readPictures(root),
    icons,
    articles,
    brand: content.site?.site?.brand ?? '',
    siteUrl: content.site?.site?.url ?? '',
    history: history.summary(),
    committed: sinceCommit(root),
  };
}
