import { readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkContent } from '../../scripts/check/content';
import { modules } from '../../scripts/check/modules';
import { count } from '../../scripts/check/problem';
import { reportContent } from '../../scripts/check/report';
import { add, copyContent, overwrite } from './copy';
import { set } from './faults/fault';

let root: string;
beforeAll(async () => {
  root = await copyContent();
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

const reportOf = async () => reportContent(await checkContent(root)).text;

test.each([
  ['saas', 'saas.title', 2],
  ['services', 'services.title', 1],
  ['team', 'team.title', 1],
  ['routes', 'routes.saas.title', 6],
  ['navigation', 'navigation.demo.label', 1],
  ['site', 'site.brand', 1],
])('one fault in %s.ts is one problem, and the rules that need the module wait', async (module, field, rules) => {
  const undo = set(field, 'long '.repeat(60).trim())(root);
  const report = await reportOf();
  undo();
  expect(report).toContain('The content has 1 problem:');
  expect(report).toContain(`  ${count(rules, 'rule waits', 'rules wait')} for content/${module}.ts: `);
});

test.each(Object.keys(modules))('a syntax error in %s.ts is one problem, with its line', async (module) => {
  const file = `content/${module}.ts`;
  const undo = overwrite(root, file, `${readFileSync(file, 'utf8')}]\n`);
  const report = await reportOf();
  undo();
  expect(report.match(/^ {2}content\/\S+/gm)).toEqual([expect.stringMatching(new RegExp(`^ {2}${file}:\\d+:$`))]);
});

/** Adds an import to the top of a module. */
const importing = (module: string, from: string) => {
  const file = `content/${module}.ts`;
  return overwrite(root, file, `import * as other from '${from}';\n${readFileSync(file, 'utf8')}\nother;\n`);
};

test('two modules that import each other are one problem, which names both', async () => {
  const undo = importing('site', './contact');
  const report = await reportOf();
  undo();
  expect(report.match(/^ {2}content\/.*/gm)).toEqual([
    expect.stringMatching(
      /^ {2}content\/contact\.ts:\d+: imports ".\/site", but content\/site\.ts needs this module itself: remove one/,
    ),
  ]);
});

test('an error in a module that only others import is one problem', async () => {
  const undo = [
    add(root, 'content/products/helper.ts', 'export const a = [;\n'),
    importing('products/truops', './helper'),
    importing('about', './products/helper'),
  ];
  const report = await reportOf();
  for (const step of undo) step();
  expect(report.match(/^ {2}content\/.*/gm)).toEqual([expect.stringMatching(/^ {2}content\/products\/helper\.ts:1: /)]);
});

test('the check imports no content module: a syntax error in one would stop it before it can report', async () => {
  const { metafile } = await build({
    entryPoints: ['scripts/check.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  const read = Object.keys(metafile.inputs).filter((file) => /^content\/[^/]+$/.test(file));
  expect(read).toEqual([]);
});
