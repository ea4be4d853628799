import type {
  BlogPosting,
  BreadcrumbList,
  ContactPage,
  Graph,
  ItemList,
  Organization,
  Service as ServiceThing,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Contact } from '@/content/schema/contact';
import type { Saas } from '@/content/schema/saas';
import type { Service, ServiceId } from '@/content/schema/services';
import { site } from '@/content/site';
import { postTime } from './dates';
import { pathOf, route } from './href';
import { absolute } from './metadata';
import { pictureAddress } from './pictures';
import type { Post } from './posts';

/*
 * Structured data (schema.org) for search engines. Every name, date and address in it is also visible on the page; nothing
 * is added that the content does not have (no price, no rating).
 */

const organizationId = absolute('/#organization');
const publisher = { '@type': 'Organization', '@id': organizationId, name: site.brand, url: absolute('/') } as const;

export function organization(): Exclude<Organization, string> {
  const { legalName, registeredOffice, cin, phone, email } = site.company;
  const profiles = site.socials.flatMap(({ href }) => href || []);
  return {
    ...publisher,
    legalName,
    description: route('home').description,
    logo: absolute('/icon-512.png'),
    identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin },
    address: {
      '@type': 'PostalAddress',
      streetAddress: registeredOffice.street,
      addressLocality: registeredOffice.city,
      postalCode: registeredOffice.postalCode,
      addressRegion: registeredOffice.state,
      addressCountry: 'IN',
    },
    telephone: phone,
    email,
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export const website = (): WebSite => ({
  '@type': 'WebSite',
  '@id': absolute('/#website'),
  name: site.brand,
  url: absolute('/'),
  inLanguage: 'en-IN',
  publisher: { '@id': organizationId },
});

export const breadcrumbList = (steps: { path: string; label: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ path, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(path),
  })),
});

/** Products as services: `SoftwareApplication` requires a price and a rating, which the content does not have. */
export const products = (saas: Saas): ServiceThing[] =>
  saas.chapters.flatMap(({ products }) =>
    products.map(({ title, subtitle, image }) => ({
      '@type': 'Service' as const,
      name: title,
      description: subtitle,
      serviceType: 'Software as a service',
      image: absolute(pictureAddress(image.file)),
      url: absolute(`${pathOf('saas')}#${title}`),
      provider: publisher,
    })),
  );

export const service = (id: ServiceId, { title, desc, image }: Service): ServiceThing => ({
  '@type': 'Service',
  '@id': absolute(`${pathOf(id)}#service`),
  name: title,
  description: desc,
  image: absolute(pictureAddress(image.file)),
  url: absolute(pathOf(id)),
  provider: publisher,
});

export const blogPosting = (post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: post.title,
  description: post.description,
  image: absolute(pictureAddress(post.image.file)),
  datePublished: postTime(post.date),
  dateModified: postTime(post.date),
  author: {
    '@type': 'Organization',
    name: post.author,
    url: absolute(pathOf('about')),
    parentOrganization: { '@id': organizationId },
  },
  publisher,
  mainEntityOfPage: absolute(post.path),
  inLanguage: 'en-IN',
});

export const contactPage = ({ title, cards }: Contact): ContactPage => ({
  '@type': 'ContactPage',
  name: title,
  url: absolute(pathOf('contact')),
  mainEntity: {
    ...publisher,
    contactPoint: cards.map(({ name, phone, email, website: url }) => ({
      '@type': 'ContactPoint' as const,
      contactType: name,
      telephone: phone,
      email,
      url,
    })),
  },
});

export const postList = (path: string, posts: Post[]): ItemList => ({
  '@type': 'ItemList',
  '@id': absolute(`${path}#posts`),
  itemListElement: posts.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absolute(path),
  })),
});

/** The text of a script element: `<` is escaped, so that no content can close the element. */
export const serialise = (things: Exclude<Thing, string>[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things } satisfies Graph).replaceAll('<', '\\u003c');
