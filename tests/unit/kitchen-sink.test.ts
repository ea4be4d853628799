import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { articleHtml } from '@/lib/article/html';
import { flatten, readMarkdown } from '@/lib/article/tree';
import { articleProblems } from '@/scripts/check/rules/article';
import { elementsOf, parseHtml } from '@/scripts/lib/html';

const source = readFileSync('tests/content/kitchen-sink.mdx', 'utf8');

/** All elements that Markdown with GitHub's syntax and the components of articles make. */
const elements =
  'a blockquote br code del em figcaption figure h2 h3 h4 h5 h6 hr img li ol p pre section strong sub sup table tbody td th thead tr ul';

it('the kitchen-sink article is a valid article', () => {
  expect(articleProblems(flatten(readMarkdown(source)))).toEqual([]);
});

it('the kitchen-sink article holds every element that an article may contain', () => {
  const tags = elementsOf(parseHtml(articleHtml(source, 'The brand').html, true)).map(({ tagName }) => tagName);
  expect([...new Set(tags)].sort().join(' ')).toBe(elements);
});
