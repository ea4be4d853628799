import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { postDate } from '@/lib/dates';
import { fill } from '@/lib/fill';
import { resolveHref } from '@/lib/href';
import { posts } from '@/lib/posts';
import { page, singleSpaced } from '../lib/export';

const all = posts();
const hrefs = (path: string, selector: string) =>
  [...page(path).querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe.each(all.map((post, index) => [post.path, post, index] as const))('%s', (path, post, index) => {
  const main = page(path).querySelector('main');
  const url = site.url + path;

  it('starts with its title, description, author, date and reading time', () => {
    const head = singleSpaced(main?.querySelector('header')?.textContent);
    for (const part of [post.title, post.description, post.author, postDate(post.date), `${post.minutes} min`])
      expect(head).toContain(part);
  });

  it('has a table of contents when it is long', () => {
    const contents = hrefs(path, `main nav[aria-label="${words.contents}"] a`);
    const headings = [...page(path).querySelectorAll('.prose h2')].map(({ id }) => `#${encodeURIComponent(id)}`);
    expect(contents).toEqual(post.minutes >= 4 && headings.length >= 3 ? headings : []);
  });

  it('links to its product’s panel, with the product’s picture', () => {
    const link = main?.querySelector('section[aria-labelledby="related"] a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      fill(words.seeProduct, { product: post.product }),
      resolveHref(`/offerings/saas#${post.product}`),
    ]);
    const stem = `/images/products/${post.product.toLowerCase()}`;
    expect(main?.querySelector('section[aria-labelledby="related"] img')?.getAttribute('src')).toContain(stem);
  });

  it('has share links that work without scripts', () => {
    const [mail = '', linkedIn = '', x = '', feed] = hrefs(path, 'main [aria-labelledby="share-label"] a').map(String);
    const mailUrl = new URL(mail);
    expect([mailUrl.protocol, mailUrl.searchParams.get('subject'), mailUrl.searchParams.get('body')]).toEqual([
      'mailto:',
      post.title,
      url,
    ]);
    expect(new URL(linkedIn).hostname).toBe('www.linkedin.com');
    expect(new URL(linkedIn).searchParams.get('url')).toBe(url);
    expect(new URL(x).hostname).toBe('x.com');
    expect([new URL(x).searchParams.get('url'), new URL(x).searchParams.get('text')]).toEqual([url, post.title]);
    // Without the site's address: a preview has a feed of its own.
    expect(feed).toBe('/resources/blog/feed.xml');
    // Mail programs show the + of form encoding as it stands.
    expect(mail).not.toContain('+');
  });

  it('links to the newer and the older article, each with its picture', () => {
    const neighbours = [all[index - 1], all[index + 1]].filter((post) => post !== undefined);
    const related = [...(main?.querySelectorAll(`nav[aria-label="${words.relatedPages}"] li`) ?? [])];
    expect(related.slice(0, neighbours.length).map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual(
      neighbours.map((post) => post.path),
    );
    for (const item of related) expect(item.querySelectorAll('img')).toHaveLength(1);
  });
});

it('the index links to the feed', () =>
  expect(hrefs('/resources/blog/', 'main a')).toContain('/resources/blog/feed.xml'));
