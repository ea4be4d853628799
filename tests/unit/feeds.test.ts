import { describe, expect, it } from 'vitest';
import { rfc822 } from '@/lib/dates';
import { json, rss } from '@/lib/feeds';
import { posts } from '@/lib/posts';
import { elements } from '../lib/xml';

const [post] = posts();
if (!post) throw new Error('content/blog contains no article.');

describe('rfc822', () => {
  it.each([
    ['2024-11-06', 'Wed, 06 Nov 2024 00:00:00 +0530'],
    ['2024-02-29', 'Thu, 29 Feb 2024 00:00:00 +0530'],
    ['2025-12-31', 'Wed, 31 Dec 2025 00:00:00 +0530'],
    ['2026-01-01', 'Thu, 01 Jan 2026 00:00:00 +0530'],
  ])('%s → %s', (day, date) => expect(rfc822(day)).toBe(date));
});

describe('rss', () => {
  const special = { ...post, title: 'Loss & "gain" <of> ]]> a plant' };

  it('escapes XML characters in titles and in article text', () => {
    const xml = rss([{ post: special, html: '<p>a ]]> b &amp; c</p>' }]);
    expect(elements(xml.slice(xml.indexOf('<item>')), 'title')).toEqual([special.title]);
    expect(elements(xml, 'content:encoded')).toEqual(['<p>a ]]> b &amp; c</p>']);
    expect(xml).not.toContain('<of>');
  });

  it('is valid without articles', () => {
    expect(rss([])).toContain('</channel>');
    expect(rss([])).not.toContain('lastBuildDate');
    expect(JSON.parse(json([])).items).toEqual([]);
  });
});
