import { expect, it } from 'vitest';
import { glossary } from '@/content/glossary';
import { words } from '@/content/words';
import { articleHtml, pageRenderers } from '@/lib/article/html';
import { pictureEntry } from '@/lib/pictures';

const html = (source: string) => articleHtml(source, 'The company').html;

it.each([
  ['the company’s name', 'Ask {brand}.', '<p>Ask The company.</p>'],
  ['the company’s name with spaces', '{ brand } on a line', '<p>The company on a line</p>'],
  ['a comment', 'One{/* two */}.', '<p>One.</p>'],
  ['a comment as a paragraph', 'One\n\n{/* two */}\n\nThree', '<p>One</p>\n\n<p>Three</p>'],
  ['tags without a Markdown equivalent', 'm<sup>2</sup> and<br />next', '<p>m<sup>2</sup> and<br>next</p>'],
  ['a thematic break', '---\n\nText', '<hr>\n<p>Text</p>'],
  ['two thematic breaks around text', '---\n\nA: b\n\n---\n\nText', '<hr>\n<p>A: b</p>\n<hr>\n<p>Text</p>'],
  ['a number and its unit on one line', 'At 40 MW now', '<p>At 40\u00A0MW now</p>'],
  ['a link to a section', '[A b](/about#A%20b)', '<p><a href="/about/#A%20b">A b</a></p>'],
  ['a mail link', '[m](mailto:a@example.com)', '<p><a href="mailto:a@example.com">m</a></p>'],
  ['a tag without a Markdown equivalent', 'H<sub>2</sub>O', '<p>H<sub>2</sub>O</p>'],
  ['a link to a page', '[A](/contact)', '<p><a href="/contact/">A</a></p>'],
  ['a link to another site', '[A](https://a.example)', '<p><a href="https://a.example">A</a></p>'],
  [
    'an address of another site without decoding it',
    '[A](https://a.example/%FF?q=1%2520)',
    '<p><a href="https://a.example/%FF?q=1%2520">A</a></p>',
  ],
  [
    'text that looks like HTML',
    '`<b onclick="x">` &lt;script>',
    '<p><code>&#x3C;b onclick="x"></code> &#x3C;script></p>',
  ],
])('renders %s', (_, source, expected) => {
  expect(html(source)).toBe(expected);
});

it('renders Figure, and frames and numbers tables', () => {
  const table = '| A |\n| - |\n| B |';
  const text = html(`<Figure value="96" unit="blocks">One *line*.</Figure>\n\n${table}\n\n${table}`);
  expect(text).toMatch(/^<figure class="pull-figure"><p[^>]*>96<\/p><p[^>]*>blocks<\/p><figcaption[^>]*>One <em>line/);
  expect([...text.matchAll(/<section class="table-frame" tabindex="0" aria-label="([^"]*)"><table>/g)]).toHaveLength(2);
  expect(text).toMatch(/aria-label="Table 1"[\s\S]*aria-label="Table 2"/);
});

it('aligns a column by class on the page', () => {
  expect(html('| A |\n| -: |\n| B |')).toMatch(/<th class="text-right">A<[\s\S]*<td class="text-right">B</);
});

it('links terms of the glossary only where the output asks for it', () => {
  const [{ term, id } = { term: '', id: '' }] = glossary.terms;
  expect(html(term)).toMatch(new RegExp(`^<p><a class="term" href="[^"]*#${id}">${term}</a></p>$`));
  expect(articleHtml(term, '', { ...pageRenderers, terms: false }).html).toBe(`<p>${term}</p>`);
});

it('gives footnotes the site’s heading', () => {
  expect(html('One[^1].\n\n[^1]: Two.')).toMatch(new RegExp(`<h2 id="footnote-label">${words.footnotes}</h2>`));
});

it('renames headings whose id the page around the article uses', () => {
  expect(html('## Footer 1\n\n## Menu')).toMatch(/^<h2 id="text-footer-1">.+<h2 id="text-menu">/s);
});

it('keeps the id of a heading that only contains such a name', () => {
  expect(html('## The menu\n\n## Contents')).toMatch(/^<h2 id="the-menu">.+<h2 id="contents">/s);
});

it('gives an id to a heading without letters', () => {
  expect(html('## ???\n\n## {brand}')).toMatch(/^<h2 id="text-">.+<h2 id="text--1">/s);
});

it('keeps the spaces of code, which is copied', () => {
  expect(html('Wait 5 h: `sleep 5 h`\n\n```\nsleep 5 h\n```')).not.toMatch(/<code>[^<]*\u00a0/);
  expect(html('Wait 5 h.')).toContain('5\u00a0h');
});

it('accepts an address with a malformed percent sequence', () => {
  expect(html('[x](/contact?x=%E0%A4%A)')).toContain('href="/contact/?x=%E0%A4%25A"');
});

it('lists the headings of level 2 with their ids', () => {
  const { headings } = articleHtml('## One *two*\n\n### Not this\n\n## Three', 'The company');
  expect(headings).toEqual([
    { id: 'one-two', title: 'One two' },
    { id: 'three', title: 'Three' },
  ]);
});

it('lists a heading on one line, and without its pictures', () => {
  const { headings } = articleHtml('## One ![A park](about/park.jpg)\n\n## Two<br />lines', 'The company');
  expect(headings.map(({ title }) => title)).toEqual(['One ', 'Two lines']);
});

it.each(['<script>alert(1)</script>', '<Chart />', '<constructor>A</constructor>', '<b onClick="x">A</b>'])(
  'refuses %s',
  (source) => {
    expect(() => html(source)).toThrow('is not a component that articles can use');
  },
);

it('loads pictures of the site lazily, with their size', () => {
  const file = 'about/park.jpg';
  const { width, height } = pictureEntry(file);
  expect(html(`![A park](${file})`)).toMatch(
    new RegExp(
      `^<p><img src="/images/about/park-\\d+\\.avif" alt="A park" width="${width}" height="${height}" loading="lazy" decoding="async"></p>$`,
    ),
  );
});

it('a figure without its attributes is rendered empty: the check reports it', () => {
  expect(html('<Figure />')).toMatch(/^<figure class="pull-figure"><p[^>]*><\/p><p[^>]*><\/p><figcaption[^>]*><\/figc/);
});
