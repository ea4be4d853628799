import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { decodeMark, encodeMark, withoutMarks } from '../../../editor/marks/code.mjs';
import markLiterals from '../../../editor/marks/loader.mjs';
import { markPatterns } from '../../../editor/marks/patterns';
import { fill } from '../../../lib/fill';

test('decodes the mark of a text; a filled template has the mark of the template', () => {
  const brand = `Brand${encodeMark(['site', 'site', 'brand'])}`;
  const template = `© {year} {brand}${encodeMark(['words', 'words', 'copyright'])}`;
  const text = fill(template, { year: 2024, brand });
  expect(decodeMark(text)).toEqual(['words', 'words', 'copyright']);
  expect(decodeMark(brand)).toEqual(['site', 'site', 'brand']);
  expect(withoutMarks(text)).toBe('© 2024 Brand');
  expect(decodeMark(`${brand} and more`)).toBeUndefined();
  expect(decodeMark('no mark')).toBeUndefined();
});

describe('the loader', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marks-'));
  const patterns = path.join(folder, 'patterns.json');
  writeFileSync(patterns, JSON.stringify(markPatterns()));
  afterAll(() => rmSync(folder, { recursive: true }));
  const mark = (name: string, source: string) =>
    markLiterals.call({ resourcePath: `/x/content/${name}.ts`, getOptions: () => ({ patterns }) }, source);

  test('texts are marked; ids, links, files, icons and names that others repeat are not', () => {
    const marked = mark(
      'home',
      `export const home: Home = { audiences: { items: [{ title: 'Owners', icon: 'sun' }] }, suite: { title: 'T', items: [{ title: 'TruOps', desc: "d", href: '/x', image: { file: 'a/b.jpg', alt: 'seen' } }] } };`,
    );
    const at = (...keys: (string | number)[]) => encodeMark(['home', 'home', ...keys]);
    const product = (...keys: string[]) => at('suite', 'items', 0, ...keys);
    expect(marked).toBe(
      `export const home: Home = { audiences: { items: [{ title: 'Owners${at('audiences', 'items', 0, 'title')}', icon: 'sun' }] }, suite: { title: 'T${at('suite', 'title')}', items: [{ title: 'TruOps', desc: "d${product('desc')}", href: '/x', image: { file: 'a/b.jpg', alt: 'seen${product('image', 'alt')}' } }] } };`,
    );
    const team = "export const team: Team = { kmps: { id: 'KMPs', title: 'KMPs";
    expect(mark('team', `${team}' } };`)).toBe(`${team}${encodeMark(['team', 'team', 'kmps', 'title'])}' } };`);
  });

  test.each([
    ['an unknown module', 'unknown', 'export const a = 1'],
    ['a source with a syntax error', 'home', `export const home: Home = { suite: { title: 'T' } }; const other;`],
  ])('%s stays unchanged', (_, name, source) => expect(mark(name, source)).toBe(source));
});
