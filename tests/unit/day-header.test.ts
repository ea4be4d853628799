import { describe, expect, it } from 'vitest';
import { readDay } from '@/lib/estimator/day-table';

const rows = (row: (index: number) => string = () => '40\t30') =>
  Array.from({ length: 96 }, (_, index) => row(index)).join('\n');
/** The capacity is typed where the table has none. */
const read = (text: string, unit: 'mw' | 'mwh' = 'mw') =>
  readDay(text, { unit, capacity: /avc|avl|dc|50,000/i.test(text) ? undefined : 50 });
const problems = (text: string, unit?: 'mw' | 'mwh') =>
  read(text, unit).problems.map(({ key, values }) => ({ key, ...values }));
const clock = (index: number, minutes = 0) =>
  `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15 + minutes).padStart(2, '0')}`;
const numbered = (row: string) => rows((index) => `${index + 1}\t${row}`);

describe('the columns', () => {
  it.each([
    ['schedule and actual by the trade’s abbreviations', `Block\tDC\tSG\tAG\n${numbered('50\t40\t30')}`],
    ['abbreviations in another order', `Block\tActual Inj\tSch\n${numbered('30\t40')}`],
    ['a capacity by its abbreviation in front', `AvC\tDA Sch. (MW)\tAct\n${rows(() => '50\t40\t30')}`],
    ['a capacity with an underscore', `Schedule_MW\tActual_MW\tAVC_MW\n${rows(() => '40\t30\t50')}`],
    ['a capacity in two short words', `Actual\tSchedule\tAvl. Cap.\n${rows(() => '30\t40\t50')}`],
    ['a forecast beside the schedule', `Forecast\tSch\tActual\n${rows(() => '45\t40\t30')}`],
    ['a difference of the two', `Schedule\tActual\tActual-Schedule\n${rows(() => '40\t30\t-10')}`],
    [
      'columns that only begin like an actual',
      `Generating station\tMeter No\tActual\tSchedule\n${rows(() => 'Kesar\tM 7\t30\t40')}`,
    ],
    [
      'lines of text above the header',
      `Kesar Block B\n\nSchedule and actual\nActual\tSchedule\n${rows(() => '30\t40')}`,
    ],
    ['a row of units below the header', `Actual\tSchedule\n(MW)\t(MW)\n${rows(() => '30\t40')}`],
    ['a line that names the separator', `sep=;\nActual;Schedule\n${rows(() => '30;40')}`],
    ['a title of two lines in quotes', `"Actual\n(MW)"\t"Schedule\n(MW)"\n${rows(() => '30\t40')}`],
    [
      'a header without a title for the block, between spaces',
      `Schedule Actual\n${rows((index) => `${index + 1} 40 30`)}`,
    ],
    [
      'a capacity with a share in its title',
      `AvC (MW), 98% machine availability\tSchedule\tActual\n${rows(() => '50\t40\t30')}`,
    ],
    [
      'a line with a figure and a unit above the header',
      `50 MW Solar Plant\nActual\tSchedule\n${rows(() => '30\t40')}`,
    ],
    ['a title with a figure and a unit', `100 MW AvC\tActual\tSchedule\n${rows(() => '50\t30\t40')}`],
    ['an actual at a station', `Schedule\tActual at Pooling Station No. 5\n${rows()}`],
    ['one title of several words, between spaces', `Schedule Ist\n${rows((index) => `${index + 1} 40 30`)}`],
    [
      'a last column without a title, between spaces',
      `Block Schedule Actual\n${rows((index) => `${index + 1} 40 30 7`)}`,
    ],
    ['block numbers with a zero in front', rows((index) => `${String(index + 1).padStart(2, '0')}\t40\t30`)],
    ['block numbers with a full stop', rows((index) => `${index + 1}.\t40\t30`)],
  ])('are found with %s', (_, text) => {
    const { blocks, problems } = read(text);
    expect(problems).toEqual([]);
    expect(blocks).toEqual(Array(96).fill({ available: 50, scheduled: 40, actual: 30 }));
  });

  it.each([
    ['the actual first', `Actual\tPlan\n${rows(() => '30\t40')}`, 'Actual'],
    ['the capacity first', `AvC\tPlan\tIst\n${rows(() => '50\t40\t30')}`, 'AvC'],
    ['titles of several words between spaces', `Actual (MW) Schedule (MW)\n${rows(() => '30 40')}`, 'Schedule'],
  ])('are asked for where a header names some of them: %s', (_, text, found) =>
    expect(problems(text)).toEqual([{ key: 'columnsUnnamed', found }]),
  );
});

describe('the unit in a header', () => {
  it.each([
    ['Schedule (MW)\tActual (MWh)', 'MWh'],
    ['Schedule (MWHr)\tActual (MWHr)', 'MWHr'],
    ['Schedule\tActual, MW-hr', 'MW-hr'],
    ['Schedule (MUs)\tActual', 'MUs'],
    ['Schedule\tActual kW', 'kW'],
    ['Schedule\tActual\tAvC (kW)', 'kW'],
  ])('%j is not taken for MW', (header, found) =>
    expect(problems(`${header}\n${rows(() => '10\t7\t50')}`)).toEqual([{ key: 'unitOther', found }]),
  );
  it.each(['Schedule (MWh)\tActual (MW-hr)\tEnergy sent (MW)', 'Schedule MWhours\tActual'])('%j is MWh', (header) =>
    expect(problems(`${header}\n${rows(() => '10\t7\t50')}`, 'mwh')).toEqual([]),
  );
});

describe('figures', () => {
  it.each([
    ['a decimal comma between spaces', rows(() => '40,0 30,00')],
    ['commas with spaces before them', rows(() => '40 ,30')],
    [
      'a decimal comma between semicolons, one place in one row',
      rows((index) => (index === 9 ? '40,0;30,0;50,0' : '40,000;30,000;50,000')),
    ],
    [
      'a remark with commas, beside points with three places',
      `Actual\tSchedule\tNote\n${rows(() => '30.000\t40.000\t41,42')}`,
    ],
  ])('are read with %s', (_, text) =>
    expect(read(text).blocks[0]).toEqual({ available: 50, scheduled: 40, actual: 30 }),
  );

  it('keep their groups between spaces', () => {
    const text = rows(() => '1,230.5 1,040.0 2,000');
    expect(readDay(text, { unit: 'mw', capacity: undefined }).blocks[0]).toEqual({
      available: 2000,
      scheduled: 1230.5,
      actual: 1040,
    });
  });
  it('with one comma among points of three places are refused', () =>
    expect(problems(rows((index) => (index === 9 ? '38,5\t30.000' : '40.125\t30.250')))).toEqual([{ key: 'decimal' }]));
  it('that a comma may divide in two ways, between semicolons, are refused', () =>
    expect(problems(rows(() => '1,234;1,100;2,000'))).toEqual([{ key: 'decimal' }]));
  it('in brackets are below zero', () => expect(read(rows(() => '0\t(0.2)')).blocks[0]?.actual).toBe(-0.2));
  it('with their unit, and “NA”, are no header', () => {
    for (const first of ['40 MW\t30 MW', 'NA\tNA'])
      expect(problems(rows((index) => (index ? '40\t30' : first))).map(({ key }) => key)).toContain('figure');
    const dated = rows((index) => (index ? '02-Apr-2025\t40\t30' : '01-Apr-2025\t-\t-'));
    expect(problems(dated).map(({ key }) => key)).toContain('figure');
    const timed = rows((index) => `${clock(index)}\t${index ? '40\t30' : 'NA\tNA'}`);
    expect(problems(timed).map(({ key }) => key)).toEqual(['figure', 'figure']);
  });
});

it('blocks may end at 00:14 and 23:59, and a clock may say a.m.', () => {
  expect(problems(rows((index) => `${clock(index, 14)}\t40\t30`))).toEqual([]);
  const twelve = (index: number) =>
    `${((Math.floor(index / 4) + 11) % 12) + 1}:${String((index % 4) * 15).padStart(2, '0')}`;
  expect(problems(rows((index) => `${twelve(index)} ${index < 48 ? 'a.m.' : 'p.m.'}\t40\t30`))).toEqual([]);
});

it('sums below the day are not taken for a day of 25 hours', () => {
  const sums = ['Total', 'Max', 'Min', 'Average'].map((name) => `${name}\t40\t30`).join('\n');
  expect(problems(`${rows((index) => `${index + 1}\t40\t30`)}\n${sums}`)[0]?.key).toBe('rowsMany');
  const plant = Array(100).fill('Kesar\t40\t30').join('\n');
  expect(problems(`Plant\tSchedule\tActual\n${plant}`)[0]?.key).toBe('rowsClock');
});
