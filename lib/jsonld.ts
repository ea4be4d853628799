import type {
  BlogPosting,
  BreadcrumbList,
  ContactPage,
  DefinedTermSet,
  Graph,
  ItemList,
  Organization,
  Service as ServiceThing,
  SoftwareApplication,
  Thing,
  WebSite,
} from 'schema-dts';
import type { Contact } from '@/content/schema/contact';
import type { Glossary } from '@/content/schema/glossary';
import type { Saas } from '@/content/schema/saas';
import type { Service, ServiceId } from '@/content/schema/services';
import { site } from '@/content/site';
import { postTime } from './dates';
import { pathOf, route } from './href';
import { absolute } from './metadata';
import { pictureAddress } from './pictures';
import type { Post } from './posts';

/*
 * What a page says of itself to search engines, in schema.org's words. Every name, date and address in here is also
 * to be seen on the page it stands on; nothing is claimed that the content does not say (no price, no rating).
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
    address: { '@type': 'PostalAddress', streetAddress: registeredOffice, addressCountry: 'IN' },
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

export const applications = (saas: Saas): SoftwareApplication[] =>
  saas.chapters.flatMap(({ id, products }) =>
    products.map(({ title, subtitle, bullets, image }) => ({
      '@type': 'SoftwareApplication' as const,
      name: title,
      description: subtitle,
      applicationCategory: 'BusinessApplication',
      featureList: bullets,
      screenshot: absolute(pictureAddress(image.file)),
      url: absolute(`${pathOf('saas')}#${encodeURI(id)}`),
      publisher,
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
  author: { '@type': 'Organization', name: post.author, url: absolute(pathOf('about')) },
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

export const definedTermSet = ({ title, terms }: Glossary): DefinedTermSet => ({
  '@type': 'DefinedTermSet',
  '@id': absolute(`${pathOf('glossary')}#terms`),
  name: title,
  url: absolute(pathOf('glossary')),
  inLanguage: 'en-IN',
  hasDefinedTerm: terms.map(({ id, term, name, text }) => ({
    '@type': 'DefinedTerm' as const,
    name: term,
    ...(name && { alternateName: name }),
    description: text,
    url: absolute(`${pathOf('glossary')}#${id}`),
  })),
});

/** As the text of a script element: `<` is escaped, so that no content can close it. */
export const serialise = (things: Exclude<Thing, string>[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things } satisfies Graph).replaceAll('<', '\\u003c');
