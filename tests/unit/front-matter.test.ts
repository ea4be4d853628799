import { describe, expect, it } from 'vitest';
import { parseFrontMatter } from '@/lib/front-matter';

const article = (...fields: string[]) => ['---', ...fields, '---', '', 'Text'].join('\n');
const fieldsOf = (...fields: string[]) => parseFrontMatter(article(...fields)).fields;
const errorsOf = (...fields: string[]) => parseFrontMatter(article(...fields)).errors;

describe('parseFrontMatter', () => {
  it('splits the fields from the body and gives the line on which the body starts', () => {
    const parsed = parseFrontMatter(article('title: A', 'draft: false'));
    expect(parsed).toMatchObject({ fields: { title: 'A', draft: false }, body: '\nText', bodyLine: 5, errors: [] });
  });

  it('accepts a byte-order mark, Windows line ends and spaces after ---', () => {
    const source = `\uFEFF${article('title: A').replaceAll('---', '---  ').replaceAll('\n', '\r\n')}`;
    expect(parseFrontMatter(source)).toMatchObject({ fields: { title: 'A' }, body: '\nText', errors: [] });
  });

  it('leaves a thematic break in the body alone', () => {
    expect(parseFrontMatter(`${article('title: A')}\n\n---\n\nMore`).body).toBe('\nText\n\n---\n\nMore');
  });

  it('keeps a date as text, with or without quotes', () => {
    expect(fieldsOf('a: 2024-11-06', "b: '2024-11-06'", 'c: "2024-11-06"')).toEqual({
      a: '2024-11-06',
      b: '2024-11-06',
      c: '2024-11-06',
    });
  });

  it('reads only true and false as booleans', () => {
    expect(fieldsOf('a: no', 'b: yes', 'c: on', 'd: off', 'e: true', 'f: false')).toEqual({
      a: 'no',
      b: 'yes',
      c: 'on',
      d: 'off',
      e: true,
      f: false,
    });
  });

  it('trims folded text', () => expect(fieldsOf('a: >', '  One', '  two')).toEqual({ a: 'One two' }));

  it('accepts a comment that cuts off no text', () =>
    expect(errorsOf('draft: true # for now', "a: 'b' # c")).toEqual([]));

  it('reads empty front matter as no fields', () => expect(fieldsOf()).toEqual({}));

  it('gives the line of a field, also inside a group', () => {
    const { lineOf } = parseFrontMatter(article('title: A', 'image:', '  file: a.jpg', '  alt: A'));
    expect([['title'], ['image'], ['image', 'alt'], ['image', 'other'], ['none'], []].map(lineOf)).toEqual([
      2,
      4,
      5,
      4,
      undefined,
      undefined,
    ]);
  });
});

describe('parseFrontMatter names the line and the fix of', () => {
  it.each<[string, string[], number, string]>([
    ['a tab as indentation', ['image:', '\tfile: a.jpg'], 3, 'the line is indented with a tab: use two spaces'],
    ['a colon in text', ['a: 1', 'title: One: two'], 3, 'the text contains a colon: put quotes around the whole text'],
    [
      'a line indented too far',
      ['title: One', '  date: 1'],
      2,
      'the next line is indented: start it in the same column',
    ],
    ['a missing space', ['title:One', 'date: 1'], 2, 'a space is missing after the colon'],
    [
      'a line that is no field',
      ['title: A', 'one', 'date: 1'],
      3,
      'the line is not a field: write it as "name: value"',
    ],
    ['a duplicate field', ['draft: true', 'title: A', 'draft: false'], 4, 'the field draft occurs twice: keep one'],
    ['a duplicate field of a group', ['image:', '  file: a', '  file: b'], 4, 'the field file occurs twice'],
    ['an apostrophe in single quotes', ["title: 'Let's talk'"], 2, 'a quote is missing or one too many'],
    ['a missing closing quote', ['a: 1', "title: 'One", 'date: 1'], 3, 'the closing quote is missing'],
    ['a missing closing double quote', ['title: "One', 'date: 1'], 2, 'the closing quote is missing'],
    ['a reserved first character', ['title: @one'], 2, 'the text starts with a character that YAML reserves'],
    ['a backslash in double quotes', ['title: "a\\q"'], 2, 'put the text in single quotes'],
    ['an alias', ['title: *one'], 2, 'the text starts with *, & or !'],
    ['an anchor', ['title: &one two'], 2, 'the text starts with *, & or !'],
    ['a tag', ['date: !!timestamp 2024-11-06'], 2, 'the text starts with *, & or !'],
    ['text cut by a comment', ['title: Unit #1', 'draft: true # for now'], 2, 'the text ends before #'],
  ])('%s', (_, fields, line, message) => {
    expect(errorsOf(...fields)).toEqual([{ line, message: expect.stringContaining(message) }]);
  });

  const closing = 'the closing line of the front matter is missing: write --- on a line of its own';
  it.each<[string, string, number, string]>([
    ['a missing opening line', 'title: A\n---\n', 1, 'must start with a line of --- above its fields'],
    ['a missing closing line', '---\ntitle: A\n\nText', 3, closing],
    ['a missing closing line without text', '---\ntitle: A\n', 3, closing],
    ['a missing closing line above a thematic break', '---\ntitle: A\n\nText.\n\n---\n\nMore', 3, closing],
    ['the old form', "export const metadata = {\n  title: 'A',\n};\n\nText", 1, 'is in the old form: replace "export'],
  ])('%s', (_, source, line, message) => {
    expect(parseFrontMatter(source).errors).toEqual([{ line, message: expect.stringContaining(message) }]);
  });
});
