import { expect, it } from 'vitest';
import { usedStyles } from '@/scripts/export/pages/used-styles';
import { parseHtml } from '@/scripts/lib/html';

/** What is left of a sheet for a page. */
const left = (css: string, html: string) => usedStyles(css)(parseHtml(html));

it.each([
  ['a class', '.a{top:0}', '<p class="b a">', true],
  ['a class that is not there', '.a{top:0}', '<p class="b">', false],
  ['an escaped class', '.md\\:w-\\[1\\.5em\\]{top:0}', '<p class="md:w-[1.5em]">', true],
  ['a class written with entities', '.\\[\\&\\>p\\]\\:x{top:0}', '<p class="[&amp;&gt;p]:x">', true],
  ['an element', 'select{top:0}', '<p>', false],
  ['an id with a space', '#a\\ b{top:0}', '<p id="a b">', true],
  ['all of a compound', '.a .b{top:0}', '<p class="a">', false],
  ['any of :is()', '.a:is(.b,.c){top:0}', '<p class="a c">', true],
  ['none of :is()', '.a:is(.b,.c){top:0}', '<p class="a">', false],
  ['what :not() names may be missing', '.a:not(.b){top:0}', '<p class="a">', true],
  ['what :has() names', 'body:has([data-hero]) .a{top:0}', '<body><p class="a">', false],
  ['a state', '.a:hover::before{top:0}', '<p class="a">', true],
  ['an attribute', '[data-a]{top:0}', '<p data-a="">', true],
  ['an attribute of another value', '[data-a="2"]{top:0}', '<p data-a="1">', false],
  ['an attribute with part of a value', '[data-a~="2"]{top:0}', '<p data-a="1 2">', true],
  ['what a visitor opens', 'details[open]{top:0}', '<details>', true],
  ['a field’s part without a field', '::placeholder{top:0}', '<p>', false],
  ['a name in a script', '.a{top:0}', '<script>"<p class=\\"a\\">"</script>', false],
])('%s', (_, css, html, kept) => {
  expect(left(css, html)).toBe(kept ? css.replace(/"(\d)"/, '"$1"') : '');
});

it('takes from a list the selectors that the page could meet', () => {
  expect(left('.a,.b,.c{top:0}', '<p class="a c">')).toBe('.a,.c{top:0}');
});

it('drops at-rules left empty, and names nobody uses', () => {
  const css =
    '@media print{.a{top:0}.b{top:0}}@supports (top:0){.b{top:0}}@keyframes on{to{top:0}}@keyframes off{to{top:0}}.a{animation:on 1s}';
  expect(left(css, '<p class="a">')).toBe('@media print{.a{top:0}}.a{animation:on 1s}@keyframes on{to{top:0}}');
});

it('keeps the order of layers, of those left out too', () => {
  expect(left('@layer base{.b{top:0}}@layer utilities{.a{top:0}}', '<p class="a">')).toBe(
    '@layer base,utilities;@layer utilities{.a{top:0}}',
  );
});
