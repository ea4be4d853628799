import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { maxFeedItems } from '@/lib/feeds';
import { posts } from '@/lib/posts';
import { parseHtml, textContent } from '@/scripts/lib/html';
import { page, text } from '../lib/export';
import { exists } from '../lib/head';
import { elements, schemaErrors } from '../lib/xml';
import { jsonFeedSchema } from './schemas/json-feed';

const rss = text('/resources/blog/feed.xml');
type Item = { id: string; url: string; title: string; content_html: string; date_published: string; image: string };
const json = JSON.parse(text('/resources/blog/feed.json')) as { items: Item[] };
/** The text of a fragment without white space: readers of feeds and browsers break lines at other places. */
const plain = (html: string) => textContent(parseHtml(html, true)).replace(/\s+/g, '');
const held = posts().slice(0, maxFeedItems);
const urls = held.map(({ path }) => site.url + path);
const ids = held.map(({ aliases, path }) => site.url + (aliases?.[0] ?? path));

it('the RSS feed is valid RSS 2.0; the schema finds a seeded fault', async () => {
  expect(await schemaErrors(rss, 'rss.xsd')).toEqual([]);
  expect(
    await schemaErrors(rss.replace('</channel>', '<item><pubDate>Someday</pubDate></item></channel>'), 'rss.xsd'),
  ).not.toEqual([]);
  expect(await schemaErrors(rss.replace('<title>', ''), 'rss.xsd')).not.toEqual([]);
});

it('the JSON feed is valid JSON Feed 1.1; the schema finds a seeded fault', () => {
  const ajv = new Ajv({ allErrors: true });
  addFormats.default(ajv);
  const valid = ajv.compile(jsonFeedSchema);
  valid(json);
  expect(valid.errors).toBeNull();
  expect(valid({ ...json, items: [{ id: 'one', content_html: '<p>One', url: '/relative/' }] })).toBe(false);
});

it('both hold the newest articles, in their order', () => {
  const channel = rss.slice(rss.indexOf('<item>'));
  expect(elements(channel, 'link')).toEqual(urls);
  expect(elements(channel, 'guid')).toEqual(ids);
  expect(elements(channel, 'title')).toEqual(held.map(({ title }) => title));
  expect(json.items.map(({ url }) => url)).toEqual(urls);
  expect(json.items.map(({ id }) => id)).toEqual(ids);
});

describe.each(held.map((post, index) => [post.slug, post, index] as const))('%s', (_, post, index) => {
  const html = elements(rss, 'content:encoded')[index] ?? '';

  it('is in both feeds in full, with the text of the page', () => {
    expect(json.items[index]?.content_html).toBe(html);
    const words = plain(html);
    for (const part of page(post.path).querySelectorAll('.prose p, .prose li, .prose h2, .prose td'))
      expect(words).toContain((part.textContent ?? '').replace(/\s+/g, ''));
  });

  it('is dated by the start of its day in India', () => {
    const began = new Date(`${post.date}T00:00:00+05:30`).getTime();
    expect(Date.parse(elements(rss, 'pubDate')[index] ?? '')).toBe(began);
    expect(Date.parse(json.items[index]?.date_published ?? '')).toBe(began);
    const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Asia/Kolkata' }).format(began);
    expect(elements(rss, 'pubDate')[index]?.slice(0, 3)).toBe(weekday);
  });

  it('has only absolute URLs, and pictures that exist', () => {
    for (const [, to] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(to).toMatch(/^(?:https:|mailto:|tel:)/);
    expect(exists(json.items[index]?.image.replace(site.url, '') ?? '')).toBe(true);
    expect(html).not.toMatch(/class(?:Name)?=|<script|<style/);
  });
});
