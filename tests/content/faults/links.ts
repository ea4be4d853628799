import { closing } from '../../../content/closing';
import { navigation } from '../../../content/navigation';
import { routes } from '../../../content/routes';
import { saas } from '../../../content/saas';
import type { NavigationItem } from '../../../content/schema/navigation';
import { team } from '../../../content/team';
import { both, type Fault, set } from './fault';

const offering = 'content/home.ts › hero › 2nd offering › href:';
const teamPath = routes.team.path;
const product = saas.chapters[0]?.products[0]?.title ?? '';
const section = { id: 'a-section', href: `${teamPath}#${team.founders.id}`, label: team.founders.id };

/** Links, fragments, years, and names that must be unique. */
export const links: Fault[] = [
  [
    'a link to a page that does not exist',
    set('navigation.items.0.href', `${routes.marketplace.path.slice(0, -1)}x`),
    `content/navigation.ts › 1st menu item › href: "${routes.marketplace.path.slice(0, -1)}x" leads to no page of content/routes.ts and no published article. Nearest: ${routes.marketplace.path}.`,
  ],
  [
    'a fragment that does not exist, in a nested menu item',
    set('navigation.items.0.children', [
      section,
      { ...section, id: 'b', children: [{ id: 'c', href: `${teamPath}#${team.kmps.id}2`, label: `${team.kmps.id}2` }] },
    ]),
    `content/navigation.ts › 1st menu item › 2nd child › 1st child › href: "${teamPath}#${team.kmps.id}2": no section of ${teamPath} has the id ${team.kmps.id}2. Nearest: ${team.kmps.id}.`,
  ],
  [
    'a fragment in another letter case',
    set('navigation.items.0.href', `${teamPath}#${team.founders.id.toLowerCase()}`),
    `content/navigation.ts › 1st menu item › href: "${teamPath}#${team.founders.id.toLowerCase()}": no section of ${teamPath} has the id ${team.founders.id.toLowerCase()}. Nearest: ${team.founders.id}.`,
  ],
  [
    'a fragment on a page without sections',
    set('home.hero.offerings.1.href', `${routes.operationsMaintenance.path}#PV`),
    `${offering} "${routes.operationsMaintenance.path}#PV": ${routes.operationsMaintenance.path} has no sections with an id. Leave out #PV.`,
  ],
  [
    'a renamed section with a link to its old id',
    both(set('navigation.items.0', section), set('team.founders.id', 'Starters')),
    `content/navigation.ts › 1st menu item › href: "${section.href}": no section of ${teamPath} has the id ${team.founders.id}.`,
  ],
  [
    'a label that differs from its section',
    set('navigation.items.0', { ...section, label: 'Starters' }),
    `content/navigation.ts › 1st menu item › label: is "Starters", but it leads to #${team.founders.id}: the label must be the same`,
  ],
  [
    'a link without its slash',
    set('navigation.items.0.href', 'contact'),
    'content/navigation.ts › 1st menu item › href: must start with / (a page of this site) or https://',
  ],
  [
    'a link with an unsafe scheme',
    set('home.hero.offerings.1.href', 'javascript:alert(1)'),
    `${offering} must start with /`,
  ],
  [
    'a link without its scheme',
    set('home.hero.offerings.1.href', '//www.example.com/x'),
    `${offering} "//www.example.com/x" must start with https://`,
  ],
  [
    'an external address without a host name',
    set('home.hero.offerings.1.href', 'https://nowhere'),
    `${offering} "https://nowhere" has no full host name`,
  ],
  [
    'an invalid external address',
    set('home.hero.offerings.1.href', 'https://exa mple.com'),
    `${offering} "https://exa mple.com" is not a valid address`,
  ],
  [
    'an invalid mail link',
    set('home.hero.offerings.1.href', 'mailto:sales'),
    `${offering} "mailto:sales" is not an email address`,
  ],
  [
    'a social link without https',
    set('site.socials.0.href', 'http://www.example.com'),
    'content/site.ts › 1st social link › href: must be a full address that starts with https://',
  ],
  [
    'a footer link to a page that does not exist',
    set('footer.groups.0.links.0.mobileHref', '/jobs'),
    'content/footer.ts › 1st group › 1st link › mobileHref: "/jobs" leads to no page',
  ],
  [
    'a footer link whose two addresses lead to different pages',
    set('footer.groups.0.links.0', { label: 'Press', href: routes.press.path, mobileHref: routes.careers.path }),
    `content/footer.ts › 1st group › 1st link › mobileHref: leads to ${routes.careers.path}, but href leads to ${routes.press.path}`,
  ],
  [
    'a duplicate menu id',
    set('navigation.items.1.id', navigation.items[0]?.id),
    `content/navigation.ts › 2nd menu item › id: is "${navigation.items[0]?.id}", as 1st menu item › id already is: change one`,
  ],
  [
    'a duplicate footer label',
    set('footer.groups.0.links', ([first]: unknown[]) => [first, first]),
    'content/footer.ts › 1st group › 2nd link › label: is "',
  ],
  [
    'a duplicate title in a list',
    set('home.audiences.items', ([first, second, ...rest]: { title: string }[]) => [
      { ...first, title: 'Same' },
      { ...second, title: 'Same' },
      ...rest,
    ]),
    'content/home.ts › audiences › 2nd audience › title: is "Same", as in the 1st audience',
  ],
  [
    'a duplicate product',
    set('saas.chapters', ([first, ...rest]: unknown[]) => [first, { ...(first as object), id: 'Copy' }, ...rest]),
    `content/saas.ts › 2nd chapter › 1st product › title: is "${product}", as 1st chapter › 1st product › title already is`,
  ],
  [
    'a duplicate section of the team',
    set('team.kmps.id', team.founders.id),
    `content/team.ts › kmps › id: is "${team.founders.id}", as founders › id already is`,
  ],
  [
    'a duplicate service',
    set('services.items.assetManagement.id', 'Preconstruction support'),
    'content/services.ts › items › assetManagement › id: is "Preconstruction support", as',
  ],
  [
    'a duplicate person',
    set('team.managementTeam.people', ([first]: unknown[]) => [first, first]),
    'content/team.ts › managementTeam › 2nd card › name: is "',
  ],
  [
    'a product under another name',
    set('home.suite.items.0.title', `${product}s`),
    `content/home.ts › suite › 1st product › title: content/saas.ts has no product named ${product}s. Nearest: ${product}.`,
  ],
  [
    'a folder with pages under construction, but no links for them',
    set('fallbacks.placeholder.meanwhile.support', undefined),
    'content/fallbacks.ts › placeholder › meanwhile: has no entry for the folder support: add one under that name',
  ],
  [
    'a picture for a page or folder that has nothing under construction',
    set('fallbacks.placeholder.images', ({ resources }: Record<string, unknown>) => ({ about: resources })),
    'content/fallbacks.ts › placeholder › images › about: no page or folder about needs this: remove it.',
  ],
  [
    'a service that runs on a product under another name',
    set('relations.valueAdd.products.0.name', `${product}s`),
    `content/relations.ts › valueAdd › 1st product › name: content/saas.ts has no product named ${product}s. Nearest: ${product}.`,
  ],
  [
    'a service without a product that runs it',
    set('relations.valueAdd.products', []),
    'content/relations.ts › valueAdd › products: has no entries; this place holds 1 to 2',
  ],
  [
    'a product of the journey under another name',
    set('journey.entries.0.products.0.name', `${product}s`),
    `content/journey.ts › 1st entry › 1st product › name: content/saas.ts has no product named ${product}s.`,
  ],
  [
    'a page without a call to action',
    set('closing.pages.team', undefined),
    'content/closing.ts › pages: has no entry for the page team: add one under that name',
  ],
  [
    'a call to action under a name that no page has',
    both(set('closing.pages.teams', closing.pages.team), set('closing.pages.team', undefined)),
    'content/closing.ts › pages › teams: no page teams needs this: remove it. Nearest: team.',
  ],
  [
    'two pages with the same sentence as call to action',
    set('closing.pages.team.line', closing.pages.about?.line.toUpperCase()),
    `content/closing.ts › pages › team › line: is "${closing.pages.about?.line.toUpperCase()}", as pages › about › line already is`,
  ],
  [
    'an article with the sentence of a page as call to action',
    set('closing.articles.lines.1', closing.pages.about?.line),
    `content/closing.ts › articles › 2nd sentence: is "${closing.pages.about?.line}", as pages › about › line already is`,
  ],
  [
    'an unknown folder in the list of folders without calls to action',
    set('closing.without', ['contact', 'legals']),
    'content/closing.ts › 2nd folder: no folder legals needs this: remove it.',
  ],
  [
    'a call to action that links to a page that does not exist',
    set('closing.pages.team.link.href', '/about/teams'),
    'content/closing.ts › pages › team › link › href: "/about/teams" leads to no page of content/routes.ts',
  ],
  [
    'years out of order',
    both(set('journey.entries.0.year', 2022), set('journey.entries.1.year', 2021)),
    'content/journey.ts › 2nd entry › year: is 2021, after 2022: put the oldest first',
  ],
  [
    'a capacity that falls',
    both(set('journey.entries.0.capacityMw', 4000), set('journey.entries.1.capacityMw', 3000)),
    'content/journey.ts › 2nd entry › capacityMw: is 3000, less than the 4000 before it',
  ],
  [
    'a year in the future',
    set('journey.entries.1.year', 2099),
    'content/journey.ts › 2nd entry › year: is 2099, a year in the future',
  ],
  [
    'a menu with two items',
    set('navigation.items', (items: NavigationItem[]) => items.slice(0, 2)),
    'content/navigation.ts › items: has 2 entries; this place holds 3 to 6',
  ],
];
