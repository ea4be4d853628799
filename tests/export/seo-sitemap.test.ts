import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { posts } from '@/lib/posts';
import { files, page, text } from '../lib/export';
import { exists, indexable, links, metas } from '../lib/head';
import { elements, schemaErrors } from '../lib/xml';

const xml = text('/sitemap.xml');
const entries = elements(xml, 'url').map((entry) => ({
  path: (elements(entry, 'loc')[0] ?? '').replace(site.url, ''),
  lastmod: elements(entry, 'lastmod')[0],
  images: elements(entry, 'image:loc'),
}));
const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
};
const history = git('rev-parse', '--is-shallow-repository') === 'false';

/** The last candidate of a `srcset`, without its width. */
const largest = (list: string | null) => list?.split(', ').at(-1)?.split(' ')[0];

it('the sitemap is valid against its schema', async () => {
  expect(await schemaErrors(xml, 'sitemap.xsd')).toEqual([]);
  expect(await schemaErrors(xml.replace('</url>', '<lastmod>Someday</lastmod></url>'), 'sitemap.xsd')).not.toEqual([]);
});

it('it lists exactly the exported pages that search engines may show, each once', () => {
  const own = files
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((path) => !metas(path, 'robots').join().includes('noindex'))
    .filter((path) => links(path, '[rel="canonical"]')[0] === site.url + path);
  expect(entries.map(({ path }) => path)).toEqual(own.sort());
  expect(own).toEqual(indexable);
});

describe.each(entries)('$path', ({ path, lastmod, images }) => {
  it('has the date of its content, not of the build', () => {
    const post = posts().find((post) => post.path === path);
    if (post) return expect(lastmod).toBe(post.date);
    const source = Object.values(routes).find((route) => route.path === path)?.source ?? 'blog.ts';
    const commit = history && git('log', '-1', '--format=%ct', '--', `content/${source}`);
    const newest = path.startsWith('/resources/blog/') ? posts()[0]?.date : undefined;
    if (!commit) return expect(lastmod).toBe(newest);
    expect(Date.parse(lastmod ?? '')).toBe(Math.max(Number(commit) * 1000, newest ? Date.parse(newest) : 0));
  });

  it('lists the pictures of its main part, which exist', () => {
    const shown = [...page(path).querySelectorAll('main img')].map((img) =>
      largest(img.getAttribute('srcset') || img.getAttribute('src')),
    );
    expect(images.map((image) => image.replace(site.url, '')).sort()).toEqual([...new Set(shown)].sort());
    for (const image of images) expect([image, exists(image.replace(site.url, ''))]).toEqual([image, true]);
  });
});

it('robots.txt allows all crawlers and names the sitemap', () => {
  const lines = text('/robots.txt')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${site.url}/sitemap.xml`]);
});
