import { expect, it } from 'vitest';
import { finishPayload } from '@/scripts/export/pages/flight';

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
  expect(finishPayload(order.join(''))).toBe(sorted);
});

it('removes the hints for pictures, and no other', () => {
  const picture = ':HL["/images/a-640.avif","image",{"imageSrcSet":"/images/a-640.avif 640w","imageSizes":"100vw"}]\n';
  expect(finishPayload(picture + hint + root)).toBe(hint + root);
});

it('keeps a row of an unknown form, and those after it', () => {
  expect(finishPayload(`~new\n${root}${two}`)).toBe(`${two}~new\n${root}`);
});

it('keeps the order of the models, and a text with line ends and letters of several bytes', () => {
  expect(finishPayload(model + text + root)).toBe(model + text + root);
});
