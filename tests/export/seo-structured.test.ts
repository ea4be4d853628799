import { describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { saas } from '@/content/saas';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { postDate } from '@/lib/dates';
import { pathOf } from '@/lib/href';
import { indexPaths, posts, postsOnPage } from '@/lib/posts';
import { serviceIds } from '@/lib/services';
import { page, singleSpaced, text } from '../lib/export';
import { allPages, blocks, bodyText, exists, meta, type Thing, things } from '../lib/head';
import { kinds, knows, valueTypes } from '../lib/vocabulary';

const of = (path: string, type: string) => things(path).filter((thing) => thing['@type'] === type);
const one = (path: string, type: string): Thing => {
  const [thing, ...more] = of(path, type);
  if (!thing || more.length > 0) throw new Error(`${path} has ${of(path, type).length} things of the type ${type}.`);
  return thing;
};
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** Every property of a thing and of the things in it: the type it belongs to, its name, one value. */
const walk = (thing: Thing): [string, string, unknown][] =>
  Object.entries(thing).flatMap(([name, values]) =>
    list(values).flatMap((value): [string, string, unknown][] => [
      [thing['@type'], name, value],
      ...(isThing(value) ? walk(value) : []),
    ]),
  );
/** The schema.org types that a value may have. A URL may stand for the thing that it identifies. */
function typesOf(value: unknown): string[] {
  if (isThing(value)) return value['@type'] ? [...kinds(value['@type'])] : ['IdReference'];
  if (typeof value === 'number') return ['Number', ...(Number.isInteger(value) ? ['Integer'] : [])];
  if (typeof value === 'boolean') return ['Boolean'];
  return [
    'Text',
    'CssSelectorType',
    'XPathType',
    ...(/^https:/.test(String(value)) ? ['URL', 'IdReference'] : []),
    ...(/^\d{4}-\d\d-\d\d/.test(String(value)) ? ['Date', 'DateTime'] : []),
  ];
}

describe.each(allPages.filter((path) => blocks(path).length > 0))('the structured data of %s', (path) => {
  const facts = things(path).flatMap(walk);

  it('is valid JSON, cannot close its script element, and has one @context per block', () => {
    for (const block of blocks(path)) {
      expect(block).not.toContain('<');
      expect((JSON.parse(block) as Record<string, unknown>)['@context']).toBe('https://schema.org');
    }
  });

  it('uses schema.org’s types, and properties that those types have, with values of their types', () => {
    for (const [type, name, value] of facts) {
      if (name === '@id') continue;
      if (name === '@type') expect([type, knows(type)]).toEqual([type, true]);
      else {
        const types = valueTypes(type, name);
        expect([`${type}.${name}`, types !== undefined]).toEqual([`${type}.${name}`, true]);
        const own = typesOf(value);
        expect([`${type}.${name}`, types?.some((kind) => own.includes(kind))]).toEqual([`${type}.${name}`, true]);
      }
    }
  });

  it('contains only names, texts and numbers that the page shows', () => {
    const shown = `${bodyText(path)} ${meta(path, 'description')}`;
    const read = [
      'name',
      'headline',
      'description',
      'legalName',
      'telephone',
      'email',
      'streetAddress',
      'addressLocality',
      'postalCode',
      'addressRegion',
      'contactType',
      'featureList',
      'value',
    ];
    for (const [type, name, value] of facts)
      if (read.includes(name) && typeof value === 'string')
        expect([`${type}.${name}`, value, shown.includes(singleSpaced(value))]).toEqual([
          `${type}.${name}`,
          value,
          true,
        ]);
  });

  it('contains only URLs that the page links to, shows or has itself', () => {
    const html = text(`${path}index.html`).replace(/<script[\s\S]*?<\/script>/g, '');
    for (const [type, name, value] of facts) {
      if (name === '@id' || typeof value !== 'string' || !/^https?:/.test(value)) continue;
      const url = new URL(value);
      const local = url.origin === site.url ? url.pathname : value;
      // A logo must be a square picture of a file type that all read; the header draws the same mark into the page.
      const shown =
        html.includes(`"${local}`) ||
        html.includes(` ${local} `) ||
        html.includes(value) ||
        local === path ||
        name === 'logo';
      expect([`${type}.${name}`, value, shown]).toEqual([`${type}.${name}`, value, true]);
      if (local !== value) expect([value, exists(local)]).toEqual([value, true]);
    }
  });

  it('has no price and no rating', () => {
    expect(facts.filter(([, name]) => /offers|price|rating|review/i.test(name))).toEqual([]);
  });
});

it.each(allPages.filter((path) => !['/', '/offerings/'].includes(path)))(
  '%s: the visible breadcrumb and the structured data agree',
  (path) => {
    const seen = [...page(path).querySelectorAll(`nav[aria-label="${words.breadcrumb}"] li`)].map((item) => ({
      name: singleSpaced((item.querySelector('a') ?? item).textContent),
      item: site.url + (item.querySelector('a')?.getAttribute('href') ?? path),
    }));
    const told = one(path, 'BreadcrumbList').itemListElement as Thing[];
    expect(seen.length).toBeGreaterThan(1);
    expect(told.map(({ name, item }) => ({ name, item }))).toEqual(seen);
    expect(told.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1));
  },
);

describe('each kind of page has its schema.org type', () => {
  it('home: the organization, with all that Google recommends, and the site', () => {
    const fields = [
      'name',
      'url',
      'logo',
      'description',
      'legalName',
      'address',
      'telephone',
      'email',
      ...(site.socials.some(({ href }) => href) ? ['sameAs'] : []),
      'identifier',
    ];
    expect(Object.keys(one('/', 'Organization'))).toEqual(expect.arrayContaining(fields));
    expect(one('/', 'WebSite')).toMatchObject({ name: site.brand, url: `${site.url}/`, inLanguage: 'en-IN' });
  });

  it('home: the registered office in its parts, as the footer shows it', () => {
    const address = one('/', 'Organization').address as Record<string, string>;
    const { streetAddress, addressLocality, postalCode, addressRegion } = address;
    const line = `${streetAddress}, ${addressLocality} ${postalCode}, ${addressRegion}, ${site.company.registeredOffice.country}`;
    expect(page('/').querySelector('footer')?.textContent).toContain(line);
    expect(address).toMatchObject({ '@type': 'PostalAddress', addressCountry: 'IN' });
  });

  it('SaaS: a service for each product, and no application, which must have an offer or a rating', () => {
    expect(of(pathOf('saas'), 'SoftwareApplication')).toEqual([]);
    const products = saas.chapters.flatMap((chapter) => chapter.products.map(({ title }) => title));
    expect(of(pathOf('saas'), 'Service').map(({ name }) => name)).toEqual(products);
  });

  it('services: each on its own page, and all four on theirs', () => {
    const titles = Object.values(services.items).map(({ title }) => title);
    expect(of(pathOf('services'), 'Service').map(({ name }) => name)).toEqual(titles);
    for (const id of serviceIds) expect(one(pathOf(id), 'Service').name).toBe(services.items[id].title);
  });

  it('contact: a contact page with both cards', () => {
    const { mainEntity } = one(pathOf('contact'), 'ContactPage') as unknown as {
      mainEntity: { contactPoint: Thing[] };
    };
    expect(mainEntity.contactPoint.map(({ telephone }) => telephone)).toEqual(contact.cards.map(({ phone }) => phone));
  });

  it.each(indexPaths().map((path, index) => [path, index + 1] as const))(
    '%s: its articles, in the order of its cards',
    (path, number) => {
      const told = (one(path, 'ItemList').itemListElement as Thing[]).map(({ url }) => url);
      const seen = [...page(path).querySelectorAll('main h2 a')].map((link) => site.url + link.getAttribute('href'));
      expect(told).toEqual(seen);
      expect(told).toHaveLength(postsOnPage(number).length);
    },
  );

  it.each(posts().map((post) => [post.path, post] as const))(
    '%s: a blog posting, with all that Google recommends',
    (path, post) => {
      const told = one(path, 'BlogPosting') as Thing & { author: Thing };
      for (const field of [
        'headline',
        'image',
        'datePublished',
        'dateModified',
        'author',
        'publisher',
        'mainEntityOfPage',
      ])
        expect([field, told[field]]).not.toEqual([field, undefined]);
      expect(Object.keys(told.author)).toEqual(expect.arrayContaining(['@type', 'name', 'url']));
      expect(told.datePublished).toBe(`${post.date}T00:00:00+05:30`);
      const time = page(path).querySelector('main header time');
      expect([time?.getAttribute('datetime'), time?.textContent]).toEqual([post.date, postDate(post.date)]);
    },
  );
});
