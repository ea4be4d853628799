import { describe, expect, it } from 'vitest';
import { BLOCKS } from '@/lib/blocks';
import type { Inputs } from '@/lib/estimator/estimate';
import { fromFragment, toFragment } from '@/lib/estimator/estimate-link';

const rows = (row: string) => Array(BLOCKS).fill(row).join('\n');

describe('the text of the link', () => {
  const typed: Inputs = {
    ...{ capacity: '1,250.5', unit: 'mw', base: 'weighted', x: '37,5', kind: 'inr', example: 'dayAhead' },
    ...{ 'one-available': '50', 'one-scheduled': '40', 'one-actual': '20', 'one-count': '16' },
    ...{ 'over-0-from': '0', 'over-0-to': '15', 'over-0-rate': '0', 'over-1-from': '15', 'over-1-rate': '0.5' },
    ...{ 'under-0-from': '0', 'under-0-rate': '1' },
  };
  const link = 'v1&c=1250.5&u=mw&b=weighted&x=37.5&k=inr&r=&e=dayAhead&q=50,40,20,16&o=0,15,0;15,,0.5&n=0,,1';
  const empty = 'v1&c=&u=&b=&x=&k=&r=&e=&q=,,,&o=&n=';
  const own = (capacity: string) => empty.replace('c=&u=', `c=${capacity}&u=mw`);
  it.each<[string, Inputs, string]>([
    ['all fields', typed, link],
    ['rows of spaces alone', { ...typed, rows: ' \n ' }, link],
    ['no field', {}, empty],
    ['a day in MWh', { capacity: '50', unit: 'mwh', rows: `${rows('10\t5')}.5` }, `${own('50')}&s=40*96&g=20*95,22`],
    ['a capacity by row', { rows: `${rows('40\t30\t50')}.5` }, `${own('')}&s=40*96&g=30*96&a=50*95,50.5`],
    [
      'words in a field, cut',
      { capacity: 'about 50 & more than half of it' },
      empty.replace('c=', 'c=about50morethanhalfo'),
    ],
  ])('has %s', (_, inputs, expected) => expect(toFragment(inputs)).toBe(expected));
  it.each<[string, string, Inputs]>([
    ['all fields', link, { ...typed, capacity: '1250.5', x: '37.5', contract: '', 'over-1-to': '', 'under-0-to': '' }],
    ['series of different lengths', 'v1&s=40*2,5&g=30&a=50', { rows: '40\t30\t50\n40\t\t\n5\t\t' }],
    ['a long value, cut', `v1&c=${'9'.repeat(30)}`, { capacity: '9'.repeat(20) }],
  ])('is read with %s', (_, text, inputs) =>
    expect(fromFragment(text)).toEqual({ inputs: { rows: '', ...inputs }, problems: [] }),
  );
  it('is read with five slabs at most', () =>
    expect(Object.keys(fromFragment('v1&o=1;2;3;4;5;6')?.inputs ?? {})).toHaveLength(5 * 3 + 1));
  it.each([
    ['c=5#0', 'c=5#0'],
    ['z'.repeat(40), 'z'.repeat(30)],
  ])('with a fault names it: %s', (part, found) =>
    expect(fromFragment(`v1&${part}`)?.problems).toEqual([{ key: 'link', field: 'link', values: { found } }]),
  );
});
