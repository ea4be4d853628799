import { describe, expect, it } from 'vitest';
import { readSlabs } from '@/lib/estimator/slabs';

describe('slabs', () => {
  const typed = (...list: [string, string, string][]) => list.map(([from, to, rate]) => ({ from, to, rate }));
  const read = (...list: [string, string, string][]) => readSlabs('under', typed(...list));
  const faults = (...list: [string, string, string][]) =>
    read(...list).problems.map(({ key, values }) => [key, values.row]);

  it('are read with their rates, empty rows left out', () => {
    expect(read(['0', '15', '0'], ['', '', ''], ['15', '', '0,5'])).toEqual({
      slabs: [
        { from: 0, to: 15, rate: 0 },
        { from: 15, to: Number.POSITIVE_INFINITY, rate: 0.5 },
      ],
      problems: [],
    });
    expect(readSlabs('over', typed(['0', '', '10']), 0.025).slabs[0]?.rate).toBe(0.25);
  });
  it.each([
    ['an empty list', [['', '', '']], [['slabNone', undefined]]],
    ['a list of spaces', [[' ', ' ', ' ']], [['slabNone', undefined]]],
    ['a rate alone', [['', '', '1']], [['slabFigure', 1]]],
    ['a start alone', [['0', '', '']], [['slabFigure', 1]]],
    [
      'an end alone',
      [['', '15', '']],
      [
        ['slabFigure', 1],
        ['slabFigure', 1],
        ['slabEnd', 1],
      ],
    ],
    [
      'an end at its start',
      [
        ['0', '15', '0'],
        ['15', '15', '1'],
        ['15', '', '1'],
      ],
      [['slabOrder', 2]],
    ],
    ['letters', [['0', '', 'x']], [['slabFigure', 1]]],
    ['a rate below zero', [['0', '', '-1']], [['slabFigure', 1]]],
    ['a start above zero', [['5', '', '1']], [['slabStart', 1]]],
    [
      'a gap',
      [
        ['0', '15', '0'],
        ['20', '', '1'],
      ],
      [['slabGap', 2]],
    ],
    [
      'an overlap',
      [
        ['0', '15', '0'],
        ['10', '', '1'],
      ],
      [['slabOverlap', 2]],
    ],
    [
      'an end before its start',
      [
        ['0', '15', '0'],
        ['15', '10', '1'],
        ['10', '', '1'],
      ],
      [['slabOrder', 2]],
    ],
    [
      'an end of the last slab',
      [
        ['0', '15', '0'],
        ['15', '50', '1'],
      ],
      [['slabEnd', 2]],
    ],
  ] as [string, [string, string, string][], unknown[]][])('%s is named by row', (_, list, expected) =>
    expect(faults(...list)).toEqual(expected),
  );
  it('with an empty or blank end have no upper limit', () => {
    expect(read(['0', ' ', '1'])).toEqual({ slabs: [{ from: 0, to: Infinity, rate: 1 }], problems: [] });
  });
  it.each([
    [' x ', 'x'],
    [' ', '–'],
  ])('with the rate %j say that %s was found', (rate, found) => {
    expect(read(['0', '', rate]).problems).toEqual([{ key: 'slabFigure', field: 'under', values: { row: 1, found } }]);
  });
});
