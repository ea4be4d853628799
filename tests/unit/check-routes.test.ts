import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '@/scripts/check/modules';
import { formatProblem } from '@/scripts/check/problem';
import { routeProblems } from '@/scripts/check/rules/routes';

const home = { path: '/', label: 'Home', title: 'Home', description: 'All of it', source: 'home.ts' };
const team = { path: '/about/team/', label: 'Team', title: 'Team', description: 'The people', source: 'team.ts' };
const press = { path: '/press/', label: 'Press', title: 'Press', description: 'News', source: 'press.ts' };
const sections = { about: 'text', press: 'not-found' };

let root: string;
function add(file: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'routes-'));
  for (const folder of ['', 'about/team/', 'press/', 'press/[slug]/']) add(`app/${folder}page.tsx`);
  for (const file of [
    'app/layout.tsx',
    'app/press/notes.md',
    'app/press/page.tsx.orig',
    'app/press/homepage.tsx',
    'content/notes.md',
  ])
    add(file);
  for (const name of ['home', 'team', 'press']) add(`content/${name}.ts`);
});
afterAll(() => rmSync(root, { recursive: true }));

const problems = (routes: object, aliases: object = {}, folders: object = sections) =>
  routeProblems(root, { routes: { routes, aliases, sections: folders } } as unknown as Content).map(formatProblem);
const file = 'content/routes.ts';

it('reports nothing for a valid table, nor for an invalid one, which its schema reports', () => {
  expect(problems({ home, team, press }, { '/old/': 'team', '/Press/': 'press' })).toEqual([]);
  expect(routeProblems(root, {})).toEqual([]);
  expect(routeProblems(root, { routes: { aliases: { '/a/': 'b' } } } as unknown as Content)).toEqual([]);
});

describe('two pages', () => {
  it.each(['title', 'description'] as const)('must not share their %s, ignoring letter case', (field) => {
    expect(problems({ home, team, press: { ...press, [field]: team[field].toUpperCase() } })).toEqual([
      `${file} › press › ${field}: is the same as that of team: each page needs its own`,
    ]);
  });

  it('must not share their path', () => {
    const copy = { ...press, title: 'Other', description: 'Other' };
    expect(problems({ home, team, press, copy })).toEqual([
      `${file} › copy › path: is the same as that of press: each page needs its own`,
    ]);
  });
});

describe('a path', () => {
  it('must be the folder of a page, and each page must have a path', () => {
    expect(problems({ home, team, press: { ...press, path: '/about/press/' } })).toEqual([
      `${file} › press › path: is /about/press/, but there is no file app/about/press/page.tsx: add it for a new page; to move the page, write its old path and run npm run rename:page -- press /about/press/`,
      `app/press/page.tsx: has the path /press/, which ${file} does not list: add it there`,
    ]);
  });

  it('is below a folder that sections lists', () => {
    expect(problems({ home, team, press }, {}, { about: 'text', pres: 'not-found' })).toEqual([
      `${file} › press › path: is below /press/, which sections (further down in this file) does not list: add it there. Nearest: pres.`,
    ]);
  });

  it('is not compared with invalid sections', () => {
    const content = { routes: { routes: { home, team, press }, aliases: {} } } as unknown as Content;
    expect(routeProblems(root, content)).toEqual([]);
  });
});

it.each([
  ['none.ts', "content/none.ts does not exist: name the module with the page's texts"],
  ['notes.md', 'is notes.md: name a module, such as team.ts'],
])('the source %s is refused', (source, message) => {
  expect(problems({ home, team: { ...team, source }, press })).toEqual([`${file} › team › source: ${message}`]);
});

describe('a canonical page', () => {
  const canonical = (id: string, other: object = {}) =>
    problems({ home, team: { ...team, canonical: id }, press: { ...press, ...other } });

  it('may be any other page', () => expect(canonical('press')).toEqual([]));

  it('must exist', () => {
    expect(canonical('pres')).toEqual([`${file} › team › canonical: no page has the id pres. Nearest: press.`]);
  });

  it('must not be the page itself, nor have a canonical page of its own', () => {
    expect(canonical('team')).toEqual([`${file} › team › canonical: team is this page itself: delete the line`]);
    expect(canonical('press', { canonical: 'home' })).toEqual([
      `${file} › team › canonical: press has a canonical page itself: name that one`,
    ]);
  });

  it('must not be a placeholder', () => {
    expect(canonical('press', { placeholder: true })).toEqual([
      `${file} › team › canonical: press is a placeholder, which search engines do not index: name a finished page`,
    ]);
  });
});

describe('a section that redirects', () => {
  it('must have a page with its own id and path', () => {
    expect(problems({ home, team, press }, {}, { about: 'text', press: 'redirect' })).toEqual([]);
    expect(problems({ home, team, press }, {}, { about: 'redirect', press: 'not-found' })).toEqual([
      `${file} › sections › about: is set to redirect to /about/, but no page has the id about and that path: write not-found or text`,
    ]);
    expect(problems({ home, team, news: press }, {}, { about: 'text', press: 'redirect' })).toEqual([
      `${file} › sections › press: is set to redirect to /press/, but no page has the id press and that path: write not-found or text`,
    ]);
  });
});

describe('an old address', () => {
  const alias = (aliases: object) => problems({ home, team, press }, aliases);

  it('must lead to a page', () => {
    expect(alias({ '/old/': 'teams' })).toEqual([
      `${file} › aliases › /old/: no page has the id teams. Nearest: team.`,
    ]);
  });

  it.each(['/about/team', '/about/team/', '/About/Team//'])('must name its page by id: %s', (target) => {
    expect(alias({ '/old/': target })).toEqual([
      `${file} › aliases › /old/: no page has the id ${target}. Write its id, team.`,
    ]);
  });

  it('must not be the path of another page in any letter case, nor of its own page as written', () => {
    const message = 'is the address of the page press (/press/): remove it, or choose another old address';
    expect(alias({ '/Press/': 'team' })).toEqual([`${file} › aliases › /Press/: ${message}`]);
    expect(alias({ '/press/': 'press' })).toEqual([`${file} › aliases › /press/: ${message}`]);
    expect(alias({ '/PRESS/': 'press' })).toEqual([]);
  });

  it('must be unique, ignoring letter case', () => {
    expect(alias({ '/old/': 'team', '/OLD/': 'team' })).toEqual([
      `${file} › aliases › /OLD/: is the same as /old/ apart from letter case: delete one`,
    ]);
  });
});
