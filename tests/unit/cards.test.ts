import { describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { journey } from '@/content/journey';
import { marketplace } from '@/content/marketplace';
import { type RouteId, routes } from '@/content/routes';
import { saas } from '@/content/saas';
import { services } from '@/content/services';
import { testimonial } from '@/content/testimonial';
import { cards } from '@/lib/cards';
import { posts } from '@/lib/posts';
import { serviceIds } from '@/lib/services';

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
    ['contact', contact.image.file],
    ['operationsOffer', services.operationsOffer.image.file],
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

it('every Open Graph card has a unique name, a title and a picture', () => {
  const names = cards().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, title, image } of cards())
    expect([name, title.length > 0, /\.\w+$/.test(image)]).toEqual([name, true, true]);
});
