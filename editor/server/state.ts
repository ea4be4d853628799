import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from '../../content/schema/icons';
import { iconShapes } from '../../lib/screens/icons';
import { checkContent } from '../../scripts/check/content';
import { formatProblem } from '../../scripts/check/problem';
import { readModules } from '../../scripts/check/read';
import { sectionIds } from '../../scripts/check/rules/anchors';
import { imageFolders } from '../../scripts/images/folders';
import { readPictures } from '../../scripts/images/manifest';
import { listMasters } from '../../scripts/images/masters';
import { isArticle, moduleNames, productsOf } from '../fields/modules';
import { readTree } from '../fields/tree';
import type { Picture, State } from '../types';
import type { Editor } from '../write/change';

const icons = Object.fromEntries(iconNames.map((name) => [name, iconShapes[name] ?? '']));

const articleNames = (root: string) =>
  readdirSync(path.join(root, 'content/blog'))
    .map((file) => `blog/${file}`)
    .filter(isArticle);

/** The lines added and removed in content since the last commit, untracked files included. */
function sinceCommit(root: string): State['committed'] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const changed = git('diff', '--numstat', 'HEAD', '--', 'content')
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'));
    const added = git('ls-files', '--others', '--exclude-standard', '--', 'content').trim().split('\n').filter(Boolean);
    return [
      ...changed.map(([plus, minus, file = '']) => ({ file, added: Number(plus) || 0, removed: Number(minus) || 0 })),
      ...added.map((file) => ({
        file,
        added: readFileSync(path.join(root, file), 'utf8').split('\n').length - 1,
        removed: 0,
      })),
    ];
  } catch {
    return [];
  }
}

function pictures(root: string): Record<string, Picture> {
  const made = readPictures(path.join(root, 'public/images'));
  return Object.fromEntries(
    listMasters(path.join(root, 'content/images'), []).map(({ key, focus = [0.5, 0.5] }) => {
      const { width = 0, height = 0 } = made[key] ?? {};
      return [key, { width, height, focus }];
    }),
  );
}

const crops = Object.fromEntries(
  Object.entries(imageFolders).map(([folder, { shapes }]) => [
    folder,
    shapes.flatMap(({ suffix, aspect }) =>
      aspect ? [{ name: suffix === '-portrait' ? 'phones' : 'all widths', aspect }] : [],
    ),
  ]),
);

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
    problems: (await checkContent(root)).problems.map(formatProblem),
    pages,
    targets: [
      ...pages.map(({ path, label }) => ({ href: path.replace(/(.)\/$/, '$1'), label })),
      ...sections,
      ...Object.entries(articles).map(([name, href]) => ({ href, label: `Article: ${path.parse(name).name}` })),
    ],
    pictures: pictures(root),
    crops,
    icons,
    articles,
    brand: content.site?.site?.brand ?? '',
    siteUrl: content.site?.site?.url ?? '',
    history: history.summary(),
    committed: sinceCommit(root),
  };
}
