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
const sections = { about: 'bare', press: 'screen' };

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

it('a good table has no problems, and one that could not be read is named elsewhere', () => {
  expect(problems({ home, team, press }, { '/old/': 'team', '/Press/': 'press' })).toEqual([]);
  expect(routeProblems(root, {})).toEqual([]);
  expect(routeProblems(root, { routes: { aliases: { '/a/': 'b' } } } as unknown as Content)).toEqual([]);
});

describe('two pages', () => {
  it.each(['title', 'description'] as const)('may not share their %s, letter case aside', (field) => {
    expect(problems({ home, team, press: { ...press, [field]: team[field].toUpperCase() } })).toEqual([
      `${file} › press › ${field}: is the same as that of team: each page needs its own`,
    ]);
  });

  it('may not share their path', () => {
    const twin = { ...press, title: 'Other', description: 'Other' };
    expect(problems({ home, team, press, twin })).toEqual([
      `${file} › twin › path: is the same as that of press: each page needs its own`,
    ]);
  });
});

describe('a path', () => {
  it('is the folder of a page, and each page has a path', () => {
    expect(problems({ home, team, press: { ...press, path: '/about/press/' } })).toEqual([
      `${file} › press › path: is /about/press/, but there is no file app/about/press/page.tsx. npm run rename:page moves a page's folder together with its path.`,
      `app/press/page.tsx: has the path /press/, which ${file} does not list: add it there`,
    ]);
  });

  it('stands below a folder that sections lists', () => {
    expect(problems({ home, team, press }, {}, { about: 'bare', pres: 'screen' })).toEqual([
      `${file} › press › path: is below /press/, which sections (further down in this file) does not list. Nearest: pres.`,
    ]);
  });

  it('is not held against sections that could not be read', () => {
    const content = { routes: { routes: { home, team, press }, aliases: {} } } as unknown as Content;
    expect(routeProblems(root, content)).toEqual([]);
  });
});

it.each(['none.ts', 'notes.md'])('the source %s is refused', (source) => {
  expect(problems({ home, team: { ...team, source }, press })).toEqual([
    `${file} › team › source: content/${source} does not exist`,
  ]);
});

describe('a canonical page', () => {
  const canonical = (id: string, other: object = {}) =>
    problems({ home, team: { ...team, canonical: id }, press: { ...press, ...other } });

  it('may be any other page', () => expect(canonical('press')).toEqual([]));

  it('must be there', () => {
    expect(canonical('pres')).toEqual([`${file} › team › canonical: no page has the id pres. Nearest: press.`]);
  });

  it('may not be the page itself, nor name a third', () => {
    expect(canonical('team')).toEqual([`${file} › team › canonical: team has a canonical page itself: name that one`]);
    expect(canonical('press', { canonical: 'home' })).toEqual([
      `${file} › team › canonical: press has a canonical page itself: name that one`,
    ]);
  });

  it('may not be a placeholder', () => {
    expect(canonical('press', { placeholder: true })).toEqual([
      `${file} › team › canonical: press is a placeholder, which search engines do not index: name a finished page`,
    ]);
  });
});

describe('a section that forwards', () => {
  it('has a page under its own id and address', () => {
    expect(problems({ home, team, press }, {}, { about: 'bare', press: 'forward' })).toEqual([]);
    expect(problems({ home, team, press }, {}, { about: 'forward', press: 'screen' })).toEqual([
      `${file} › sections › about: is set to forward to /about/, but no page has the id about and that path`,
    ]);
    expect(problems({ home, team, news: press }, {}, { about: 'bare', press: 'forward' })).toEqual([
      `${file} › sections › press: is set to forward to /press/, but no page has the id press and that path`,
    ]);
  });
});

describe('an old address', () => {
  const alias = (aliases: object) => problems({ home, team, press }, aliases);

  it('leads to a page', () => {
    expect(alias({ '/old/': 'teams' })).toEqual([
      `${file} › aliases › /old/: no page has the id teams. Nearest: team.`,
    ]);
  });

  it('is no page’s own, letter case aside, unless it leads to that page', () => {
    const message = 'is the address of the page press (/press/): remove it, or choose another old address';
    expect(alias({ '/Press/': 'team' })).toEqual([`${file} › aliases › /Press/: ${message}`]);
    expect(alias({ '/press/': 'press' })).toEqual([`${file} › aliases › /press/: ${message}`]);
    expect(alias({ '/PRESS/': 'press' })).toEqual([]);
  });

  it('stands once, letter case aside', () => {
    expect(alias({ '/old/': 'team', '/OLD/': 'team' })).toEqual([
      `${file} › aliases › /OLD/: is the same as /old/ apart from letter case: delete one`,
    ]);
  });
});
