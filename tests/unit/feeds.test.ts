import { describe, expect, it } from 'vitest';
import { blog } from '@/content/blog';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { rfc822 } from '@/lib/dates';
import { json, rss } from '@/lib/feeds';
import { absolute } from '@/lib/metadata';
import type { Post } from '@/lib/posts';
import { post } from '../lib/post';
import { elements } from '../lib/xml';

const older: Post = { ...post, slug: 'b', path: '/resources/blog/b/', title: 'B', date: '2024-01-31' };
const items = [
  { post, html: '<p>One</p>' },
  { post: older, html: '<p>Two</p>' },
];

describe('the RSS feed', () => {
  const xml = rss(items);
  const values = (name: string) => elements(xml, name);

  it('has the blog’s title and text, and the date of its newest article', () => {
    expect(values('title')).toEqual([`${site.brand}: ${blog.title}`, `${site.brand}: ${blog.title}`, 'A & B', 'B']);
    expect(values('description')[0]).toBe(blog.intro);
    expect(values('link')[0]).toBe(absolute(routes.blog.path));
    expect(values('lastBuildDate')).toEqual(['Wed, 06 Nov 2024 00:00:00 +0530']);
    expect(values('language')).toEqual(['en-in']);
    expect(values('url')).toEqual([absolute('/icon-192.png')]);
    expect(xml).toContain(
      `<atom:link href="${absolute(`${routes.blog.path}feed.xml`)}" rel="self" type="application/rss+xml"/>`,
    );
  });

  it('has the address, day, author, subject and text of each article', () => {
    const both = [absolute(post.path), absolute(older.path)];
    expect(values('guid')).toEqual(both);
    expect(values('link').slice(-2)).toEqual(both);
    expect(values('pubDate')).toEqual(['Wed, 06 Nov 2024 00:00:00 +0530', 'Wed, 31 Jan 2024 00:00:00 +0530']);
    expect(values('dc:creator')).toEqual(['Grid <desk>', 'Grid <desk>']);
    expect(values('category')).toEqual(['TruOps', 'TruOps']);
    expect(values('description').slice(1)).toEqual([post.description, post.description]);
    expect(values('content:encoded')).toEqual(['<p>One</p>', '<p>Two</p>']);
    expect(xml).toMatch(/<\/item>\n<item>/);
    expect(xml).toMatch(/<title>A &(amp|#38|#x26); B<\/title>/);
  });
});

it('the JSON feed has the same fields', () => {
  expect(JSON.parse(json(items))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.brand}: ${blog.title}`,
    home_page_url: absolute(routes.blog.path),
    feed_url: absolute(`${routes.blog.path}feed.json`),
    description: blog.intro,
    icon: absolute('/icon-512.png'),
    favicon: absolute('/icon-192.png'),
    language: 'en-IN',
    authors: [{ name: site.brand, url: absolute('/') }],
    items: items.map(({ post: { path, slug, title, date }, html }) => ({
      id: absolute(path),
      url: absolute(path),
      title,
      summary: post.description,
      content_html: html,
      image: absolute(`/og/blog/${slug}.jpg`),
      banner_image: expect.stringMatching(/^https:.*\/images\/about\/park-\d+\.avif$/),
      date_published: `${date}T00:00:00+05:30`,
      authors: [{ name: 'Grid <desk>' }],
      tags: ['TruOps'],
    })),
  });
});

describe('rfc822', () => {
  it.each([
    ['2024-11-06', 'Wed, 06 Nov 2024 00:00:00 +0530'],
    ['2024-02-29', 'Thu, 29 Feb 2024 00:00:00 +0530'],
    ['2025-12-31', 'Wed, 31 Dec 2025 00:00:00 +0530'],
    ['2026-01-01', 'Thu, 01 Jan 2026 00:00:00 +0530'],
  ])('%s → %s', (day, date) => expect(rfc822(day)).toBe(date));
});

describe('both feeds', () => {
  const special = { ...post, title: 'Loss & "gain" <of> ]]> a plant' };

  it('escape XML characters in titles and in article text', () => {
    const xml = rss([{ post: special, html: '<p>a ]]> b &amp; c</p>' }]);
    expect(elements(xml.slice(xml.indexOf('<item>')), 'title')).toEqual([special.title]);
    expect(elements(xml, 'content:encoded')).toEqual(['<p>a ]]> b &amp; c</p>']);
    expect(xml).not.toContain('<of>');
  });

  it('keep the first address of a renamed article as its id, and link to its present one', () => {
    const aliases = ['/resources/blog/first/', '/resources/blog/second/'];
    const renamed = [{ post: { ...post, aliases }, html: '' }];
    const [id, url] = [absolute('/resources/blog/first/'), absolute(post.path)];
    expect([elements(rss(renamed), 'guid'), elements(rss(renamed), 'link').at(-1)]).toEqual([[id], url]);
    expect(JSON.parse(json(renamed)).items).toMatchObject([{ id, url }]);
  });

  it('are valid without articles, and RSS has no date then', () => {
    expect(rss([])).toContain('</channel>');
    expect(rss([])).not.toContain('lastBuildDate');
    expect(JSON.parse(json([])).items).toEqual([]);
  });
});
