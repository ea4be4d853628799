import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { articleParts } from '../../content/schema/article';
import { pageDress } from '../../lib/article-html';
import { checkContent } from '../../scripts/check/content';
import { inWords } from '../../scripts/check/problem';

// A machine that is busy with other things is no fault.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = 'content/schema';
const sources = readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);
type Field = { name: string; rule: string; doc: string };

/** The fields of every `z.strictObject({ … })` in a file, each with the docblock above it and the rule behind it. */
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

describe.each(sources)('%s', (_, source) => {
  const fields = fieldsOf(source);
  test.runIf(fields.length > 0)('says of every field what it is, for an editor’s hover', () => {
    expect(fields.filter(({ doc }) => doc.length < 20).map(({ name }) => name)).toEqual([]);
  });
  test.runIf(fields.length > 0)('says of every text how long it may be, and the same as the rule', () => {
    const wrong = fields.filter(({ doc, rule }) => {
      const most =
        /^(?:words|line|maybeWords|template)\((\d+)/.exec(rule)?.[1] ?? /^list\('[^']*', words\((\d+)/.exec(rule)?.[1];
      return most !== undefined && !doc.includes(`to ${most} characters`);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

test('the fields are found at all', () => {
  expect(sources.flatMap(([, source]) => fieldsOf(source)).length).toBeGreaterThan(200);
});

test('the site’s own content has no problems', async () => {
  expect((await checkContent('.')).problems.map(inWords)).toEqual([]);
});

test('the parts an article may hold are those that the site can draw', () => {
  expect(Object.keys(pageDress.parts)).toEqual(Object.keys(articleParts));
});

test('nothing of the schemas reaches the site: types alone are imported', () => {
  const code = ['app', 'components', 'lib', 'content'].flatMap((top) =>
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('schema'))
      .map((name) => [`${top}/${name}`, readFileSync(`${top}/${name}`, 'utf8')] as const),
  );
  expect(code.length).toBeGreaterThan(80);
  const values = code.filter(([, text]) => /^import (?!type ).*from '(?:zod|.*\/schema\/.*)'/m.test(text));
  expect(values.map(([name]) => name)).toEqual([]);
});
