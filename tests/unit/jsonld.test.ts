import { describe, expect, it, vi } from 'vitest';
import { contact } from '@/content/contact';
import { routes } from '@/content/routes';
import { saas } from '@/content/saas';
import { services } from '@/content/services';
import { site } from '@/content/site';
import * as jsonld from '@/lib/jsonld';
import { serviceIds } from '@/lib/services';
import { post } from '../lib/post';

const url = (path: string) => site.url + path;
const company = { '@type': 'Organization', '@id': url('/#organization'), name: site.brand, url: url('/') };

describe('serialise', () => {
  it('escapes <, so that no text closes the script element or opens a comment', () => {
    const text = jsonld.serialise([{ '@type': 'Thing', name: '</script><!-- <script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Thing', name: '</script><!-- <script>' }],
    });
  });
});

describe('breadcrumbList', () => {
  it('numbers from 1 and has absolute URLs', () => {
    expect(
      jsonld.breadcrumbList([
        { path: '/', label: 'Home' },
        { path: '/about/', label: 'About' },
      ]),
    ).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: url('/') },
        { '@type': 'ListItem', position: 2, name: 'About', item: url('/about/') },
      ],
    });
  });
});

describe('the company', () => {
  it('is an Indian company under its registered name, number and address', () => {
    expect(jsonld.organization()).toMatchObject({
      ...company,
      legalName: site.company.legalName,
      description: routes.home.description,
      logo: url('/icon-512.png'),
      identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: site.company.cin },
      address: {
        '@type': 'PostalAddress',
        streetAddress: site.company.registeredOffice.street,
        addressLocality: site.company.registeredOffice.city,
        postalCode: site.company.registeredOffice.postalCode,
        addressRegion: site.company.registeredOffice.state,
        addressCountry: 'IN',
      },
      telephone: site.company.phone,
      email: site.company.email,
    });
  });

  it('lists the profiles that have an address; without any there is no list', () => {
    const profile = { label: 'X', href: 'https://x.com/a' };
    vi.spyOn(site, 'socials', 'get').mockReturnValueOnce([profile, { label: 'Y', href: '' }]);
    expect(jsonld.organization().sameAs).toEqual([profile.href]);
    vi.spyOn(site, 'socials', 'get').mockReturnValueOnce([{ label: 'Y', href: '' }]);
    expect(jsonld.organization()).not.toHaveProperty('sameAs');
  });

  it('publishes the site, in Indian English', () => {
    expect(jsonld.website()).toEqual({
      '@type': 'WebSite',
      '@id': url('/#website'),
      name: site.brand,
      url: url('/'),
      inLanguage: 'en-IN',
      publisher: { '@id': company['@id'] },
    });
  });
});

it('an article is written by a desk of the company and dated by its day in India', () => {
  expect(jsonld.blogPosting(post)).toEqual({
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    image: expect.stringMatching(/^https:.*\/images\/about\/park-\d+\.avif$/),
    datePublished: '2024-11-06T00:00:00+05:30',
    dateModified: '2024-11-06T00:00:00+05:30',
    author: {
      '@type': 'Organization',
      name: post.author,
      url: url('/about/'),
      parentOrganization: { '@id': company['@id'] },
    },
    publisher: company,
    mainEntityOfPage: url(post.path),
    inLanguage: 'en-IN',
  });
});

it('a list of articles counts from 1', () => {
  expect(jsonld.postList('/resources/blog/', [post, { ...post, title: 'B', path: '/resources/blog/b/' }])).toEqual({
    '@type': 'ItemList',
    '@id': url('/resources/blog/#posts'),
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: post.title, url: url(post.path) },
      { '@type': 'ListItem', position: 2, name: 'B', url: url('/resources/blog/b/') },
    ],
  });
});

it('the products are services of the company, each at its place on the page', () => {
  const all = jsonld.products(saas);
  const products = saas.chapters.flatMap((chapter) => chapter.products);
  expect(all).toHaveLength(products.length);
  for (const [index, product] of products.entries())
    expect(all[index]).toEqual({
      '@type': 'Service',
      name: product.title,
      description: product.subtitle,
      serviceType: 'Software as a service',
      image: expect.stringContaining(url(`/images/${product.image.file.replace(/\.\w+$/, '')}`)),
      url: `${url(routes.saas.path)}#${product.title}`,
      provider: company,
    });
});

it.each(serviceIds)('the service %s is the company’s, at its page', (id) => {
  const item = services.items[id];
  expect(jsonld.service(id, item)).toEqual({
    '@type': 'Service',
    '@id': `${url(routes[id].path)}#service`,
    name: item.title,
    description: item.desc,
    image: expect.stringContaining(item.image.file.replace(/\.\w+$/, '')),
    url: url(routes[id].path),
    provider: company,
  });
});

it('the contact page has the contact points of both cards', () => {
  expect(jsonld.contactPage(contact)).toEqual({
    '@type': 'ContactPage',
    name: contact.title,
    url: url('/contact/'),
    mainEntity: {
      ...company,
      contactPoint: contact.cards.map(({ name, phone, email, website }) => ({
        '@type': 'ContactPoint',
        contactType: name,
        telephone: phone,
        email,
        url: website,
      })),
    },
  });
});
