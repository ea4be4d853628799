import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { list, notes } from '@/content/schema/notes';
import { formatProblem } from '@/scripts/check/problem';
import { sectionIds } from '@/scripts/check/rules/anchors';
import {
  copyrightProblems,
  journeyProblems,
  labelProblems,
  productNames,
  productProblem,
  roundProblems,
} from '@/scripts/check/rules/cross-module';
import { todayInIndia } from '@/scripts/check/rules/dates';
import type { Targets } from '@/scripts/check/rules/links';
import { pictureProblems } from '@/scripts/check/rules/pictures';
import { textProblems } from '@/scripts/check/rules/texts';
import { findDuplicates, sharedNameProblems } from '@/scripts/check/rules/unique';
import { content } from '../lib/content';

const chapters = (...titles: string[][]) => ({
  saas: { saas: { chapters: titles.map((of) => ({ products: of.map((title) => ({ id: title, title })) })) } },
});

describe('a text', () => {
  it.each([
    ['Lorem of it', 'contains “Lorem”, which is placeholder text: write the final text'],
    ['so IPSUM', 'contains “IPSUM”, which is placeholder text: write the final text'],
    ...['TODO', 'TBD', 'TBC', 'FIXME', 'XXX'].map((word) => [
      `Price: ${word}.`,
      `contains “${word}”, which marks unfinished text: write the final text`,
    ]),
    ['Ask Your company', 'contains “Your company”, which is a placeholder: write the name'],
    ['Ask Your Company', 'contains “Your Company”, which is a placeholder: write the name'],
    ['A <b>bold</b> one', 'contains <b>, which visitors would see as text: remove it, HTML is not interpreted here'],
    [
      'A <b class="x">bold one',
      'contains <b class="x">, which visitors would see as text: remove it, HTML is not interpreted here',
    ],
    ['A </B> one', 'contains </B>, which visitors would see as text: remove it, HTML is not interpreted here'],
    [
      'Some words before\u200bit',
      'contains an invisible character (U+200B) after “words before”: delete that part and type it again',
    ],
    ['a\u0007b', 'contains an invisible character (U+0007) after “a”: delete that part and type it again'],
  ])('%j is refused', (text, message) => expect(textProblems(text)).toEqual([message]));

  it.each(['Loremaster', 'Ask your company', 'todo', 'TODOS', 'MAXXXED', '1 < 2 > 0', 'a\tb\nc', '', 'A b-c – “d” ₹5'])(
    '%j is valid',
    (text) => expect(textProblems(text)).toEqual([]),
  );

  it('reports every fault at once', () => expect(textProblems('TBC: lorem\ufeff <i>')).toHaveLength(4));

  it('may contain tags in articles', () => {
    expect(textProblems('A <b>bold</b> one', true)).toEqual([]);
    expect(textProblems('A <b>TBC</b> one', true)).toHaveLength(1);
  });
});

const masters = new Set(['team/Anna.jpg', 'about/park.jpg']);
const named = (file: string, alt = 'What is seen') => pictureProblems(masters, { file, alt });

describe('the name of a picture', () => {
  it('is the path of a file, also as copied from Windows', () => {
    expect(named('about/park.jpg')).toEqual([]);
    expect(named(String.raw`content\images\about\park.jpg`)).toEqual([]);
  });

  it('in another letter case, or misspelt, gets a suggestion', () => {
    expect(named('team/anna.jpg')).toEqual([
      'content/images/team/anna.jpg does not exist. Write team/Anna.jpg: letter case matters.',
    ]);
    expect(named('about/perk.jpg')).toEqual(['content/images/about/perk.jpg does not exist. Nearest: about/park.jpg.']);
  });
});

describe('the alternative text of a picture', () => {
  it.each(['a.jpg', 'DSC_1.JPEG', 'a.png', 'a.webp', 'a.avif', 'a.svg', 'a.gif'])('may not be a file name: %s', (alt) =>
    expect(named('about/park.jpg', alt)).toEqual([`alt is a file name (${alt}): describe what is seen`]),
  );

  it.each(['Picture of a park', 'A photo of it', 'an image of it', 'photograph of a plant'])(
    '%j is refused: it repeats what screen readers say',
    (alt) =>
      expect(named('about/park.jpg', alt)).toEqual([
        'alt starts with “picture of”, which screen readers say anyway: describe what is seen',
      ]),
  );

  it.each(['', 'A park in a photo of 1990', 'Pictures offered', 'a.jpg and b', 'The image of it'])(
    '%j is valid',
    (alt) => expect(named('about/park.jpg', alt)).toEqual([]),
  );
});

describe('dates', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-12-31T18:29:00Z') }));
  afterEach(() => void vi.useRealTimers());
  const site = (copyrightYear: number) =>
    copyrightProblems(content({ site: { site: { copyrightYear } } })).map(formatProblem);
  const journey = (...entries: [year: number, capacityMw: number][]) =>
    journeyProblems(
      content({
        journey: { journey: { entries: entries.map(([year, capacityMw]) => ({ year, capacityMw, products: [] })) } },
      }),
    ).map(formatProblem);

  it('the current year is that of India', () => {
    expect(todayInIndia()).toBe('2025-12-31');
    expect(site(2026)).toEqual(['content/site.ts › copyrightYear: is 2026, a year in the future']);
    vi.setSystemTime(new Date('2025-12-31T18:30:00Z'));
    expect(todayInIndia()).toBe('2026-01-01');
    expect(site(2026)).toEqual([]);
  });

  it('the journey may end with the current year, not later', () => {
    expect(journey([2024, 1], [2025, 1])).toEqual([]);
    expect(journey([2025, 1], [2026, 1])).toEqual([
      'content/journey.ts › 2nd entry › year: is 2026, a year in the future',
    ]);
  });

  it('the years and capacities of the journey must not fall', () => {
    expect(journey([2022, 100], [2022, 100], [2023, 200])).toEqual([]);
    expect(journey([2022, 100], [2021, 100])).toEqual([
      'content/journey.ts › 2nd entry › year: is 2021, after 2022: put the oldest first',
    ]);
    expect(journey([2022, 100], [2023, 99])).toEqual([
      'content/journey.ts › 2nd entry › capacityMw: is 99, less than the 100 before it: give the total capacity so far',
    ]);
  });
});

it('the steps of the operations offer are in the order of the day', () => {
  const round = (...times: string[]) =>
    roundProblems(
      content({ services: { services: { operationsOffer: { round: { steps: times.map((time) => ({ time })) } } } } }),
    ).map(formatProblem);
  expect(round('06:30', '12:15')).toEqual([]);
  expect(round('12:15', '06:30')).toEqual([
    'content/services.ts › operationsOffer › round › 2nd step › time: is 06:30, after 12:15: put the earliest first',
  ]);
});

it('a product that other pages name is one of the SaaS page', () => {
  const names = productNames(content(chapters(['TruOps'], ['TruBuyer', 'SolarVision'])));
  expect(names).toEqual(['TruOps', 'TruBuyer', 'SolarVision']);
  expect(productProblem('TruBuyer', names)).toBeUndefined();
  expect(productProblem('TruBuyers', undefined)).toBeUndefined();
  expect(productProblem('TruBuyers', names)).toBe('content/saas.ts has no product named TruBuyers. Nearest: TruBuyer.');
});

describe('names that must be unique', () => {
  const duplicates = (parts: object) => sharedNameProblems(content(parts)).map(formatProblem);

  it('are a product’s id and its name, over all chapters', () => {
    expect(duplicates(chapters(['TruOps', 'SolarVision'], ['TruBuyer']))).toEqual([]);
    expect(duplicates(chapters(['TruOps', 'SolarVision'], ['TruBuyer', 'TruOps']))).toEqual([
      'content/saas.ts › 2nd chapter › 2nd product › id: is "TruOps", as another product already is: change one',
      'content/saas.ts › 2nd chapter › 2nd product › title: is "TruOps", as another product already is: change one',
    ]);
    const one = [
      {
        products: [
          { id: 'a', title: 'TruOps' },
          { id: 'b', title: 'TruOps' },
        ],
      },
    ];
    expect(duplicates({ saas: { saas: { chapters: one } } })).toEqual([
      'content/saas.ts › 1st chapter › 2nd product › title: is "TruOps", as another product already is: change one',
    ]);
    const swapped = [
      {
        products: [
          { id: 'a', title: 'b' },
          { id: 'b', title: 'a' },
        ],
      },
    ];
    expect(duplicates({ saas: { saas: { chapters: swapped } } })).toEqual([]);
  });

  it('are a menu item’s id, at every level', () => {
    const items = [{ id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }] }, { id: 'd' }];
    expect(duplicates({ navigation: { navigation: { items } } })).toEqual([]);
    const doubled = [{ id: 'a', children: [{ id: 'b', children: [{ id: 'a' }] }] }, { id: 'b' }];
    expect(duplicates({ navigation: { navigation: { items: doubled } } })).toEqual([
      'content/navigation.ts › 1st menu item › 1st child › 1st child › id: is "a", as another menu item already is: change one',
      'content/navigation.ts › 2nd menu item › id: is "b", as another menu item already is: change one',
    ]);
  });

  it('are the sections of the team page', () => {
    const team = { title: 'Team', intro: 'Who we are', founders: { id: 'Team' }, kmps: { id: 'Team' } };
    expect(duplicates({ team: { team } })).toEqual([
      'content/team.ts › kmps › id: is "Team", as another section of the page already is: change one',
    ]);
  });

  it('are not checked while their module is invalid', () => {
    expect(duplicates({ navigation: {}, saas: {}, team: {} })).toEqual([]);
    expect(duplicates({})).toEqual([]);
  });

  it('are reported for each field of a list', () => {
    const people = list('card', z.object({ id: z.string(), name: z.string().optional() }), 0, 9, ['id', 'name']);
    expect(findDuplicates([{ id: 'a' }, { id: 'b', name: 'N' }, { id: 'c' }], people)).toEqual([]);
    expect(findDuplicates([{ id: 'a', name: 'N' }, { id: 'b' }, { id: 'a', name: 'N' }], people)).toEqual([
      { path: [2, 'id'], message: 'is "a", as in the 1st card' },
      { path: [2, 'name'], message: 'is "N", as in the 1st card' },
    ]);
    expect(findDuplicates('no list', people)).toEqual([]);
    expect(findDuplicates([{ id: 'a' }, { id: 'a' }], z.array(z.any()))).toEqual([]);
    expect(findDuplicates([null, undefined, 3], people)).toEqual([]);
    const plain = z.array(z.any()).register(notes, { unique: ['id'] });
    expect(findDuplicates([{ id: 'a' }, { id: 'a' }], plain)).toEqual([
      { path: [1, 'id'], message: 'is "a", as in the 1st entry' },
    ]);
  });
});

describe('a label', () => {
  const paths: Record<string, string> = { '/a': '/a/', '/b': '/b/', '/old': '/a/' };
  const labels = (parts: object) =>
    labelProblems(content(parts), { resolve: { canonicalPath: (path: string) => paths[path] } } as Targets).map(
      formatProblem,
    );
  const menu = (label: string, href: string) => labels({ navigation: { navigation: { items: [{ label, href }] } } });

  it.each([
    ['F&S', '/saas#F&S'],
    ['F&S', '/saas#F%26S'],
    ['Management Team', '/team#Management%20Team'],
    ['100% sure', '/team#100% sure'],
    ['5%a or more', '/team#5%a or more'],
    ['Team', '/team'],
  ])('%s may lead to %s', (label, href) => expect(menu(label, href)).toEqual([]));

  it('of a menu item must be the id of the section it links to, letter for letter', () => {
    expect(menu('F and S', '/saas#F&S')).toEqual([
      'content/navigation.ts › 1st menu item › label: is "F and S", but it leads to #F&S: the label must be the same as the section\'s id',
    ]);
    const child = { label: 'x', href: '/a#y' };
    const items = [
      { label: 'a', href: '/a' },
      { label: 'a', href: '/a', children: [{ label: 'b', href: '/a', children: [child] }] },
    ];
    expect(labels({ navigation: { navigation: { items } } })[0]).toMatch(
      /^content\/navigation\.ts › 2nd menu item › 1st child › 1st child › label: is "x", but it leads to #y/,
    );
  });

  it('of the footer must lead to one page with both addresses', () => {
    const footer = (href: string, mobileHref: string) =>
      labels({ footer: { footer: { groups: [{ links: [] }, { links: [{ href, mobileHref }] }] } } });
    expect([footer('/a', '/old'), footer('/none', '/a'), footer('/a', '/none')]).toEqual([[], [], []]);
    expect(footer('/a', '/b')).toEqual([
      'content/footer.ts › 2nd group › 1st link › mobileHref: leads to /b/, but href leads to /a/: both must be one page',
    ]);
  });

  it('is not checked while its module is invalid', () => {
    expect([labels({}), labels({ navigation: {}, footer: {} })]).toEqual([[], []]);
  });
});

describe('the sections that links may lead to', () => {
  it('come from each page’s content', () => {
    const parts = {
      saas: {
        saas: {
          chapters: [
            { id: 'CMS', products: [{ title: 'TruOps' }] },
            { id: 'F&S', products: [] },
          ],
        },
      },
      services: { services: { items: { operations: { id: 'O&M' } } } },
      team: {
        team: {
          title: 'Team',
          founders: { id: 'Founders' },
          kmps: { id: 'KMPs' },
          managementTeam: { id: 'Management' },
          technologyTeam: { id: 'Technology' },
          coverageTeam: { id: 'Coverage' },
        },
      },
    };
    expect(sectionIds(content(parts))).toEqual({
      saas: ['CMS', 'TruOps', 'F&S'],
      services: ['O&M'],
      team: ['Founders', 'KMPs', 'Management', 'Technology', 'Coverage'],
      contact: ['write'],
    });
  });

  it('are undefined where the content is invalid', () => {
    const none = { saas: undefined, services: undefined, team: undefined, contact: ['write'] };
    expect([sectionIds({}), sectionIds(content({ saas: {}, services: {}, team: {} }))]).toEqual([none, none]);
  });
});
