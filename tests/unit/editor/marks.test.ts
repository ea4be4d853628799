// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
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

test('texts are marked; ids, links, files, icons and names that others repeat are not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'marks-'));
  const patterns = path.join(folder, 'patterns.json');
  writeFileSync(patterns, JSON.stringify(markPatterns()));
  const mark = (name: string, source: string) =>
    markLiterals.call({ resourcePath: `/x/content/${name}.ts`, getOptions: () => ({ patterns }) }, source);
  const marked = mark(
    'home',
    `export const home: Home = { suite: { title: 'T', items: [{ id: 'i', title: 'TruOps', desc: "d", href: '/x', image: { file: 'a/b.jpg', alt: 'seen' } }] } };`,
  );
  const at = (...keys: (string | number)[]) => encodeMark(['home', 'home', 'suite', ...keys]);
  expect(marked).toBe(
    `export const home: Home = { suite: { title: 'T${at('title')}', items: [{ id: 'i', title: 'TruOps', desc: "d${at('items', 0, 'desc')}", href: '/x', image: { file: 'a/b.jpg', alt: 'seen${at('items', 0, 'image', 'alt')}' } }] } };`,
  );
  expect(mark('unknown', 'export const a = 1')).toBe('export const a = 1');
  expect(mark('home', 'export const home = {')).toBe('export const home = {');
  rmSync(folder, { recursive: true });
});
