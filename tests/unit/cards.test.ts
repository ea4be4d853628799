import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { journey } from '@/content/journey';
import { marketplace } from '@/content/marketplace';
import { type RouteId, routes } from '@/content/routes';
import { saas } from '@/content/saas';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { testimonial } from '@/content/testimonial';
import { words } from '@/content/words';
import { cards } from '@/lib/cards';
import { absolute, cardSize, pageMetadata, pageTitle, postMetadata } from '@/lib/metadata';
import { posts } from '@/lib/posts';
import { serviceIds } from '@/lib/services';
import { shareLinks } from '@/lib/share';

const [post] = posts();
if (!post) throw new Error('content/blog contains no article.');
const card = (name: string) => cards().find((one) => one.name === name);
const [first, second] = home.hero.offerings;

describe('the picture in a link preview', () => {
  it.each<[RouteId, string | undefined]>([
    ['home', first?.image.file],
    ['about', about.image.file],
    ['journey', journey.image.file],
    ['team', home.differentiators.items[0]?.image.file],
    ['saas', saas.chapters[0]?.products[0]?.image.file],
    ['services', second?.image.file],
    ['marketplace', marketplace.image.file],
    ['testimonial', testimonial.image.file],
    ['contact', home.industries.items[1]?.image.file],
    ['blog', post.image.file],
    ...serviceIds.map((id): [RouteId, string] => [id, services.items[id].image.file]),
  ])('of the page %s is %s', (name, image) => {
    expect(card(name)).toMatchObject({ title: routes[name].title, image });
  });

  it('of an article is its own, under its date', () => {
    expect(card(`blog/${post.slug}`)).toEqual({
      name: `blog/${post.slug}`,
      title: post.title,
      kicker: expect.stringMatching(/^\d{1,2} [A-Z][a-z]+ \d{4}$/),
      image: post.image.file,
    });
  });

  it('shows the name of the parent page', () => {
    expect(card('team')?.kicker).toBe(routes.about.label);
    expect(card('assetManagement')?.kicker).toBe(routes.services.label);
    expect(card('about')?.kicker).toBe('');
  });

  it('is drawn for pages that search engines may show, and for no others', () => {
    const names = cards().map(({ name }) => name);
    for (const [id, route] of Object.entries(routes))
      expect([id, names.includes(id)]).toEqual([
        id,
        !['placeholder', 'canonical', 'afterSending'].some((field) => field in route),
      ]);
  });
});

describe('what a page tells link previews and feed readers', () => {
  it('is its title, text, address and picture', () => {
    const { title, description } = routes.about;
    expect(pageMetadata('about')).toEqual({
      title: pageTitle(title),
      description,
      alternates: {
        canonical: absolute('/about/'),
        types: {
          'application/rss+xml': [{ url: absolute('/resources/blog/feed.xml'), title: words.feed }],
          'application/feed+json': [{ url: absolute('/resources/blog/feed.json'), title: words.jsonFeed }],
        },
      },
      openGraph: {
        title,
        description,
        images: [{ url: absolute('/og/about.jpg'), alt: title, width: 1200, height: 630, type: 'image/jpeg' }],
        url: absolute('/about/'),
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

  it('of an article includes its author and date', () => {
    expect(postMetadata(post)).toMatchObject({
      title: pageTitle(post.title),
      description: post.description,
      alternates: { canonical: absolute(post.path) },
      openGraph: {
        type: 'article',
        authors: [post.author],
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
    { label: words.feed, href: absolute('/resources/blog/feed.xml') },
  ]);
});
