import { describe, expect, it } from 'vitest';
import { readDay } from '@/lib/estimator/day-table';

const rows = (count: number, row: (index: number) => string = () => '40\t30') =>
  Array.from({ length: count }, (_, index) => row(index)).join('\n');
const clock = (index: number) =>
  `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
const read = (text: string, capacity: number | undefined = 50, unit: 'mw' | 'mwh' = 'mw') =>
  readDay(text, { unit, capacity });
const problems = (text: string, capacity?: number) =>
  read(text, capacity).problems.map(({ key, values }) => ({ key, ...values }));
const block = { available: 50, scheduled: 40, actual: 30 };

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
    [
      'a header that says scheduled and actual generation',
      `Time Block,Scheduled Generation (MW),Actual Generation (MW)\n${rows(96, (index) => `${index + 1},40,30`)}`,
    ],
    [
      'a header with a forecast before the actual generation',
      `Forecast generation,Schedule on capacity,Generation\n${rows(96, () => '45,40,30')}`,
    ],
    [
      'a 12-hour clock',
      rows(96, (index) => `${clock((index % 48) + (index % 48 < 4 ? 48 : 0))} ${index < 48 ? 'AM' : 'PM'}\t40\t30`),
    ],
    [
      'a 12-hour clock with seconds',
      rows(96, (index) => `${clock((index % 48) + (index % 48 < 4 ? 48 : 0))}:00 ${index < 48 ? 'am' : 'pm'},40,30`),
    ],
    ['a header without a name for the blocks', `#,Schedule,Actual\n${rows(96, (index) => `${index + 1},40,30`)}`],
    ['a header with the actual first', `Actual,Schedule\n${rows(96, () => '30,40')}`],
    ['a header that names the schedule alone', `Schedule\tIst\n${rows(96)}`],
    ['a header with the capacity first', `Declared capacity,Actual,Schedule\n${rows(96, () => '50,30,40')}`],
    ['a header in another language', `Fahrplan\tIst\n${rows(96)}`],
    ['a header in another script', `अनुसूची\tवास्तविक\n${rows(96)}`],
    ['a utilisation after the day', `Schedule,Actual,Capacity utilisation\n${rows(96, () => '40,30,80')}`],
    ['a third column with another name', `Plan,Meter,Deviation\n${rows(96, () => '40,30,10')}`],
    [
      'a deviation column before the schedule',
      `Deviation from schedule,Schedule,Actual\n${rows(96, () => '-10,40,30')}`,
    ],
    [
      'a deviation column named after the actual',
      `Deviation of actual,Actual,Schedule\n${rows(96, () => '-10,30,40')}`,
    ],
    ['a header in another order, between spaces', `Actual Scheduled\n${rows(96, () => '30 40')}`],
    ['a header with an empty column', `Actual,Schedule,Remarks\n${rows(96, () => '30,40')}`],
    ['a header with spaces in its titles', `Scheduled MW Actual MW Deviation MW\n${rows(96, () => '40 30 10')}`],
    ['an empty first column', rows(96, () => ',40,30')],
    ['dates with the month’s name', rows(96, (index) => `26-Nov-2026,${clock(index)},40,30`)],
    ['ISO 8601 times', rows(96, (index) => `2026-11-26T${clock(index)}:00,40,30`)],
    ['empty cells at the end', rows(96, () => '40\t30\t\t')],
  ])('reads %s', (_, text) => expect(read(text)).toEqual({ blocks: Array(96).fill(block), problems: [] }));

  it('does not take MWh for MW, or the other way round, when the header has the unit', () => {
    const found = (header: string, unit: 'mw' | 'mwh') =>
      read(`${header}\n${rows(96)}`, 50, unit).problems.map(({ key, values }) => [key, values.found]);
    expect(found('Schedule (MWh)\tActual (MWh)', 'mw')).toEqual([['unitOther', 'MWh']]);
    expect(found('Schedule (MW)\tActual (MW)', 'mwh')).toEqual([['unitOther', 'MW']]);
    expect(found('Schedule (MWh)\tActual (MWh)', 'mwh').map(([key]) => key)).not.toContain('unitOther');
    expect(found('Schedule_MWh\tActual_MWh', 'mw')).toEqual([['unitOther', 'MWh']]);
    const third = `Schedule (MWh)\tActual (MWh)\tAvailable capacity (MW)\n${rows(96, () => '10\t7.5\t50')}`;
    expect(read(third, undefined, 'mw').problems.map(({ key }) => key)).toEqual(['unitOther']);
  });
  it('finds the unit at the end of a title, and accepts a capacity in MW beside energies', () => {
    const found = (header: string, unit: 'mw' | 'mwh') =>
      read(`${header}\n${rows(96, () => '10\t7.5\t50')}`, undefined, unit).problems.map(({ key }) => key);
    expect(found('Schedule MWh\tActual\tCapacity', 'mw')).toEqual(['unitOther']);
    expect(found('Schedule (MWh)\tActual (MWh)\tCapacity (MW)', 'mwh')).toEqual([]);
  });
  it('asks which of two schedules applies', () => {
    const text = `Day-ahead schedule,Final schedule,Actual\n${rows(96, () => '45,40,30')}`;
    expect(problems(text)).toEqual([
      { key: 'columnsTwice', column: 'scheduled', found: 'Day-ahead schedule, Final schedule' },
    ]);
  });
  it('takes a third column for the capacity if its title says so', () => {
    const text = `Plan,Meter,Capacity\n${rows(96, () => '40,30,45')}`;
    expect(read(text).blocks[0]).toEqual({ ...block, available: 45 });
  });
  it('takes a schedule that counts up for block numbers only if it begins at 0 or 1', () => {
    const { blocks } = read(
      rows(96, (index) => `${index + 5}\t30`),
      200,
    );
    expect(blocks[95]).toEqual({ available: 200, scheduled: 100, actual: 30 });
  });
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
  it('reads MWh per block as four times as many MW; the capacity stays in MW', () => {
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
  it('accepts output at a capacity with more decimal places than are kept', () => {
    expect(
      read(
        rows(96, () => '33.3336\t33.3336'),
        33.3336,
      ).problems,
    ).toEqual([]);
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
      'letters with a full stop among decimal commas',
      rows(96, (index) => (index === 6 ? 'n.a.;30,5' : '40,5;30,5')),
      [{ key: 'figure', row: 7, column: 'scheduled', found: 'n.a.' }],
    ],
    [
      'text before a date',
      rows(96, (index) => (index === 0 ? 'Day 21-11-2025\t30' : '40\t30')),
      [{ key: 'figure', row: 1, column: 'scheduled', found: 'Day 21-11-2025' }],
    ],
    [
      'text after a date',
      rows(96, (index) => (index === 0 ? '21-11-2025 D\t30' : '40\t30')),
      [{ key: 'figure', row: 1, column: 'scheduled', found: '21-11-2025 D' }],
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
    [
      'a schedule just above capacity, which no meter explains',
      rows(96, (index) => (index === 11 ? '50.02\t30' : '40\t30')),
      [{ key: 'above', row: 12, column: 'scheduled', found: 50.02, available: 50 }],
    ],
  ])('%s', (_, text, expected) => expect(problems(text)).toEqual(expected));

  it('no actual that a meter may have read too high: it stays as it is', () => {
    const day = readDay(
      rows(96, (index) => (index === 11 ? '40\t50.02' : '40\t30')),
      { unit: 'mw', capacity: 50 },
    );
    expect([day.problems, day.blocks[11]?.actual]).toEqual([[], 50.02]);
  });

  it('one column, too many columns, two decimal separators, no capacity', () => {
    expect(problems(rows(96, () => '40'))[0]).toEqual({ key: 'columnsFew', row: 1 });
    expect(problems(rows(96, () => '40,5,39,2'))[0]).toEqual({ key: 'columnsMany', row: 1, columns: 4 });
    expect(problems(rows(96, (index) => (index ? '40,5\t39,2' : '40.5\t39.2')))).toEqual([{ key: 'decimal' }]);
    expect(readDay(rows(96), { unit: 'mw', capacity: undefined }).problems).toEqual([
      { key: 'fieldEmpty', field: 'capacity', values: {} },
    ]);
  });

  it.each([
    ['in one row', (index: number) => (index === 9 ? '40\t30\t' : '40\t30\t50'), ['fieldEmpty']],
    ['in all rows, one of which has letters', (index: number) => (index === 9 ? '4O\t30' : '40\t30'), ['figure']],
  ])('no capacity %s', (_, row, expected) => {
    const day = readDay(rows(96, row), { unit: 'mw', capacity: undefined });
    expect(day.problems.map(({ key }) => key)).toEqual(expected);
    expect(day.blocks).toEqual([]);
  });
});
