import { describe, expect, it } from 'vitest';
import { blog } from '@/content/blog';
import { site } from '@/content/site';
import { json, maxFeedItems, rss } from '@/lib/feeds';
import { absolute } from '@/lib/metadata';
import type { Post } from '@/lib/posts';
import { elements } from '../lib/xml';

const post: Post = {
  file: 'content/blog/a-day.mdx',
  slug: 'a-day',
  path: '/resources/blog/a-day/',
  title: 'A & B',
  description: 'What "a day" holds.',
  date: '2024-11-06',
  author: 'Grid <desk>',
  image: { file: 'about/park.jpg', alt: 'A park' },
  product: 'TruOps',
  draft: false,
  minutes: 3,
  body: '',
};
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
    expect(values('link')[0]).toBe(absolute('/resources/blog/'));
    expect(values('lastBuildDate')).toEqual(['Wed, 06 Nov 2024 00:00:00 +0530']);
    expect(values('language')).toEqual(['en-in']);
    expect(values('url')).toEqual([absolute('/icon-192.png')]);
    expect(xml).toContain(
      `<atom:link href="${absolute('/resources/blog/feed.xml')}" rel="self" type="application/rss+xml"/>`,
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

it('the RSS feed without articles has no date', () => {
  expect(rss([])).toContain('<language>en-in</language>\n<atom:link ');
});

it('the JSON feed has the same fields', () => {
  expect(JSON.parse(json(items))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${site.brand}: ${blog.title}`,
    home_page_url: absolute('/resources/blog/'),
    feed_url: absolute('/resources/blog/feed.json'),
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
  expect(maxFeedItems).toBe(30);
});
