// @vitest-environment node
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readArticle, saveArticle } from '../../../editor/server/articles';
import { editFrontMatter, splitArticle } from '../../../editor/source/article';
import { Editor } from '../../../editor/write/change';
import { copyContent } from './site';

vi.setConfig({ testTimeout: 60_000 });
const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));
const name = 'blog/ninety-six-blocks.mdx';
const file = path.join(root, 'content', name);
const original = readFileSync(file, 'utf8');
const at = (...keys: string[]) => [name, 'metadata', ...keys];

test('a field of the front matter is one changed line; comments, order and text stay', () => {
  const source = original.replace('\ndate:', '\n# The day of the decision.\ndate:');
  const edited = editFrontMatter(source, { do: 'set', path: at('date'), value: '2024-12-01' });
  const lines = edited.split('\n');
  expect(source.split('\n').filter((line, index) => line !== lines[index])).toEqual(['date: 2024-11-21']);
  expect(lines).toContain('date: 2024-12-01');
  const back = editFrontMatter(edited, { do: 'set', path: at('date'), value: '2024-11-21' });
  expect(back).toBe(source);
});

test('texts that YAML would read as something else are quoted', async () => {
  const editor = new Editor(root);
  for (const value of [
    'Blocks: what # costs',
    "It's 'said'",
    '- a dash',
    'true',
    '2024',
    '# no comment',
    '"quoted"',
    'नवीकरणीय 🌞',
  ]) {
    expect(
      await editor.apply('x', [{ do: 'set', path: at('author'), was: 'Forecasting and scheduling desk', value }]),
      value,
    ).toEqual({ ok: true });
    expect(await editor.step('undo')).toEqual({ ok: true });
    expect(readFileSync(file, 'utf8')).toBe(original);
  }
});

test('Windows line ends and a byte-order mark stay', () => {
  const source = `\uFEFF${original.replaceAll('\n', '\r\n')}`;
  const edited = editFrontMatter(source, { do: 'set', path: at('draft'), value: true });
  expect(edited).toBe(source.replace('draft: false', 'draft: true'));
});

test('the blocks of the text stand where the source has them', () => {
  const { source, blocks } = readArticle(new Editor(root), name);
  const texts = blocks.map(({ start, end }) => source.slice(start, end));
  expect(texts[0]).toMatch(/^The Indian grid settles .* 2,900 of them\.$/);
  expect(texts).toContain('## Who sets the rules');
  // Behind characters of several bytes, such as ₹ and −.
  expect(texts.at(-1)).toMatch(/^TruPrediction gives .* pays mainly for the weather\.$/);
  expect(source.slice(blocks[0]?.start).trim()).toBe(splitArticle(source).body.trim());
});

test('what an article may not hold is refused with its line; a changed file is not overwritten', async () => {
  const editor = new Editor(root);
  const broken = original.replace('## Who sets', '# Who sets');
  const refused = await saveArticle(editor, name, original, broken);
  expect(refused).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^content\/blog\/ninety-six-blocks\.mdx:\d+: /)],
  });
  expect(await saveArticle(editor, name, `${original} `, broken)).toMatchObject({
    ok: false,
    conflict: { value: original },
  });
  expect(readFileSync(file, 'utf8')).toBe(original);
});
