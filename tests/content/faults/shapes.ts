import type { KeyHighlight } from '../../../content/schema/fields';
import type { TeamCard } from '../../../content/schema/team';
import { type Fault, set } from './fault';

const long = 'x'.repeat(500);
const withoutFirst = (list: unknown[]) => list.slice(1);

/** Fields that are missing, unknown, of another type, too long or too many. */
export const shapes: Fault[] = [
  [
    'a missing field',
    set('team.managementTeam.people.0.name', undefined),
    'content/team.ts › managementTeam › 1st card › name: is missing: it must be text in quotes',
  ],
  [
    'a misspelt field',
    set('team.managementTeam.people.0', ({ roleTitle, ...card }: TeamCard) => ({ ...card, roletitle: roleTitle })),
    'content/team.ts › managementTeam › 1st card › roletitle: is not a field. Did you mean roleTitle?',
  ],
  [
    'an unknown field',
    set('team.kmps.people.0.colour', 'red'),
    'content/team.ts › kmps › 1st card › colour: is not a field. The fields here are roleTitle, name, image, text, link, sample.',
  ],
  [
    'a number for a text',
    set('team.managementTeam.people.0.name', 5),
    'content/team.ts › managementTeam › 1st card › name: is 5; it must be text in quotes',
  ],
  [
    'a text for true or false',
    set('team.founders.people.0.sample', 'yes'),
    'content/team.ts › founders › 1st card › sample: is "yes"; it must be true or false',
  ],
  [
    'an empty name',
    set('team.managementTeam.people.0.name', ''),
    'content/team.ts › managementTeam › 1st card › name: is empty',
  ],
  [
    'a name of spaces',
    set('team.managementTeam.people.0.name', '   '),
    'content/team.ts › managementTeam › 1st card › name: is empty',
  ],
  [
    'an overlong text',
    set('team.kmps.people.0.text', long),
    'content/team.ts › kmps › 1st card › text: is 500 characters long; this place holds 160',
  ],
  [
    'a section without people',
    set('team.kmps.people', []),
    'content/team.ts › kmps › people: has no entries; this place holds 1 to 12',
  ],
  [
    'a missing section',
    set('team.technologyTeam', undefined),
    'content/team.ts › technologyTeam: is missing: it must be a group of fields in { }',
  ],
  [
    'a list for a text',
    set('home.industries.title', ['Industries']),
    'content/home.ts › industries › title: is a list; it must be text in quotes',
  ],
  [
    'two offerings instead of three',
    set('home.hero.offerings', withoutFirst),
    'content/home.ts › hero › offerings: has 2 entries; this place holds exactly 3',
  ],
  [
    'an unknown kind of offering',
    set('home.hero.offerings.2.id', 'market'),
    'content/home.ts › hero › 3rd offering › id: is "market"; it must be one of saas, services, marketplace',
  ],
  ['an empty headline', set('home.hero.title', ''), 'content/home.ts › hero › title: is empty'],
  [
    'an unknown icon',
    set('home.audiences.items.0.icon', 'hard-hats'),
    'content/home.ts › audiences › 1st audience › icon: is "hard-hats", which is not in the set. Nearest: hard-hat.',
  ],
  [
    'too many highlights',
    set('home.highlights.items', ([first]: KeyHighlight[]) =>
      Array.from({ length: 7 }, (_, n) => ({ ...first, id: `n${n}` })),
    ),
    'content/home.ts › highlights › items: has 7 entries; this place holds 3 to 6',
  ],
  [
    'a highlight without its second line',
    set('home.highlights.items.0.desc', undefined),
    'content/home.ts › highlights › 1st highlight › desc: is missing',
  ],
  [
    'an overlong slide title',
    set('home.differentiators.items.2.title', long),
    'content/home.ts › differentiators › 3rd slide › title: is 500 characters long; this place holds 40',
  ],
  [
    'three industries',
    set('home.industries.items', withoutFirst),
    'content/home.ts › industries › items: has 3 entries; this place holds exactly 4',
  ],
  [
    'an empty bullet',
    set('saas.chapters.0.products.0.bullets.1', ''),
    'content/saas.ts › 1st chapter › 1st product › 2nd bullet: is empty',
  ],
  [
    'a chapter without products',
    set('saas.chapters.0.products', []),
    'content/saas.ts › 1st chapter › products: has no entries; this place holds 1 to 3',
  ],
  [
    'a claim without a number',
    set('saas.chapters.0.products.0.claims', [{ metric: '5%', title: 'One' }, { title: 'Two' }]),
    'content/saas.ts › 1st chapter › 1st product › 2nd claim › metric: is missing',
  ],
  [
    'a service under an unknown key',
    set('services.items.value', {}),
    'content/services.ts › items › value: is not a field. The fields here are preconstruction, assetManagement,',
  ],
  [
    'one card of a service',
    set('services.items.preconstruction.cards', ([first]: unknown[]) => [first]),
    'content/services.ts › items › preconstruction › cards: has 1 entry; this place holds 2 to 8',
  ],
  [
    'an empty Show More',
    set('services.items.assetManagement.cards.0.items', []),
    'content/services.ts › items › assetManagement › 1st card › items: has no entries; this place holds 1 to 8',
  ],
  [
    'a bar that ends before it begins',
    set('services.items.valueAdd.cards.0.tasks.0.to', 2),
    'content/services.ts › items › valueAdd › 1st card › 1st task › to: must not be less than `from`',
  ],
  [
    'a bar beyond the schedule',
    set('services.items.valueAdd.cards.0.tasks.0.to', 13),
    'content/services.ts › items › valueAdd › 1st card › 1st task › to: must be 1 to 12',
  ],
  [
    'a schedule of five columns',
    set('services.items.assetManagement.schedule.columns', (columns: string[]) => [...columns, 'Week 5']),
    'content/services.ts › items › assetManagement › schedule › columns: must be 4 or 12 columns',
  ],
  [
    'a year in quotes',
    set('journey.entries.1.year', '2022'),
    'content/journey.ts › 2nd entry › year: is "2022"; it must be a number',
  ],
  [
    'a year of two digits',
    set('journey.entries.1.year', 22),
    'content/journey.ts › 2nd entry › year: is 22; it must be at least 2000',
  ],
  [
    'a negative capacity',
    set('journey.entries.0.capacityMw', -554),
    'content/journey.ts › 1st entry › capacityMw: is -554; it must be at least 0',
  ],
  ['a vision without text', set('about.vision.text', ''), 'content/about.ts › vision › text: is empty'],
  [
    'an overlong status',
    set('marketplace.status', 'x'.repeat(79)),
    'content/marketplace.ts › status: is 79 characters long; this place holds 40',
  ],
  [
    'three logos',
    set('testimonial.logos', (logos: unknown[]) => logos.slice(0, 3)),
    'content/testimonial.ts › logos: has 3 entries; this place holds 4 to 24',
  ],
  [
    'a quotation without its source',
    set('testimonial.quote.source', ''),
    'content/testimonial.ts › quote › source: is empty',
  ],
  [
    'visits counted by another site',
    set('site.analytics.path', 'https://count.example.com/'),
    'content/site.ts › analytics › path: must be a path of this site, such as /visits, or empty',
  ],
  [
    'visits counted by another site, without a protocol',
    set('site.analytics.path', '//count.example.com/'),
    'content/site.ts › analytics › path: must be a path of this site',
  ],
  [
    'a changed fixed text',
    set('fallbacks.notFound.top', 'Nothing here'),
    'content/fallbacks.ts › notFound › top: is "Nothing here"; it must be exactly "Index Router"',
  ],
  ['a changed error title', set('error.title', 'Oops'), 'content/error.ts › title: is "Oops"; it must be exactly'],
  [
    'a template without its variable',
    set('words.readingTime', 'short read'),
    'content/words.ts › readingTime: must contain {minutes}, which the site fills in',
  ],
  [
    'a template with an unknown variable',
    set('words.menu', '{menu}'),
    'content/words.ts › menu: holds {menu}, which the site cannot fill in here',
  ],
  [
    'the id of a term that begins with a digit',
    set('glossary.terms.0.id', '1x'),
    'content/glossary.ts › 1st term › id: must be small letters, digits and hyphens, with a letter first, such as cuf',
  ],
  [
    'an interval that is too short',
    set('motion.heroInterval', 3),
    'content/motion.ts › heroInterval: is 3; it must be at least 1000',
  ],
  [
    'an invalid company number',
    set('site.company.cin', '12345'),
    'content/site.ts › company › cin: must be a corporate identity number',
  ],
  [
    'a site address with a slash',
    set('site.url', 'https://www.example.com/'),
    'content/site.ts › url: must end with the host’s name, without a slash',
  ],
  [
    'a whole tag for the search console',
    set('site.searchConsole', '<meta name="x">'),
    'content/site.ts › searchConsole: must be the code alone',
  ],
  [
    'a copyright year in the future',
    set('site.copyrightYear', 2098),
    'content/site.ts › copyrightYear: is 2098, a year in the future',
  ],
  ['a missing title of the blog', set('blog.title', undefined), 'content/blog.ts › title: is missing'],
];
