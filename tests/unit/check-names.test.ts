import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { list, notes } from '@/content/schema/notes';
import { formatProblem } from '@/scripts/check/problem';
import { productNames, productProblem } from '@/scripts/check/rules/cross-module';
import { findDuplicates, sharedNameProblems } from '@/scripts/check/rules/unique';
import { content } from '../lib/content';

const chapters = (...titles: string[][]) => ({
  saas: { saas: { chapters: titles.map((of) => ({ products: of.map((title) => ({ id: title, title })) })) } },
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
