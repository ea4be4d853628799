import { expect, it } from 'vitest';
import { z } from 'zod';
import { list, notes } from '@/content/schema/notes';
import { productNames, productProblem } from '@/scripts/check/rules/cross-module';
import { findDuplicates } from '@/scripts/check/rules/unique';
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

it.each([{}, { saas: {} }])('any product may be named while the SaaS page is invalid: %j', (parts) => {
  expect(productNames(content(parts))).toBeUndefined();
});

it('duplicates are reported for each field of a list that must be unique', () => {
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
