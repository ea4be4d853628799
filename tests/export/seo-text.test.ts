import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { maxFeedItems } from '@/lib/feeds';
import { blogPath, posts } from '@/lib/posts';
import { page, text } from '../lib/export';
import { indexable } from '../lib/head';

const listed = [...text('/llms.txt').matchAll(/^- \[.*\]\((.*?)\): \S/gm)].map(([, url]) => url);
const full = text('/llms-full.txt');

it('llms.txt lists the pages that search engines may show, each once', () => {
  expect(listed.sort()).toEqual(indexable.map((path) => site.url + path).sort());
});

it('llms-full.txt contains each page under its headline, the newest articles, and no markup', () => {
  const recent = posts().slice(0, maxFeedItems);
  const whole = indexable.filter(
    (path) => !path.startsWith(blogPath) || path === blogPath || recent.some((post) => post.path === path),
  );
  expect(full.match(/^Address: .*$/gm)).toHaveLength(whole.length);
  for (const path of whole) {
    const own = full.split(`\nAddress: ${site.url}${path}\n`)[1]?.split('\n---\n')[0] ?? '';
    const headline = (page(path).querySelector('h1')?.textContent ?? '').trim();
    expect([path, own.replaceAll('\\', '').includes(`# ${headline}`)]).toEqual([path, true]);
  }
  expect(full).not.toMatch(/<\/?(?:div|p|span|section|a|img|script)\b|<!--|Show More/);
});
