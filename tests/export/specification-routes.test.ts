import { describe, expect, it } from 'vitest';
import { knownPaths } from '@/lib/href';
import { posts } from '@/lib/posts';
import { aliasList, page, pagePaths, singleSpaced } from '../lib/export';

/*
 * The addresses, the menu, the footer and the sample articles of docs/specification.md. When the client's own content
 * replaces them, delete the three files tests/export/specification*.
 */

/** The routes of docs/specification.md, typed out so that content/routes.ts itself is tested. */
const canonical = `
  / /about/ /about/journey/ /about/team/ /offerings/ /offerings/saas/ /offerings/services/
  /offerings/services/preconstruction-support/ /offerings/services/asset-management/
  /offerings/services/operations-maintenance/ /offerings/services/value-add-service/ /offerings/marketplace/
  /offerings/operations-maintenance/ /resources/ /resources/blog/ /resources/case-study/ /resources/testimonial/
  /resources/documentation/ /resources/api-reference/ /resources/community/ /contact/ /company/careers/
  /company/press/ /support/help-center/ /support/status/ /legal/privacy-policy/ /legal/terms-and-service/`;
/** Pages that docs/specification.md does not have. */
const additional = ['/resources/deviation-estimator/', '/resources/glossary/'];
const forwards = {
  '/Resources/': '/resources/',
  '/careers/': '/company/careers/',
  '/press/': '/company/press/',
  '/blog/': '/resources/blog/',
  '/documentation/': '/resources/documentation/',
  '/api-reference/': '/resources/api-reference/',
  '/community/': '/resources/community/',
  '/contact-us/': '/contact/',
  '/help-center/': '/support/help-center/',
  '/status/': '/support/status/',
  '/privacy-policy/': '/legal/privacy-policy/',
  '/terms-and-service/': '/legal/terms-and-service/',
};
const menu = [
  ['/', 'Home'],
  ['/about/', 'About'],
  ['/about/', 'About'],
  ['/about/journey/', 'Journey So Far'],
  ['/about/team/#Founding%20Team', 'Founding Team'],
  ['/about/team/#Management%20Team', 'Management Team'],
  ['/offerings/', 'Offerings'],
  ['/offerings/saas/', 'SaaS'],
  ['/offerings/saas/#CMS', 'CMS'],
  ['/offerings/saas/#Procure2Pay', 'Procure2Pay'],
  ['/offerings/saas/#Compliance', 'Compliance'],
  ['/offerings/saas/#F&S', 'F&S'],
  ['/offerings/saas/#CMMS', 'CMMS'],
  ['/offerings/services/', 'Services'],
  ['/offerings/services/#Preconstruction%20support', 'Preconstruction support'],
  ['/offerings/services/#Asset%20Management', 'Asset Management'],
  ['/offerings/services/#Operations%20and%20Maintenance', 'Operations and Maintenance'],
  ['/offerings/services/#Value%20Add%20Service', 'Value Add Service'],
  ['/offerings/marketplace/', 'Marketplace'],
  ['/resources/', 'Resources'],
  ['/resources/', 'Resources'],
  ['/resources/blog/', 'Blog'],
  ['/resources/case-study/', 'Case Study'],
  ['/resources/testimonial/', 'Testimonial'],
  ['/contact/', 'Contact'],
  ['/contact/', 'Product Demo'],
];
const footer = {
  Company: [
    ['/about/', 'About'],
    ['/company/careers/', 'Careers'],
    ['/company/press/', 'Press'],
  ],
  Resources: [
    ['/resources/blog/', 'Blog'],
    ['/resources/documentation/', 'Documentation'],
    ['/resources/api-reference/', 'API Reference'],
    ['/resources/community/', 'Community'],
    // Not in docs/specification.md: after its entries.
    ['/resources/deviation-estimator/', 'Deviation Estimator'],
    ['/resources/glossary/', 'Glossary'],
  ],
  Support: [
    ['/contact/', 'Contact'],
    ['/support/help-center/', 'Help Center'],
    ['/support/status/', 'Status'],
  ],
  Legal: [
    ['/legal/privacy-policy/', 'Privacy Policy'],
    ['/legal/terms-and-service/', 'Terms and Service'],
  ],
};

it('content/routes.ts has the routes and aliases of docs/specification.md', () => {
  expect([...knownPaths].sort()).toEqual([...canonical.trim().split(/\s+/), ...additional].sort());
  const ofPages = aliasList.filter(([, path]) => knownPaths.includes(path));
  expect(Object.fromEntries(ofPages)).toEqual(forwards);
});

describe('every page', () => {
  it.each(pagePaths)('%s has the menu and the footer with these links', (path) => {
    const links = (root: string) =>
      [...page(path).querySelectorAll(`${root} a`)].map((a) => [a.getAttribute('href'), singleSpaced(a.textContent)]);
    expect(links('nav#menu')).toEqual(menu);
    expect(links('footer nav')).toEqual(Object.values(footer).flat());
    const headings = [...page(path).querySelectorAll('footer nav [role="heading"] > span')].map((h) =>
      singleSpaced(h.textContent),
    );
    expect(headings).toEqual(Object.keys(footer));
  });
});

it('there are four articles, two of November 2024 and two of November 2025, each a page', () => {
  const postPaths = posts().map(({ path }) => path);
  const dates = postPaths.map((path) => page(path).querySelector('time')?.getAttribute('datetime')?.slice(0, 7)).sort();
  expect(dates).toEqual(['2024-11', '2024-11', '2025-11', '2025-11']);
  const cards = [...page('/resources/blog/').querySelectorAll('main h2 a')].map((a) => a.getAttribute('href'));
  expect(cards).toEqual(postPaths);
});
