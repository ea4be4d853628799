import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { productsOf, readModule, valueAt } from '../../../editor/fields/modules';
import { articleSource, newPost, previewArticle, saveArticle } from '../../../editor/server/articles';
import { editFrontMatter } from '../../../editor/source/article';
import { Editor } from '../../../editor/write/change';
import { Conflict } from '../../../editor/write/files';
import { copyForEditor } from './copy';

const root = copyForEditor();
afterAll(() => rmSync(root, { recursive: true }));
const name = 'blog/article-of-this-test.mdx';
const file = path.join(root, 'content', name);
const image = valueAt(readModule(root, 'fallbacks'), ['fallbacks', 'fallbacks', 'placeholder', 'image', 'file']);
const blocks = [
  'A paragraph with characters of several bytes, such as ₹ and −.',
  '<Figure value="₹96" unit="a day">A component.</Figure>',
  '## A heading',
  '| Block | Error |\n| --- | ---: |\n| Noon | 20% |',
  '- A list\n- of two entries',
  'The last paragraph.',
];
const original = `---
title: 'Blocks: an article of this test'
description: One sentence of seventy characters or more, which says what a reader learns in this article.
date: 2024-11-21
author: Test desk
image:
  file: ${image}
  alt: A plant
product: ${productsOf(root)[0]}
draft: true
---

${blocks.join('\n\n')}
`;
writeFileSync(file, original);
const at = (...keys: string[]) => [name, 'metadata', ...keys];

test('an edit of a front matter field changes one line; comments, order and text stay', () => {
  const source = original.replace('\ndate:', '\n# The day of the decision.\ndate:');
  const edited = editFrontMatter(source, { do: 'set', path: at('date'), value: '2024-12-01' });
  const lines = edited.split('\n');
  expect(source.split('\n').filter((line, index) => line !== lines[index])).toEqual(['date: 2024-11-21']);
  expect(lines).toContain('date: 2024-12-01');
  const back = editFrontMatter(edited, { do: 'set', path: at('date'), value: '2024-11-21' });
  expect(back).toBe(source);
});

test('an edit of a front matter field leaves the form of the others', () => {
  const source = original
    .replace('author: Test desk', "author:   'Test desk'   # ours")
    .replace(/image:\n {2}file: (.*)\n {2}alt: (.*)/, 'image: { file: "$1",alt: $2 }')
    .replace(/description: (.*) which (.*)/, 'description: >-\n  $1\n  which $2')
    .replace('draft: true', 'draft:    true');
  for (const [keys, from, to, value] of [
    [['date'], '2024-11-21', '2024-12-01', '2024-12-01'],
    [['author'], "'Test desk'", "'It''s ours: a desk'", "It's ours: a desk"],
    [['image', 'alt'], 'A plant', '"Two, plants"', 'Two, plants'],
    [['draft'], 'true', 'false', false],
  ] as const)
    expect(editFrontMatter(source, { do: 'set', path: at(...keys), value })).toBe(source.replace(from, to));
  const folded = editFrontMatter(source, { do: 'set', path: at('description'), value: 'Short.' });
  expect(folded).toBe(source.replace(/description: >-\n.*\n.*/, 'description: >-\n  Short.'));
});

test('the old addresses are added, moved and removed in either form of list; the other lines stay', () => {
  const set = editFrontMatter(original, { do: 'set', path: at('aliases'), value: ['/a/'] });
  expect(set).toBe(original.replace('draft: true', 'draft: true\naliases:\n  - /a/'));
  for (const [source, list] of [
    [set, (entries: string[]) => entries.map((entry) => `\n  - ${entry}`).join('')],
    [set.replace(/\n {2}- (.*)/, ' [$1]'), (entries: string[]) => ` [ ${entries.join(', ')} ]`],
  ] as const) {
    const path = at('aliases');
    const lists = (text: string, entries: string[]) =>
      expect(text).toBe(original.replace('draft: true', `draft: true\naliases:${list(entries)}`));
    const added = editFrontMatter(source, { do: 'insert', path, at: 1, value: '/b/' });
    lists(added, ['/a/', '/b/']);
    lists(editFrontMatter(added, { do: 'move', path, at: 0, to: 1 }), ['/b/', '/a/']);
    lists(editFrontMatter(added, { do: 'delete', path, at: 0 }), ['/b/']);
  }
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
    expect(await editor.apply('x', [{ do: 'set', path: at('author'), was: 'Test desk', value }]), value).toEqual({
      ok: true,
    });
    expect(await editor.step('undo')).toEqual({ ok: true });
    expect(readFileSync(file, 'utf8')).toBe(original);
  }
});

test('Windows line ends and a byte-order mark stay', () => {
  const source = `\uFEFF${original.replaceAll('\n', '\r\n')}`;
  const edited = editFrontMatter(source, { do: 'set', path: at('draft'), value: false });
  expect(edited).toBe(source.replace('draft: true', 'draft: false'));
});

test('the blocks of the text stand where the source has them', () => {
  const { source, blocks: found } = articleSource(new Editor(root), name);
  expect(found.map(({ start, end }) => source.slice(start, end))).toEqual(blocks);
});

test('what an article may not hold is refused with its line; a changed file is not overwritten', async () => {
  const editor = new Editor(root);
  const broken = original.replace('## A heading', '# A heading');
  const refused = await saveArticle(editor, name, original, broken);
  expect(refused).toMatchObject({
    ok: false,
    problems: [expect.stringMatching(/^content\/blog\/article-of-this-test\.mdx:\d+: /)],
  });
  await expect(saveArticle(editor, name, `${original} `, broken)).rejects.toThrow(Conflict);
  expect(readFileSync(file, 'utf8')).toBe(original);
});

test('a source that is saved unchanged is no step, so that the step that was undone can be redone', async () => {
  const editor = new Editor(root);
  await saveArticle(editor, name, original, original.replace('The last', 'Our last'));
  await editor.step('undo');
  expect(await saveArticle(editor, name, original, original)).toEqual({ ok: true });
  expect(editor.history.summary()).toMatchObject({ steps: [], redo: `Edit ${name}` });
});

test('an article that changed on disk since it was saved is not undone, and the message names Revert', async () => {
  const editor = new Editor(root);
  expect(await saveArticle(editor, name, original, original.replace('The last', 'Our last'))).toEqual({ ok: true });
  writeFileSync(file, `${original}\nTheirs.\n`);
  await expect(editor.step('undo')).rejects.toThrow(
    /^content\/blog\/article-of-this-test\.mdx has changed since “Edit blog\/article-of-this-test\.mdx”: undo is not possible, but Changes › Revert/,
  );
  expect(readFileSync(file, 'utf8')).toContain('Theirs.');
  writeFileSync(file, original);
});

test('the preview names a problem as the check does, with its line in the file', () => {
  const line = original.split('\n').indexOf('The last paragraph.') + 1;
  const preview = (text: string) => previewArticle(original.replace('The last paragraph.', text), 'Brand');
  expect(preview('An open { brace')).toEqual({
    problems: [
      expect.stringMatching(new RegExp(`^Line ${line}: cannot be read here: .* Write a \\{ in running text as`)),
    ],
  });
  expect(preview('<Figur value="1" unit="x">y</Figur>')).toEqual({
    problems: [
      expect.stringMatching(new RegExp(`^Line ${line}: <Figur> cannot be used in an article.*Nearest: Figure`)),
    ],
  });
  expect(preview('# No second headline')).toEqual({ html: expect.stringContaining('No second headline') });
});

test('a new article passes the check or is not written; its title may begin with a dash, or have no Latin letters', {
  tags: ['full'],
}, async () => {
  for (const link of ['node_modules', 'scripts', 'lib', 'package.json', 'tsconfig.json'])
    symlinkSync(path.resolve(link), path.join(root, link));
  const editor = new Editor(root);
  const written = (slug: string) => existsSync(path.join(root, `content/blog/${slug}.mdx`));
  for (const [title, slug, found] of [
    ['--slug is a title', '', 'slug-is-a-title'],
    ['सौर ऊर्जा', 'solar-power', 'solar-power'],
    ['A title', '-other', 'other'],
  ] as const) {
    expect(await newPost(editor, title, slug), title).toEqual({ ok: true });
    expect(written(found)).toBe(true);
    expect(await editor.step('undo')).toEqual({ ok: true });
    expect(written(found)).toBe(false);
  }
  await expect(newPost(editor, 'सौर', '')).rejects.toThrow(/^An address has Latin letters/);
  await expect(newPost(editor, 'A page', 'page')).rejects.toThrow(/^content\/blog\/page\.mdx needs another name/);
  expect([written('page'), editor.history.summary().steps]).toEqual([false, []]);
});
