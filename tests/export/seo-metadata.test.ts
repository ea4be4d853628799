import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { cards } from '@/lib/cards';
import { tokens } from '@/tailwind.config';
import { duplicates } from '../lib/duplicates';
import { aliasList, files, out, text } from '../lib/export';
import { allPages, canonicals, exists, indexable, links, meta, metas, noindexPages, title } from '../lib/head';

describe.each(allPages)('%s', (path) => {
  const canonical = site.url + (canonicals.get(path) ?? path);

  it('has a title and a description of the lengths that search engines show', () => {
    expect(title(path).length).toBeGreaterThan(5);
    expect(title(path).length).toBeLessThanOrEqual(60);
    expect(meta(path, 'description').length).toBeGreaterThanOrEqual(70);
    expect(meta(path, 'description').length).toBeLessThanOrEqual(160);
  });

  it('has its canonical URL', () => expect(links(path, '[rel="canonical"]')).toEqual([canonical]));

  it('has noindex only while it is a placeholder, or where it confirms that a message was sent', () => {
    expect(metas(path, 'robots')).toEqual(noindexPages.includes(path) ? ['noindex'] : []);
  });

  it('has the fields of a link preview', () => {
    const article = /^\/resources\/blog\/(?!page\/).+/.test(path);
    expect(meta(path, 'og:url')).toBe(canonical);
    expect(meta(path, 'og:type')).toBe(article ? 'article' : 'website');
    expect(meta(path, 'og:locale')).toBe('en_IN');
    expect(meta(path, 'og:site_name')).toBe(site.brand);
    expect(title(path)).toContain(meta(path, 'og:title'));
    expect(meta(path, 'og:description')).toBe(meta(path, 'description'));
    const [, card = ''] = /\/og\/(.*)\.jpg$/.exec(meta(path, 'og:image')) ?? [];
    expect(meta(path, 'og:image:alt')).toBe(cards().find(({ name }) => name === card)?.title);
    expect(meta(path, 'twitter:card')).toBe('summary_large_image');
    for (const field of ['title', 'description', 'image'])
      expect(meta(path, `twitter:${field}`)).toBe(meta(path, `og:${field}`));
    if (article) expect(meta(path, 'article:published_time')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\+05:30$/);
  });

  it('has theme colour, icons, manifest and feeds', () => {
    expect(meta(path, 'theme-color')).toBe(tokens.color.paper);
    const own = [
      ...links(path, '[rel~="icon"]'),
      ...links(path, '[rel="apple-touch-icon"]'),
      ...links(path, '[rel="manifest"]'),
    ];
    expect(own).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest']);
    const feeds = links(path, '[rel="alternate"]');
    expect(feeds).toEqual(['feed.xml', 'feed.json'].map((name) => `${site.url}/resources/blog/${name}`));
    for (const file of [...own, ...feeds]) expect([file, exists(file.replace(site.url, ''))]).toEqual([file, true]);
  });
});

it('no two pages share a title or a description', () => {
  expect(duplicates(allPages.map(title))).toEqual([]);
  expect(duplicates(allPages.map((path) => meta(path, 'description')))).toEqual([]);
  expect(indexable.length).toBeGreaterThan(10);
});

it.each(aliasList)('%s has the canonical address of %s, and no robots directive', (alias, path) => {
  expect(links(alias, '[rel="canonical"]')).toEqual([site.url + (canonicals.get(path) ?? path)]);
  expect(metas(alias, 'robots')).toEqual([]);
});

it.each(files.filter((file) => file.endsWith('/404.html')))('%s is kept out of search engines, or forwards', (file) => {
  if (file === '/contact/404.html') expect(links(file, '[rel="canonical"]')).toEqual([`${site.url}/contact/`]);
  else expect(metas(file, 'robots')).toContain('noindex');
});

it('the manifest names the site and icons that exist and have the sizes given', async () => {
  const manifest = JSON.parse(text('/manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest.name).toBe(site.brand);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(out + src).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
});
