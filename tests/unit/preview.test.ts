import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changes, comparePages, linesOf } from '../../scripts/preview/compare';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'preview-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const page = (text: string, foot = 'Foot') =>
  `<!doctype html><head><title>T</title></head><body><p>${text}</p><footer>${foot}</footer><script>var hash = ${Math.random()}</script></body>`;

function put(side: 'old' | 'new', pages: Record<string, string>) {
  for (const [file, html] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(root, side, file)), { recursive: true });
    writeFileSync(path.join(root, side, file), html);
  }
}
const compare = () => comparePages(path.join(root, 'old'), path.join(root, 'new'));

test('the lines of a page are its texts, pictures and links, without scripts and markup', () => {
  const html = `<head><title>A &amp; B</title><meta name="description" content="D"></head><body><p>One <b>two</b><!-- -->!</p>
    <script>x</script><svg><path/></svg><img src="/a.avif" alt="Seen"><a href="/b/">Go</a></body>`;
  expect(linesOf(html)).toEqual([
    'Title: A & B',
    'Description: D',
    'One two!',
    'Go',
    'Picture /a.avif: Seen',
    'Link to /b/',
  ]);
});

test('changes are removed and added lines; a line that moves is both', () => {
  expect(changes(['a', 'b', 'b'], ['a', 'b', 'c'])).toEqual(['- b', '+ c']);
  expect(changes(['a', 'b'], ['b', 'a'])).toEqual(['- a', '+ a']);
  expect(changes(['a'], ['a'])).toEqual([]);
});

test('changes of scripts are ignored', () => {
  put('old', { 'index.html': page('Same') });
  put('new', { 'index.html': page('Same') });
  expect(compare()).toBe('No page changes for a visitor.');
});

test('a changed page, a new page, a removed page and a redirect are listed', () => {
  put('old', { 'index.html': page('Old'), 'a/index.html': page('A'), 'b/index.html': page('B') });
  put('new', {
    'index.html': page('New'),
    'b/index.html': '<head><title>B</title><meta http-equiv="refresh" content="0; url=/c/"></head><a href="/c/">B</a>',
    'c/index.html': page('B'),
  });
  const text = compare();
  expect(text).toContain('/\n  - Old\n  + New');
  expect(text).toContain('/b/\n  - Title: T');
  expect(text).toContain('+ Link to /c/');
  expect(text).toContain('/c/\n  New page');
  expect(text).toContain('/a/\n  Removed page');
});

test('a change of several pages, such as one of the footer, is listed once, with their names', () => {
  const pages = Array.from({ length: 4 }, (_, i) => [`p${i}/index.html`, `Text ${i}`] as const);
  put('old', Object.fromEntries(pages.map(([file, text]) => [file, page(text, 'Old foot')])));
  put('new', Object.fromEntries(pages.map(([file, text], i) => [file, page(i ? text : 'Changed', 'New foot')])));
  expect(compare()).toBe(
    '/p0/\n  - Text 0\n  - Old foot\n  + Changed\n  + New foot\n\n/p1/ /p2/ /p3/\n  - Old foot\n  + New foot',
  );
});
