import { expect, test } from 'vitest';
import { charactersLeft, clean } from '../../../editor/layer/text';
import { encodeMark } from '../../../editor/marks/code.mjs';
import type { Field } from '../../../editor/types';

test('a pasted paragraph becomes one line, without marks and invisible characters', () => {
  expect(clean('\uFEFFFrom\u00a0Word:\r\n\t“two”\u200b lines\u2028 –  here\u000b.\r\n')).toBe(
    'From\u00a0Word: “two” lines – here.',
  );
  expect(clean(`marked${encodeMark(['home', 'home', 'title'])} `)).toBe('marked');
});

test.each([`It's "said"`, 'C:\\temp', '{brand} $1 `c` <b>', '👩🏽‍🔧 🌞', 'नवीकरणीय ऊर्जा', 'طاقة متجددة'])(
  '%s stays as it is typed',
  (text) => expect(clean(text)).toBe(text),
);

test('a text of 10,000 characters stays as it is typed', () => {
  expect(clean('a'.repeat(10_000))).toHaveLength(10_000);
});

test('the characters left, in the singular too; an optional text may be empty', () => {
  const field = { min: 2, max: 4, optional: true } as Field;
  expect(['', 'a', 'ab', 'abc', 'abcde'].map((text) => charactersLeft(text, field))).toEqual([
    '4 characters left',
    '1 character missing',
    '2 characters left',
    '1 character left',
    '1 character too many',
  ]);
});
