import { describe, expect, it } from 'vitest';
import { readDay } from '@/lib/day-table';
import { decimalSeparator, figure, rupees, signed, toNumber } from '@/lib/figures';
import { readSlabs } from '@/lib/slabs';

const rows = (count: number, row: (index: number) => string = () => '40\t30') =>
  Array.from({ length: count }, (_, index) => row(index)).join('\n');
const clock = (index: number) =>
  `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
const read = (text: string, capacity: number | undefined = 50, unit: 'mw' | 'mwh' = 'mw') =>
  readDay(text, { unit, capacity });
const problems = (text: string, capacity?: number) =>
  read(text, capacity).problems.map(({ key, values }) => ({ key, ...values }));
const block = { available: 50, scheduled: 40, actual: 30 };

describe('figures', () => {
  it.each([
    ['1,25,000.5', 125000.5],
    ['12,34,567', 1234567],
    ['125,000', 125000],
    ['1,234', 1234],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1.234,5', 1234.5],
    ['1 250,75', 1250.75],
    ['1\u00a0250', 1250],
    ['−3.5', -3.5],
    ['.5', 0.5],
    ['7.', 7],
  ])('reads %s', (text, value) => expect(toNumber(text)).toBe(value));
  it.each(['', '-', '12O', '1,2,3', '1e5', '12 MW', '₹5', '1.2.3', '9'.repeat(16), 'Infinity'])('refuses %j', (text) =>
    expect(toNumber(text)).toBeUndefined(),
  );
  it('refuses to choose between 12,5 and 12.5 in one table', () => {
    expect(decimalSeparator(['12,5', '12.5'])).toBeUndefined();
    expect(decimalSeparator(['12,5', '1.234'])).toBe(',');
    expect(decimalSeparator(['1,234.5', '1,234'])).toBe('.');
  });
  it('writes rupees, megawatts and signs', () => {
    expect([rupees(937.5), rupees(45000), rupees(12345678), rupees(1249.9999999), rupees(-5)]).toEqual([
      '₹937.50',
      '₹45,000',
      '₹1,23,45,678',
      '₹1,250',
      '−₹5',
    ]);
    expect([figure(210.4), figure(-0.0001), signed(12), signed(-12.04), signed(-0.01)]).toEqual([
      '210.4',
      '0',
      '+12.0',
      '−12.0',
      '0.0',
    ]);
  });
});

describe('a day of 96 rows', () => {
  it.each([
    ['tabs, as a spreadsheet copies them', rows(96)],
    ['Windows line ends and a last empty line', `${rows(96).replaceAll('\n', '\r\n')}\r\n`],
    ['a byte-order mark', `\uFEFF${rows(96)}`],
    ['commas', rows(96, () => '40,30')],
    ['semicolons and decimal commas', rows(96, () => '40,0;30,0')],
    ['tabs and decimal commas', rows(96, () => '40,0\t30,00')],
    ['spaces', rows(96, () => '40  30')],
    ['quoted cells', rows(96, () => '"40","30"')],
    ['block numbers', rows(96, (index) => `${index + 1}\t40\t30`)],
    ['block numbers from 0', rows(96, (index) => `${index},40,30`)],
    ['clock times', rows(96, (index) => `${clock(index)}\t40\t30`)],
    ['date and clock', rows(96, (index) => `21-11-2025 ${clock(index)}\t40\t30`)],
    [
      'date, block and time from–to',
      rows(96, (index) => `21-11-2025\t${index + 1}\t${clock(index)} - ${clock(index + 1)}\t40\t30`),
    ],
    ['a header', `Schedule (MW)\tActual (MW)\n${rows(96)}`],
    ['a header in another order', `Block,Actual injection,Scheduled\n${rows(96, (index) => `${index + 1},30,40`)}`],
    ['a header in another language', `Fahrplan\tIst\n${rows(96)}`],
    ['empty cells at the end', rows(96, () => '40\t30\t\t')],
  ])('reads %s', (_, text) => expect(read(text)).toEqual({ blocks: Array(96).fill(block), problems: [] }));

  it('reads zeros with a decimal comma among whole numbers', () => {
    expect(read(rows(96, () => '40\t0,0')).blocks[0]).toEqual({ ...block, actual: 0 });
  });
  it('reads Indian digit grouping, and a capacity of each row', () => {
    expect(read(rows(96, () => '1,040\t1,030.5\t1,05,000')).blocks[0]).toEqual({
      available: 105000,
      scheduled: 1040,
      actual: 1030.5,
    });
    expect(
      read(
        rows(96, () => '40\t30\t45'),
        undefined,
      ).blocks[95],
    ).toEqual({ ...block, available: 45 });
  });
  it('reads MWh per block as four times the MW, the capacity apart', () => {
    expect(
      read(
        rows(96, () => '10\t7.5\t50'),
        undefined,
        'mwh',
      ).blocks[0],
    ).toEqual(block);
  });
  it('accepts times of the blocks’ ends, the last of which is 00:00', () => {
    expect(read(rows(96, (index) => `${clock((index + 1) % 96)}\t40\t30`)).blocks).toHaveLength(96);
  });
  it('accepts a small import at night', () => {
    expect(read(rows(96, () => '0\t-0.2')).blocks[0]).toEqual({ available: 50, scheduled: 0, actual: -0.2 });
  });
});

describe('a day that cannot be read is refused by row and reason', () => {
  it.each([
    ['nothing', ' \n \n', [{ key: 'rowsNone' }]],
    ['95 rows', rows(95), [{ key: 'rowsFew', rows: 95, count: 1 }]],
    ['97 rows', rows(97), [{ key: 'rowsMany', rows: 97, count: 1 }]],
    ['92 rows: a clock put forward', rows(92), [{ key: 'rowsClock', rows: 92, hours: 23 }]],
    ['100 rows: a clock put back', rows(100), [{ key: 'rowsClock', rows: 100, hours: 25 }]],
    [
      'a block left out, by its number',
      rows(95, (index) => `${index < 40 ? index + 1 : index + 2}\t40\t30`),
      [
        { key: 'rowsFew', rows: 95, count: 1 },
        { key: 'rowOrder', row: 41, found: '42', before: '40' },
      ],
    ],
    [
      'a block left out, by its time',
      rows(95, (index) => `${clock(index < 40 ? index : index + 1)}\t40\t30`),
      [
        { key: 'rowsFew', rows: 95, count: 1 },
        { key: 'rowOrder', row: 41, found: '10:15', before: '09:45' },
      ],
    ],
    [
      'a block twice and the next left out',
      rows(96, (index) => `${clock(index === 41 ? 40 : index)}\t40\t30`),
      [{ key: 'rowOrder', row: 42, found: '10:00', before: '10:00' }],
    ],
    [
      'a day in reverse',
      rows(96, (index) => `${clock(95 - index)}\t40\t30`),
      [{ key: 'rowOrder', row: 2, found: '23:30', before: '23:45' }],
    ],
    ['an empty row in the middle', rows(96, (index) => (index === 9 ? '' : '40\t30')), [{ key: 'rowBlank', row: 10 }]],
    [
      'letters among figures',
      rows(96, (index) => (index === 6 ? '4O\t30' : '40\t30')),
      [{ key: 'figure', row: 7, column: 'scheduled', found: '4O' }],
    ],
    [
      'a missing cell',
      rows(96, (index) => (index === 6 ? '40\t' : '40\t30')),
      [{ key: 'figure', row: 7, column: 'actual', found: '–' }],
    ],
    [
      'a schedule below zero',
      rows(96, (index) => (index === 0 ? '-4\t30' : '40\t30')),
      [{ key: 'negative', row: 1, column: 'scheduled', found: '-4' }],
    ],
    [
      'actual above capacity',
      rows(96, (index) => (index === 11 ? '40\t61' : '40\t30')),
      [{ key: 'above', row: 12, column: 'actual', found: 61, available: 50 }],
    ],
  ])('%s', (_, text, expected) => expect(problems(text)).toEqual(expected));

  it('one column, too many columns, two decimal separators, no capacity', () => {
    expect(problems(rows(96, () => '40'))[0]).toEqual({ key: 'columnsFew', row: 1 });
    expect(problems(rows(96, () => '40,5,39,2'))[0]).toEqual({ key: 'columnsMany', row: 1, columns: 4 });
    expect(problems(rows(96, (index) => (index ? '40,5\t39,2' : '40.5\t39.2')))).toEqual([{ key: 'decimal', row: 1 }]);
    expect(readDay(rows(96), { unit: 'mw', capacity: undefined }).problems).toEqual([
      { key: 'fieldEmpty', field: 'capacity', values: {} },
    ]);
  });
});

describe('slabs', () => {
  const typed = (...list: [string, string, string][]) => list.map(([from, to, rate]) => ({ from, to, rate }));
  const of = (...list: [string, string, string][]) => readSlabs('under', typed(...list));
  const faults = (...list: [string, string, string][]) =>
    of(...list).problems.map(({ key, values }) => [key, values.row]);

  it('are read with their rates, empty rows left out', () => {
    expect(of(['0', '15', '0'], ['', '', ''], ['15', '', '0,5'])).toEqual({
      slabs: [
        { from: 0, to: 15, rate: 0 },
        { from: 15, to: Number.POSITIVE_INFINITY, rate: 0.5 },
      ],
      problems: [],
    });
    expect(readSlabs('over', typed(['0', '', '10']), 0.025).slabs[0]?.rate).toBe(0.25);
  });
  it.each([
    ['none', [['', '', '']], [['slabNone', undefined]]],
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
      'an end to the last',
      [
        ['0', '15', '0'],
        ['15', '50', '1'],
      ],
      [['slabEnd', 2]],
    ],
  ] as [string, [string, string, string][], unknown[]][])('%s is named by row', (_, list, expected) =>
    expect(faults(...list)).toEqual(expected),
  );
});
