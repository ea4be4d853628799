import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { closingSchema } from '@/content/schema/closing';
import { contactSchema } from '@/content/schema/contact';
import { navigationSchema } from '@/content/schema/navigation';
import { postMetadata } from '@/content/schema/post';
import { routesSchema } from '@/content/schema/routes';
import { saasSchema } from '@/content/schema/saas';
import { servicesSchema } from '@/content/schema/services';
import { siteSchema } from '@/content/schema/site';
import { teamSchema } from '@/content/schema/team';
import { testimonialSchema } from '@/content/schema/testimonial';
import { wordsSchema } from '@/content/schema/words';
import { createResolver } from '@/lib/resolve';
import { formatProblem } from '@/scripts/check/problem';
import type { Part } from '@/scripts/check/read';
import { checkValues } from '@/scripts/check/rules/values';

const known = { masters: new Set<string>(), products: undefined, targets: undefined };
const check = (file: string, value: unknown, schema: z.ZodType, more: Partial<Part> = {}) =>
  checkValues([{ file, prefix: [], value, schema, lineOf: () => undefined, ...more }], known);
const problems = (...given: Parameters<typeof check>) => check(...given).problems.map(formatProblem);

describe('names that must be unique', () => {
  const saas = (...chapters: { id: string; title: string }[][]) =>
    problems('content/saas.ts', { chapters: chapters.map((products) => ({ products })) }, saasSchema);
  const product = (title: string, id = title) => ({ id, title });

  it('are a product’s id and its name, over all chapters', () => {
    expect(saas([product('TruOps'), product('SolarVision')], [product('TruBuyer')])).toEqual([]);
    expect(saas([product('TruOps'), product('SolarVision')], [product('TruBuyer'), product('TruOps')])).toEqual([
      'content/saas.ts › 2nd chapter › 2nd product › id: is "TruOps", as 1st chapter › 1st product › id already is: change one',
      'content/saas.ts › 2nd chapter › 2nd product › title: is "TruOps", as 1st chapter › 1st product › title already is: change one',
    ]);
    expect(saas([product('TruOps', 'a'), product('TruOps', 'b')])).toEqual([
      'content/saas.ts › 1st chapter › 2nd product › title: is "TruOps", as 1st chapter › 1st product › title already is: change one',
    ]);
    expect(saas([product('b', 'a'), product('a', 'b')])).toEqual([]);
  });

  it('are a menu item’s id, at every level', () => {
    const menu = (items: object[]) => problems('content/navigation.ts', { items }, navigationSchema);
    expect(menu([{ id: 'a', children: [{ id: 'b', children: [{ id: 'c' }] }] }, { id: 'd' }])).toEqual([]);
    expect(menu([{ id: 'a', children: [{ id: 'b', children: [{ id: 'a' }] }] }, { id: 'b' }])).toEqual([
      'content/navigation.ts › 1st menu item › 1st child › 1st child › id: is "a", as 1st menu item › id already is: change one',
      'content/navigation.ts › 2nd menu item › id: is "b", as 1st menu item › 1st child › id already is: change one',
    ]);
  });

  it('are the sections of the team page and of the services page', () => {
    const team = { title: 'Team', intro: 'Who we are', founders: { id: 'Team' }, kmps: { id: 'Team' } };
    expect(problems('content/team.ts', team, teamSchema)).toEqual([
      'content/team.ts › kmps › id: is "Team", as founders › id already is: change one',
    ]);
    const items = { preconstruction: { id: 'O&M' }, valueAdd: { id: 'O&M' } };
    expect(problems('content/services.ts', { items }, servicesSchema)).toEqual([
      'content/services.ts › items › valueAdd › id: is "O&M", as items › preconstruction › id already is: change one',
    ]);
  });

  it('are the sentences of the calls to action, in any letter case', () => {
    const pages = { home: { line: 'One.' }, saas: { line: 'ONE.' } };
    expect(problems('content/closing.ts', { pages, articles: { lines: ['Two.', 'one.'] } }, closingSchema)).toEqual([
      'content/closing.ts › pages › saas › line: is "ONE.", as pages › home › line already is: change one',
      'content/closing.ts › articles › 2nd sentence: is "one.", as pages › home › line already is: change one',
    ]);
  });

  it('are the labels of one list', () => {
    const socials = [{ label: 'X' }, { label: 'Y' }, { label: 'X' }];
    expect(problems('content/site.ts', { socials }, siteSchema)).toEqual([
      'content/site.ts › 3rd social link › label: is "X", as in the 1st social link',
    ]);
  });

  it('are compared only if they are valid', () => {
    const team = { founders: { id: '' }, kmps: { id: '' } };
    expect(problems('content/team.ts', team, teamSchema)).toEqual([]);
  });
});

it('the letters of preview pictures are looked for in the brand, in titles and labels of pages and in titles of articles', () => {
  const message =
    'contains “漢” (U+6F22), which no font for preview pictures has: npm install --save-dev @fontsource/noto-sans-sc';
  expect(problems('content/site.ts', { brand: '漢', description: '漢' }, siteSchema)).toEqual([
    `content/site.ts › brand: ${message}`,
  ]);
  const routes = { home: { title: 'Home', label: '漢' }, about: { title: '漢', label: 'About' } };
  expect(problems('content/routes.ts', routes, routesSchema)).toEqual([
    `content/routes.ts › home › label: ${message}`,
    `content/routes.ts › about › title: ${message}`,
  ]);
  expect(problems('content/words.ts', { pageTitle: '漢' }, wordsSchema)).toEqual([
    `content/words.ts › pageTitle: ${message}`,
  ]);
  expect(problems('content/blog/a.mdx', { title: 'ௐ 漢' }, postMetadata, { lineOf: () => 2 })).toEqual([
    `content/blog/a.mdx:2 › title: ${message}`,
  ]);
});

it('sample entries are listed with a name', () => {
  const site = { brand: 'TruWatt', sample: true, company: { cin: 'U1', sample: true }, socials: [{ label: 'X' }] };
  expect(check('content/site.ts', site, siteSchema, { prefix: ['site'] }).samples).toEqual([
    { file: 'content/site.ts', path: ['site'], name: 'TruWatt' },
    { file: 'content/site.ts', path: ['site', 'company'], name: '' },
  ]);
});

it.each([
  ['name', { cards: [{ name: 'Sales', sample: true }] }, contactSchema],
  ['title', { next: { title: 'What happens next', sample: true } }, contactSchema],
  ['label', { socials: [{ href: '', label: 'LinkedIn', sample: true }] }, siteSchema],
  ['legalName', { company: { cin: 'U1', legalName: 'A Ltd', sample: true } }, siteSchema],
  ['source', { quote: { text: 'Good.', source: 'A, of B', sample: true } }, testimonialSchema],
])('a sample entry is named by its %s', (field, value, schema) => {
  const [entry] = Object.values(value).flat() as Record<string, string>[];
  expect(check('content/a.ts', value, schema).samples.map(({ name }) => name)).toEqual([entry?.[field]]);
});

it('a sample picture is named by its description', () => {
  const logos = [{ image: { file: 'partners/a.svg', alt: 'A Fund' }, sample: true }];
  expect(check('content/a.ts', { logos }, testimonialSchema).samples).toMatchObject([{ name: 'A Fund' }]);
});

describe('a picture', () => {
  const pictures = (image: unknown) => problems('content/testimonial.ts', { image }, testimonialSchema);

  it('must exist', () => {
    expect(pictures({ file: 'about/none.jpg', alt: 'A park' })).toEqual([
      'content/testimonial.ts › image: content/images/about/none.jpg does not exist.',
    ]);
  });

  it.each([
    [null],
    ['about/none.jpg'],
    [{ file: 'about/none.jpg' }],
    [{ alt: 'A park' }],
    [{ file: 'about/Not a name', alt: 'A park' }],
  ])('%j is left to the schema', (image) => expect(pictures(image)).toEqual([]));

  it('is recognised by its schema, not by having a file and a description', () => {
    const schema = z.object({ file: z.string(), alt: z.string() });
    expect(problems('content/a.ts', { file: 'about/none.jpg', alt: 'A park' }, schema)).toEqual([]);
  });
});

describe('a link', () => {
  const resolve = createResolver({ home: { path: '/' }, team: { path: '/about/team/' } }, {});
  const targets = { resolve, paths: new Set(['/', '/about/team/']), anchors: new Map(), origin: undefined };
  const file = 'content/navigation.ts';

  it.each([
    ['/about/team', []],
    [
      '/about/teem',
      [
        `${file} › demo › href: "/about/teem" leads to no page of content/routes.ts and no published article. Nearest: /about/team/.`,
      ],
    ],
    ['about/teem', []],
  ])('%s is looked up if its schema accepts it', (href, expected) => {
    const part = { file, prefix: [], value: { demo: { href } }, schema: navigationSchema, lineOf: () => undefined };
    expect(checkValues([part], { ...known, targets }).problems.map(formatProblem)).toEqual(expected);
  });
});
