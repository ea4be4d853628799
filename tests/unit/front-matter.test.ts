import { describe, expect, it } from 'vitest';
import { articleExtension, parseFrontMatter } from '@/lib/article/front-matter';

const article = (...fields: string[]) => ['---', ...fields, '---', '', 'Text'].join('\n');
const fieldsOf = (...fields: string[]) => parseFrontMatter(article(...fields)).fields;
const errorsOf = (...fields: string[]) => parseFrontMatter(article(...fields)).errors;

it.each([
  ['a.mdx', true],
  ['a.md', true],
  ['.a.mdx', false],
  ['a.mdx.bak', false],
  ['a.txt', false],
])('the file %s is an article: %s', (name, expected) => expect(articleExtension.test(name)).toBe(expected));

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
    expect(lineOf(['image', 'alt', 'deep'])).toBe(5);
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
    ['a list on the line of its field', ['title: - a'], 2, 'the text starts with a character that YAML reserves'],
    ['a bar before text', ['title: | a'], 2, 'the text starts with a character that YAML reserves'],
    ['a missing space in the only line', ['title:One'], 2, 'a space is missing after the colon'],
    ['text without a field', ['one'], 2, 'the line is not a field: write it as "name: value"'],
    ['a missing space below an empty line', ['title: A', '', 'b:1'], 4, 'a space is missing after the colon'],
    ['a list without its end above an empty line', ['tags: [a, b', '', 'date: 1'], 4, 'end with a ]'],
    ['a missing space in a group', ['image:', '  file: a', '  alt:A'], 4, 'a space is missing after the colon'],
    ['a colon at the end of text', ['title: One:'], 2, 'the text contains a colon'],
    ['a duplicate field', ['draft: true', 'title: A', 'draft: false'], 4, 'the field draft occurs twice: keep one'],
    ['a duplicate field of a group', ['image:', '  file: a', '  file: b'], 4, 'the field file occurs twice'],
    ['an apostrophe in single quotes', ["title: 'Let's talk'"], 2, 'a quote is missing or one too many'],
    ['a missing closing quote', ['a: 1', "title: 'One", 'date: 1'], 3, 'the closing quote is missing'],
    ['a missing closing double quote', ['title: "One', 'date: 1'], 2, 'the closing quote is missing'],
    ['a reserved first character', ['title: @one'], 2, 'the text starts with a character that YAML reserves'],
    [
      'a bracket as the first character',
      ['title:  [One] two'],
      2,
      'the text starts with a character that YAML reserves',
    ],
    ['a backslash in double quotes', ['title: "a\\q"'], 2, 'put the text in single quotes'],
    ['a backslash in a list', ['tags: ["a\\q"]'], 2, 'put the text in single quotes'],
    ['a list without its end', ['tags: [a, b', 'date: 1'], 3, 'end with a ]: put quotes around the text'],
    ['an alias', ['title: *one'], 2, 'the text starts with *, & or !'],
    ['an anchor', ['title: &one two'], 2, 'the text starts with *, & or !'],
    ['a tag', ['date: !!timestamp 2024-11-06'], 2, 'the text starts with *, & or !'],
    ['text that is only a comment', ['title: #1'], 2, 'the text ends before #'],
    ['text cut by a comment', ['title: Unit #1', 'draft: true # for now'], 2, 'the text ends before #'],
  ])('%s', (_, fields, line, message) => {
    expect(errorsOf(...fields)).toEqual([{ line, message: expect.stringContaining(message) }]);
  });

  it.each([
    ['the first of two errors: a colon', ['title: One: two', 'unit: Unit #1'], 2, 'the text contains a colon'],
    ['the first of two errors: a comment', ['unit: Unit #1', 'title: One: two'], 2, 'the text ends before #'],
  ])('%s', (_, fields, line, message) => {
    expect(errorsOf(...fields)).toEqual([{ line, message: expect.stringContaining(message) }]);
  });

  const noField = 'the line is not a field: write it as "name: value"';
  it.each([
    ['in the middle', ['title: A', 'one', 'date: 1'], noField],
    ['at the end', ['title: A', 'one'], noField],
    ['with a colon after its second word', ['title: A', 'one two:three'], noField],
    ['with = after its second word', ['title: A', 'one two = 3'], noField],
    ['with =', ['title: A', 'date = 1'], `${noField}, with a colon and not =`],
    ['with = without spaces', ['title: A', 'date=1'], `${noField}, with a colon and not =`],
    ['with = in a group', ['image:', '  file = a', '  alt: A'], `${noField}, with a colon and not =`],
  ])('a line that is no field, %s', (_, fields, message) => {
    expect(errorsOf(...fields)).toEqual([{ line: 3, message }]);
  });

  it.each([
    ['above an empty line', '---\ntitle:One\n\ndate: 1\n---\n\nText', 2],
    ['without an empty line in the file', '---\ndate: 1\ntitle:One\n---\nText', 3],
  ])('a missing space %s', (_, source, line) => {
    expect(parseFrontMatter(source).errors).toEqual([{ line, message: 'a space is missing after the colon' }]);
  });

  const closing = 'the closing line of the front matter is missing: write --- on a line of its own';
  it.each<[string, string, number, string]>([
    ['a missing opening line', 'title: A\n---\n', 1, 'must start with a line of --- above its fields'],
    ['a missing closing line', '---\ntitle: A\n\nText', 3, closing],
    ['a missing closing line without text', '---\ntitle: A\n', 3, closing],
    ['a missing closing line without an empty line', '---\ntitle: A\nText', 3, closing],
    ['a missing closing line above a line of spaces', '---\ntitle: A\n  \nText', 3, closing],
    ['a missing closing line above a thematic break', '---\ntitle: A\n\nText.\n\n---\n\nMore', 3, closing],
    ['the old form', "export const metadata = {\n  title: 'A',\n};\n\nText", 1, 'is in the old form: replace "export'],
    ['the old form below an empty line', '\n export const metadata = {', 1, 'is in the old form: replace "export'],
    ['text about the old form', 'No export const metadata', 1, 'must start with a line of --- above its fields'],
  ])('%s', (_, source, line, message) => {
    expect(parseFrontMatter(source).errors).toEqual([{ line, message: expect.stringContaining(message) }]);
  });

  it('a missing line of ---, without fields or a body', () => {
    const { lineOf, ...parsed } = parseFrontMatter('---\ntitle: A\n\nText');
    expect(parsed).toMatchObject({ fields: undefined, body: '', bodyLine: 1 });
    expect(lineOf(['title'])).toBeUndefined();
  });
});
