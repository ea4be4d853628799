import { expect, it } from 'vitest';
import { sortRows } from '@/scripts/export/pages/flight';

const hint = ':HL["/font.woff2","font"]\n';
const chunk = '2:"/_next/static/a.js"\n';
const root = '0:{"P":"$8"}\n';
const text = 'a:T7,two\nré';
const one = '4:I[1,["$2"],"One"]\n';
const two = '42:I[2,["$2"],"Two"]\n';
const model = '8:["$","$L4",null,{"children":"$a"}]\n';
const sorted = hint + chunk + one + two + root + text + model;

it.each([
  ['imports before the models', [hint, chunk, one, two, root, text, model]],
  ['an import at the end', [hint, chunk, one, root, text, model, two]],
  ['an import before a string', [two, one, hint, chunk, root, text, model]],
])('%s: the same rows give the same payload', (_, order) => {
  expect(sortRows(order.join(''))).toBe(sorted);
});

it('keeps the order of the models, and a text with line ends and letters of several bytes', () => {
  expect(sortRows(model + text + root)).toBe(model + text + root);
});
