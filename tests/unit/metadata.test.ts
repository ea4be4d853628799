import { describe, expect, it } from 'vitest';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { absolute, cardSize, indexMetadata, pageMetadata, pageTitle, postMetadata } from '@/lib/metadata';
import { posts } from '@/lib/posts';
import { shareLinks } from '@/lib/share';

const [post] = posts();
if (!post) throw new Error('content/blog contains no article.');
const canonical = (metadata: ReturnType<typeof pageMetadata>) => metadata.alternates?.canonical;

describe('pageMetadata', () => {
  it('has the page itself as canonical URL, or its canonical page', () => {
    expect(canonical(pageMetadata('about'))).toBe(`${site.url}/about/`);
    expect(canonical(pageMetadata('offerings'))).toBe(`${site.url}/`);
    expect(canonical(pageMetadata('operationsOffer'))).toBe(`${site.url}${routes.operationsOffer.path}`);
  });

  it('sets noindex and the home page’s Open Graph picture for a placeholder', () => {
    expect(pageMetadata('press').robots).toEqual({ index: false });
    expect(JSON.stringify(pageMetadata('press').openGraph)).toContain('/og/home.jpg');
    expect(pageMetadata('about').robots).toBeUndefined();
  });

  it('describes another page’s Open Graph picture by the title on it', () => {
    for (const id of ['press', 'offerings'] as const) {
      const { openGraph, twitter } = pageMetadata(id);
      expect([openGraph?.images, twitter?.images]).toEqual([
        [expect.objectContaining({ alt: routes.home.title })],
        [expect.objectContaining({ alt: routes.home.title })],
      ]);
    }
  });
});

it('page 2 of the blog index has its own URL, title and picture', () => {
  expect(indexMetadata(2)).toMatchObject({
    title: expect.stringContaining('page 2'),
    alternates: { canonical: `${site.url}${routes.blog.path}page/2/` },
  });
  expect(JSON.stringify(indexMetadata(2).openGraph)).toContain('/og/blog/page-2.jpg');
});

it('share links encode special characters of a title', () => {
  const title = '100% & "more" #1 + ₹5?';
  const [mail, , x] = shareLinks({ ...post, title }, words).map(({ href }) => new URL(href, site.url));
  expect([mail?.searchParams.get('subject'), x?.searchParams.get('text')]).toEqual([title, title]);
  expect(mail?.href).toContain('subject=100%25%20%26');
});

describe('what a page tells link previews and feed readers', () => {
  it('is its title, text, address and picture', () => {
    const { title, description } = routes.about;
    expect(pageMetadata('about')).toEqual({
      title: pageTitle(title),
      description,
      alternates: {
        canonical: absolute(routes.about.path),
        types: {
          'application/rss+xml': [{ url: absolute(`${routes.blog.path}feed.xml`), title: words.feed }],
          'application/feed+json': [{ url: absolute(`${routes.blog.path}feed.json`), title: words.jsonFeed }],
        },
      },
      openGraph: {
        title,
        description,
        images: [{ url: absolute('/og/about.jpg'), alt: title, width: 1200, height: 630, type: 'image/jpeg' }],
        url: absolute(routes.about.path),
        locale: 'en_IN',
        siteName: site.brand,
        type: 'website',
      },
      twitter: {
        card: 'summary_large_image',
        title,
        description,
        images: [{ url: absolute('/og/about.jpg'), alt: title }],
      },
    });
    expect(cardSize).toEqual({ width: 1200, height: 630 });
  });

  it('of an article includes its date', () => {
    expect(postMetadata(post)).toMatchObject({
      title: pageTitle(post.title),
      description: post.description,
      alternates: { canonical: absolute(post.path) },
      openGraph: {
        type: 'article',
        publishedTime: `${post.date}T00:00:00+05:30`,
        images: [{ url: absolute(`/og/blog/${post.slug}.jpg`), alt: post.title }],
      },
    });
  });
});

it('a title includes the brand up to sixty characters in total', () => {
  const room = 60 - ` · ${site.brand}`.length;
  expect(pageTitle('x'.repeat(room))).toBe(`${'x'.repeat(room)} · ${site.brand}`);
  expect(pageTitle('x'.repeat(room + 1))).toBe('x'.repeat(room + 1));
});

it('an article can be shared by mail, on LinkedIn, on X and by the feed', () => {
  const url = encodeURIComponent(absolute(post.path));
  expect(shareLinks({ ...post, title: 'A & B' }, words)).toEqual([
    { label: words.shareByMail, href: `mailto:?subject=A%20%26%20B&body=${url}` },
    { label: words.shareOnLinkedIn, href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: words.shareOnX, href: `https://x.com/intent/post?url=${url}&text=A%20%26%20B` },
    { label: words.feed, href: `${routes.blog.path}feed.xml` },
  ]);
});
