import { expect, it } from 'vitest';
import { usedStyles } from '@/scripts/export/pages/used-styles';
import { parseHtml } from '@/scripts/lib/html';

/** The part of a sheet that a page keeps. */
const kept = (css: string, html: string) => usedStyles(css).stylesFor(parseHtml(html));

it.each([
  ['a class', '.a{top:0}', '<p class="b a">', true],
  ['a missing class', '.a{top:0}', '<p class="b">', false],
  ['an escaped class', '.md\\:w-\\[1\\.5em\\]{top:0}', '<p class="md:w-[1.5em]">', true],
  ['a class with HTML entities', '.\\[\\&\\>p\\]\\:x{top:0}', '<p class="[&amp;&gt;p]:x">', true],
  ['an element', 'select{top:0}', '<p>', false],
  ['any element', '* .a{top:0}', '<p class="a">', true],
  ['an id with a space', '#a\\ b{top:0}', '<p id="a b">', true],
  ['an incomplete descendant selector', '.a .b{top:0}', '<p class="a">', false],
  ['any of :is()', '.a:is(.b,.c){top:0}', '<p class="a c">', true],
  ['none of :is()', '.a:is(.b,.c){top:0}', '<p class="a">', false],
  ['a class in :not() that is missing', '.a:not(.b){top:0}', '<p class="a">', true],
  ['a missing element in :has()', 'body:has([data-hero]) .a{top:0}', '<body><p class="a">', false],
  ['a pseudo-class', '.a:hover::before{top:0}', '<p class="a">', true],
  ['an attribute', '[data-a]{top:0}', '<p data-a="">', true],
  ['a missing attribute', '[data-a]{top:0}', '<p data-b="">', false],
  ['an attribute with part of a value', '[data-a~="2"]{top:0}', '<p data-a="1 2">', true],
  ['the open state of <details>', 'details[open]{top:0}', '<details>', true],
  ["what the loader's script sets on the hero", '.a[data-moving] .b,[data-pressed] .b{top:0}', '<p class="a b">', true],
  ['an at-rule without rules', '@counter-style a{system:cyclic;symbols:"a"}', '<p>', true],
  ['a class only in a script', '.a{top:0}', '<script>"<p class=\\"a\\">"</script>', false],
])('keeps a rule for %s only if the page can match it', (_, css, html, expected) => {
  expect(kept(css, html)).toBe(expected ? css : '');
});

it('drops the font of a single character from a page without that character, and keeps other fonts', () => {
  const fonts = '@font-face{font-family:b;unicode-range:U+0-20A8}';
  const rupee = '@font-face{font-family:a;unicode-range:U+20B9}';
  expect(kept(rupee + fonts, '<p>₹ 5')).toBe(rupee + fonts);
  expect(kept(rupee + fonts, '<p>5')).toBe(fonts);
});

it('keeps only the matching selectors of a list', () => {
  expect(kept('.a,.b,.c{top:0}', '<p class="a c">')).toBe('.a,.c{top:0}');
});

it('removes states that only scripts set from :is()', () => {
  const css = '.a:is([open],[aria-expanded=true])~.b{top:0}.a:is([aria-pressed=true]){top:0}';
  expect(kept(css, '<p class="a b">')).toBe('.a[open]~.b{top:0}');
});

it('drops empty at-rules and unused keyframes', () => {
  const css =
    '@media (width>9px){.a{top:0}.b{top:0}}@supports (top:0){.b{top:0}}@keyframes on{to{top:0}}@keyframes off{to{top:0}}.a{animation:on 1s}';
  expect(kept(css, '<p class="a">')).toBe('@media (width>9px){.a{top:0}}.a{animation:on 1s}@keyframes on{to{top:0}}');
});

it('keeps empty layers and statements of layers, for the order of the layers', () => {
  const css = '@layer b,a;@layer a{.a{top:0}}@layer b{@media (width>9px){.b{top:0}}}@layer c{.c{top:0}}';
  expect(kept(css, '<p class="c">')).toBe('@layer b,a;@layer a{}@layer b{}@layer c{.c{top:0}}');
});

it("drops Tailwind's fallback for @property", () => {
  expect(kept('@layer properties{@supports (top:0){*{--a:1}}}p{top:var(--a)}', '<p>')).toBe('p{top:var(--a)}');
});

it('drops custom properties that no var() uses, with their @property', () => {
  const css =
    '@property --a{syntax:"*"}@property --b{syntax:"*"}.a{--a:1;--b:2;top:0}.b{left:var(--b)}.a{--c:1;top:calc(var( --c,0px))}';
  expect(kept(css, '<p class="a">')).toBe('.a{--b:2;top:0}.a{--c:1;top:calc(var( --c,0px))}@property --b{syntax:"*"}');
});

it('separates the rules for print, also those of layers', () => {
  const css =
    '@layer base{b{top:0}}@layer utilities{.a{top:0}@media print{.a{left:0}}}@page{margin:0}@media print,(forced-colors:active){.a{top:1px}}@media print{p{top:var(--b)}}';
  expect(usedStyles(css).print).toBe(
    '@layer utilities{@media print{.a{left:0}}}@page{margin:0}@media print{p{top:var(--b)}}',
  );
  expect(kept(css, '<p class="a">')).toBe(
    '@layer base{}@layer utilities{.a{top:0}}@media print,(forced-colors:active){.a{top:1px}}',
  );
});
