import { describe, expect, it } from 'vitest';
import { deviation } from '@/content/deviation';
import { truprediction as day } from '@/content/products/truprediction';
import { BLOCKS } from '@/lib/blocks';
import { csvRows, quoted } from '@/lib/csv';
import { dayCsv, dayRows } from '@/lib/estimator/day-csv';
import { bases, estimate, type Inputs } from '@/lib/estimator/estimate';
import { exampleFile, exampleOf } from '@/lib/estimator/estimate-example';
import { fromFragment, toFragment } from '@/lib/estimator/estimate-link';
import { noteText, problemText, slabLines } from '@/lib/estimator/estimate-words';
import { inForce } from '@/lib/screens/truprediction/facts';

const { initial, examples } = exampleOf(deviation, day);
const inputsWith = (values: Inputs = {}): Inputs => ({ ...initial, ...values });
const estimateWith = (values: Inputs = {}) => estimate(inputsWith(values), examples);
const keys = (values: Inputs) => estimateWith(values).problems.map(({ key, field }) => [key, field]);
const rows = (row: string) => Array(BLOCKS).fill(row).join('\n');

describe('the example', () => {
  it('is a whole day within the available capacity', () => {
    for (const series of [day.dayAhead, inForce(day), day.actual, day.low, day.high]) {
      expect(series).toHaveLength(BLOCKS);
      expect(Math.max(...series)).toBeLessThanOrEqual(day.available);
    }
  });
  it('costs on each base what the same figures cost by hand, and less with the revisions', () => {
    const byHand = (schedule: number[], x: number) =>
      schedule.reduce((sum, scheduled, at) => {
        const base = (x / 100) * day.available + (1 - x / 100) * scheduled;
        const error = Math.abs((100 * ((day.actual[at] ?? 0) - scheduled)) / base);
        const within = (from: number, to: number) => Math.max(0, Math.min(error, to) - from);
        return sum + ((within(15, 25) * 0.5 + within(25, 35) + within(35, 1e9) * 1.5) / 100) * base * 250;
      }, 0);
    for (const [example, schedule] of [
      ['dayAhead', day.dayAhead],
      ['revised', inForce(day)],
    ] as const) {
      const { days } = estimateWith({ example });
      expect(days.capacity?.charge).toBeCloseTo(byHand(schedule, 100), 6);
      expect(days.weighted?.charge).toBeCloseTo(byHand(schedule, 50), 6);
      expect(days.schedule?.charge).toBeCloseTo(byHand(schedule, 0), 6);
    }
    expect(estimateWith().days.capacity?.charge).toBeCloseTo(4850, 6);
    expect(estimateWith({ example: 'revised' }).days.capacity?.charge).toBe(0);
  });
  it('shows the article’s block to the paisa', () => {
    const { one } = estimateWith();
    expect(one?.settled.capacity?.charge).toBe(2812.5);
    expect((one?.settled.capacity?.charge ?? 0) * (one?.count ?? 0)).toBe(45000);
  });
  it('has no problems', () => expect(estimateWith().problems).toEqual([]));
});

describe('the inputs', () => {
  it('settle a day of the visitor’s own, in MW and in MWh per block', () => {
    const megawatts = estimateWith({ capacity: '50', rows: rows('40\t20') });
    expect(megawatts.days.capacity?.charge).toBe(96 * 2812.5);
    expect(estimateWith({ capacity: '50', unit: 'mwh', rows: rows('10\t5') }).days).toEqual(megawatts.days);
  });
  it('without X give no charge on the weighted base, which is a problem only if that base is chosen', () => {
    expect(estimateWith({ x: '', base: 'capacity' })).toMatchObject({ problems: [], days: { weighted: undefined } });
    expect(keys({ x: '', base: 'weighted' })).toEqual([['fieldEmpty', 'x']]);
  });
  it('X = 100 and X = 0 are the two other bases', () => {
    expect(estimateWith({ x: '100' }).days.weighted).toEqual(estimateWith().days.capacity);
    expect(estimateWith({ x: '0' }).days.weighted).toEqual(estimateWith().days.schedule);
  });
  it('take rates as a share of the contract rate', () => {
    const { days } = estimateWith({ kind: 'percent', contract: '5' });
    expect(days.capacity?.charge).toBeCloseTo(4850 / 20, 6);
    expect(keys({ kind: 'percent' })).toEqual([['fieldEmpty', 'contract']]);
    expect(keys({ kind: 'inr', contract: 'x' })).toEqual([]);
  });
  it('with a zero schedule and X = 0 there is no base', () => {
    const { days } = estimateWith({ capacity: '50', x: '0', rows: rows('0\t5') });
    expect(days.weighted).toMatchObject({ charge: 0, within: 0 });
    expect(days.weighted?.noBase).toHaveLength(96);
  });
  it.each([
    ['negative capacity', { capacity: '-50' }, [['fieldZero', 'capacity']]],
    ['letters as capacity', { capacity: 'x' }, [['fieldFigure', 'capacity']]],
    ['X above 100', { x: '120' }, [['xRange', 'x']]],
    ['X below 0', { x: '-1' }, [['fieldNegative', 'x']]],
    ['a block above its capacity', { 'one-actual': '60' }, [['fieldAbove', 'one-actual']]],
    [
      'a block’s output above its capacity, its schedule at it',
      { 'one-scheduled': '50', 'one-actual': '60' },
      [['fieldAbove', 'one-actual']],
    ],
    [
      'no fault in a block’s output that a meter may have read too high,',
      { 'one-available': '50', 'one-scheduled': '40', 'one-actual': '50.02' },
      [],
    ],
    [
      'an empty capacity and X',
      { capacity: '', x: '' },
      [
        ['fieldEmpty', 'x'],
        ['fieldEmpty', 'capacity'],
      ],
    ],
    ['no fault in an empty capacity where each row has one,', { capacity: '', rows: rows('40\t20\t50') }, []],
    ['an empty block', { 'one-scheduled': '' }, [['fieldEmpty', 'one-scheduled']]],
    ['95 rows', { rows: Array(95).fill('4\t3').join('\n') }, [['rowsFew', 'rows']]],
    [
      'all that is wrong at once',
      { capacity: '-5', x: '', rows: Array(95).fill('4\t3').join('\n') },
      [
        ['fieldEmpty', 'x'],
        ['fieldZero', 'capacity'],
        ['rowsFew', 'rows'],
      ],
    ],
    ['a gap between slabs', { 'under-1-from': '20' }, [['slabGap', 'under']]],
    ['an overlap', { 'over-1-from': '10' }, [['slabOverlap', 'over']]],
  ] as [string, Inputs, string[][]][])('name %s at its field', (_, values, expected) =>
    expect(keys(values)).toEqual(expected),
  );
  it('name what was found, without the spaces around it', () => {
    const { problems } = estimateWith({
      capacity: ' many ',
      x: '120',
      'one-available': '50',
      'one-actual': '60',
      'one-count': '-1',
    });
    expect(problems).toEqual([
      { key: 'xRange', field: 'x', values: { found: 120 } },
      { key: 'fieldFigure', field: 'capacity', values: { found: 'many' } },
      { key: 'fieldZero', field: 'one-count', values: { found: '-1' } },
    ]);
    expect(estimateWith({ x: ' -1 ' }).problems).toEqual([
      { key: 'fieldNegative', field: 'x', values: { found: '-1' } },
    ]);
    expect(estimateWith({ 'one-actual': '60', 'one-scheduled': '70' }).problems).toEqual([
      { key: 'fieldAbove', field: 'one-scheduled', values: { found: 70, available: 50 } },
      { key: 'fieldAbove', field: 'one-actual', values: { found: 60, available: 50 } },
    ]);
  });
  it('allow a block at its capacity, without schedule and without output, but not without capacity or count', () => {
    expect(estimateWith({ 'one-scheduled': '50', 'one-actual': '50' }).one?.block).toEqual({
      available: 50,
      scheduled: 50,
      actual: 50,
    });
    expect(estimateWith({ 'one-scheduled': '0', 'one-actual': '0' })).toMatchObject({
      problems: [],
      one: { count: 16 },
    });
    expect(keys({ 'one-available': '0', 'one-count': '0' })).toEqual([
      ['fieldZero', 'one-available'],
      ['fieldZero', 'one-count'],
    ]);
    for (const name of ['available', 'scheduled', 'actual', 'count'])
      expect(estimateWith({ [`one-${name}`]: '' }).one, name).toBeUndefined();
    for (const name of ['scheduled', 'actual'])
      expect(estimateWith({ [`one-${name}`]: '52' }).one, name).toBeUndefined();
  });
  it('with invalid slabs on one side have no slabs and no charge', () => {
    for (const name of ['over-1-from', 'under-1-from']) {
      const { slabs, days, one } = estimateWith({ [name]: '20' });
      expect([slabs, days.capacity, one?.settled.capacity], name).toEqual([undefined, undefined, undefined]);
    }
  });
  it('with rates in per cent need a contract rate', () => {
    expect(estimateWith({ kind: 'percent' }).slabs).toBeUndefined();
    expect(estimateWith({ kind: 'percent', contract: '5' }).slabs?.over[1]?.rate).toBe(0.025);
  });
  it('with rows of spaces alone are those of the example day', () =>
    expect(estimateWith({ rows: ' \n ', unit: 'mwh' })).toEqual(estimateWith()));
  it('report a wrong capacity once', () =>
    expect(keys({ capacity: '-5', rows: rows('40\t20') })).toEqual([['fieldZero', 'capacity']]));
  it('name the highest figure of the example that is above the capacity', () =>
    expect(estimateWith({ capacity: '100' }).problems).toEqual([
      { key: 'exampleAbove', field: 'capacity', values: { found: Math.max(...day.dayAhead, ...day.actual) } },
    ]));
  it('with an unreadable day have no results', () => {
    expect(estimateWith({ rows: 'x' }).days).toEqual({ capacity: undefined, weighted: undefined, schedule: undefined });
  });
  it('have problems whose text names the row and the fix', () => {
    const [gap] = estimateWith({ 'under-1-from': '20' }).problems;
    expect(gap && problemText(gap, deviation.words)).toBe(
      'Slab 2 begins at 20%, but slab 1 ends at 15%: close the gap between them.',
    );
    const above = estimateWith({ capacity: '30', rows: rows('20\t40') }).problems[0];
    expect(above && problemText(above, deviation.words)).toMatch(/^Row 1, Actual: 40 MW is above .* 30 MW\./);
  });
});

describe('the link', () => {
  const roundTrip = (inputs: Inputs) => fromFragment(`#${toFragment(inputs)}`);
  it('carries the inputs there and back, with the same result', () => {
    const inputs = inputsWith({ capacity: '1,250.5', x: '37.5', rows: `Schedule\tActual\n${rows('1,040\t20.25')}` });
    const back = roundTrip(inputs);
    expect(back?.problems).toEqual([]);
    expect(estimate({ ...initial, ...back?.inputs }, examples)).toEqual(estimate(inputs, examples));
    expect(toFragment(inputs)?.length).toBeLessThan(300);
  });
  it('carries the example by name, and a capacity that varies by block', () => {
    expect(roundTrip(initial)?.inputs).toMatchObject({ rows: '', capacity: '300', x: '50', example: 'dayAhead' });
    const varied = inputsWith({
      capacity: '',
      rows: Array.from({ length: 96 }, (_, at) => `40\t30\t${50 + at}`).join('\n'),
    });
    expect(estimate({ ...initial, ...roundTrip(varied)?.inputs }, examples).blocks).toEqual(
      estimate(varied, examples).blocks,
    );
  });
  it('holds MW, whatever unit the rows were in', () => {
    expect(roundTrip(inputsWith({ capacity: '50', unit: 'mwh', rows: rows('10\t5') }))?.inputs).toMatchObject({
      unit: 'mw',
    });
  });
  it('is not made for an invalid day', () => expect(toFragment(inputsWith({ rows: 'x' }))).toBeUndefined());
  it('is read with its characters encoded, and with a full stop or bracket after it', () => {
    const { inputs } = fromFragment('#v1&c=50&s=40*96&g=30*95,20') ?? {};
    expect(inputs?.rows?.split('\n').slice(-2)).toEqual(['40\t30', '40\t20']);
    expect(fromFragment('#v1%26c=50%26s=40%2A96%26g=30*95%2C20')).toEqual({ inputs, problems: [] });
    expect(fromFragment('#v1&c=50&s=40*96&g=30*95,20).')).toEqual({ inputs, problems: [] });
  });
  it('ignores other fragments', () => {
    expect(fromFragment('')).toBeUndefined();
    expect(fromFragment('#facts')).toBeUndefined();
  });
  it.each(['z=1', 'c=<b>', 's=40*96&s', 'constructor=1', 'c=%E0%A4%A', '='])(
    'reports a fault in a link made by hand: %s',
    (part) => {
      expect(fromFragment(`#v1&${part}`)?.problems.map(({ key }) => key)).toEqual(['link']);
    },
  );
  it('cannot ask for millions of rows, and is checked as if it were typed', () => {
    const link = fromFragment('#v1&c=50&s=40*9999999&g=30*1e9,5');
    expect(link?.inputs.rows?.split('\n')).toHaveLength(200);
    expect(keys({ ...link?.inputs })).toContainEqual(['rowsMany', 'rows']);
    expect(keys({ ...fromFragment('#v1&c=50&s=40*96&g=x*96')?.inputs })[0]).toEqual(['figure', 'rows']);
  });
});

describe('the output', () => {
  it('CSV: a row per block with the error and the charge on each base', () => {
    const [head = '', first = '', ...rest] = dayCsv(
      estimateWith({ capacity: '50', rows: rows('40\t20') }),
      deviation.words.table,
    ).split('\r\n');
    expect(head.split(',').length).toBeGreaterThan(11);
    expect(first).toBe('1,00:00,50.000,40.000,20.000,-20.000,-40.0000,-44.4444,-50.0000,2812.50,3281.25,3750.00');
    expect(rest).toHaveLength(96);
  });
  it('CSV: titles that tell the columns apart, and name the base of each error and charge', () => {
    const { error, charge, ...plain } = deviation.words.table;
    const [head = ''] = dayCsv(estimateWith(), deviation.words.table).split('\r\n');
    const titles = head.slice(1, -1).split('","');
    expect(new Set(titles).size).toBe(12);
    expect(titles[0]).toBe(plain.block);
    for (const [index, base] of bases.entries()) {
      expect(titles[6 + index]).toBe(error[base]);
      for (const part of [charge, error[base]]) expect(titles[9 + index]).toContain(part);
    }
  });
  it('CSV: the estimator reads the columns of its own file, as the API Reference page says', () => {
    const read = { blocks: estimateWith().blocks, problems: [] };
    const table = dayRows(estimateWith(), deviation.words.table);
    for (const columns of [12, 5]) {
      const file = csvRows(table.map((cells) => cells.slice(0, columns).map(quoted)));
      expect(estimateWith({ capacity: '', rows: file })).toMatchObject(read);
    }
    const { reads, errors, charges: added, sample } = exampleFile(deviation, day);
    const columns = [...reads, ...errors, ...added];
    expect([reads.length, errors.length, added.length]).toEqual([5, 4, 3]);
    expect(columns.map(({ name }) => name)).toEqual(table[0]);
    expect(columns.map(({ charted }) => charted).indexOf(true)).toBe(10);
    expect(table).toContainEqual(columns.map(({ value }) => value));
    const charges = table.slice(1).map((cells) => Number(cells[10]));
    expect(Number(columns[10]?.value)).toBe(Math.max(...charges));
    expect(estimateWith({ capacity: '', rows: csvRows(sample) }).problems).toMatchObject([
      { key: 'rowsFew', values: { rows: 3 } },
    ]);
    expect(sample).toContainEqual(reads.map(({ value }) => value));
  });
  it('CSV: an empty cell where there is no error and no charge', () => {
    const cells = (values: Inputs) =>
      dayCsv(estimateWith({ capacity: '50', ...values }), deviation.words.table)
        .split('\r\n')[1]
        ?.split(',')
        .slice(6);
    expect(cells({ x: '', rows: rows('40\t20') })).toEqual(['-40.0000', '', '-50.0000', '2812.50', '', '3750.00']);
    expect(cells({ rows: rows('0\t5') })?.slice(0, 3)).toEqual(['10.0000', '20.0000', '']);
  });
  it('a message in one sentence, and the slabs in a line', () => {
    const { days, slabs } = estimateWith();
    expect(days.capacity && noteText(days.capacity, 'capacity', deviation.words)).toMatch(
      /₹4,850 for a day, on available capacity; 86 of 96 blocks/,
    );
    if (!slabs) throw new Error('The example has slabs.');
    const over = '0 to 15% at ₹0, 15 to 25% at ₹0.50, 25 to 35% at ₹1, from 35% at ₹1.50 a kWh.';
    expect(slabLines(slabs, deviation.words)).toEqual([`Below and above schedule: ${over}`]);
    expect(slabLines({ ...slabs, under: slabs.under.slice(0, 1) }, deviation.words)).toEqual([
      'Below schedule: 0 to 15% at ₹0.',
      `Above schedule: ${over}`,
    ]);
  });
});
