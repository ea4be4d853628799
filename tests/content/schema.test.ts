import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articleComponents } from '../../content/schema/article';
import { postMetadata } from '../../content/schema/post';
import { parseFrontMatter } from '../../lib/article/front-matter';
import { pageRenderers } from '../../lib/article/html';
import { checkContent } from '../../scripts/check/content';
import { formatProblem } from '../../scripts/check/problem';
import { imageFolders, minimumWidths } from '../../scripts/images/folders';

const folder = 'content/schema';
const sources = readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);
type Field = { name: string; rule: string; doc: string };

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');

/** The fields of every `z.strictObject({ … })` in a file, each with its docblock and its rule. */
function fieldsOf(source: string): Field[] {
  const fields: Field[] = [];
  const open: number[] = [];
  let above = '';
  for (const line of source.split('\n')) {
    const indent = line.search(/\S/);
    if (indent + 2 === open.at(-1) && line.trimStart().startsWith('})')) open.pop();
    const [, name, rule = ''] = /^(\w+)(?:,|: ?(.*))$/.exec(line.trim()) ?? [];
    if (name && indent === open.at(-1)) fields.push({ name, rule, doc: above.endsWith('*/') ? above : '' });
    if (line.endsWith('strictObject({')) open.push(indent + 2);
    above = line.trim();
  }
  return fields;
}

describe.each(sources.filter(([, source]) => fieldsOf(source).length > 0))('%s', (_, source) => {
  const fields = fieldsOf(source);
  test('has a docblock on every field, which editors show on hover', () => {
    expect(fields.filter(({ doc }) => doc.length < 20).map(({ name }) => name)).toEqual([]);
  });
  test('states the same maximum length in docblock and rule', () => {
    const wrong = fields.filter(({ doc, rule }) => {
      const most =
        /^(?:words|line|wordsOrEmpty|template)\((\d+)/.exec(rule)?.[1] ??
        /^list\('[^']*', words\((\d+)/.exec(rule)?.[1];
      return most !== undefined && !doc.includes(`to ${most} characters`);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
  test('states the largest number of entries of a list in docblock and rule', () => {
    const wrong = fields.filter(({ doc, rule }) => {
      const most = /^list\(.*, (\d+)(?:, \[.*\])?\),$/.exec(rule)?.[1];
      return most !== undefined && !new RegExp(`\\b(?:${most}|${numbers[Number(most)]})\\b`).test(doc);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test('the schema files have more than 200 fields', () => {
  expect(sources.flatMap(([, source]) => fieldsOf(source)).length).toBeGreaterThan(200);
});

test('the site’s own content has no problems', async () => {
  expect((await checkContent('.')).problems.map(formatProblem)).toEqual([]);
});

test('content/README.md lists every field of an article, and its example is valid', () => {
  const readme = readFileSync('content/README.md', 'utf8');
  const fields = [...readme.matchAll(/^ {3}\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(fields).toEqual(Object.keys(postMetadata.shape));
  const example = /```yaml\n([\s\S]*?) {3}```/.exec(readme)?.[1]?.replaceAll(/^ {3}/gm, '') ?? '';
  expect(postMetadata.safeParse(parseFrontMatter(example).fields).error).toBeUndefined();
});

test('content/README.md says what each module is for', () => {
  const table =
    readFileSync('content/README.md', 'utf8')
      .match(/^\| .+ \| (`.+)$/gm)
      ?.join() ?? '';
  const modules = readdirSync('content').filter((file) => file.endsWith('.ts'));
  expect(modules.filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
});

test('every component that the check accepts has a renderer', () => {
  expect(Object.keys(pageRenderers.components)).toEqual(Object.keys(articleComponents));
});

test('content/README.md gives the least width of every folder of pictures', () => {
  const rows = [...readFileSync('content/README.md', 'utf8').matchAll(/^\| (`[a-z` -]+`) \| ([\d,]+) \|$/gm)];
  const widths = rows.flatMap(([, folders = '', width = '']) =>
    [...folders.matchAll(/`([\w-]+)`/g)].map(([, folder]) => [folder, Number(width.replace(',', ''))]),
  );
  expect(Object.fromEntries(widths)).toEqual(minimumWidths);
  expect(Object.keys(minimumWidths).sort()).toEqual(Object.keys(imageFolders).sort());
});
