import { BLOCKS } from '../blocks';
import { decimalSeparator, toNumber } from '../figures';
import { type Column, findColumns, otherUnit, splitHeader } from './day-header';
import { aboveCapacity, type Block } from './deviation';
import type { Problem, ProblemKey } from './estimate-problem';
import { type Row, split } from './table-text';

export type Unit = 'mw' | 'mwh';
const date = /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{1,4}$/i;
const clock = /(?:^|\s|\dT)(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]\.?m)?/i;
/** To three decimal places: energy × 4 and a capacity with more places are comparable then. */
const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** The number of the block that a cell names, by clock (from 0) or as a whole number. Only differences are used. */
function ordinal(cell: string): number | undefined {
  const [, hours, minutes, half] = clock.exec(cell) ?? [];
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  // A block may end at 00:14 instead of 00:15.
  if (hours) return hour * 4 + (Number(minutes) % 15 === 14 ? Number(minutes) + 1 : Number(minutes)) / 15;
  return /^\d{1,3}(?:\.0?)?$/.test(cell) ? Number(cell) : undefined;
}

/** The leading columns that identify a row's block: dates, clock times, and numbers that count up. */
function keyColumns(rows: Row[]): { dropped: number; order?: number } {
  let dropped = 0;
  let order: number | undefined;
  const column = (at: number) => rows.map(({ cells }) => cells[at] ?? '');
  for (; dropped < (rows[0]?.cells.length ?? 0) - 1; dropped += 1) {
    const cells = column(dropped);
    const [first = ''] = cells;
    if (clock.test(first)) order = dropped;
    else if (!date.test(first)) {
      const numbers = cells.map(ordinal);
      const steps = numbers.filter((value, index) => index > 0 && value === (numbers[index - 1] ?? Number.NaN) + 1);
      const counts = [0, 1].includes(numbers[0] ?? -1) && steps.length > rows.length * 0.8;
      if (!counts) break;
      order = dropped;
    }
  }
  return order === undefined ? { dropped } : { dropped, order };
}

/**
 * Parses a pasted or dropped day: 96 rows of schedule, actual and, if it varies, available capacity. A header may name the
 * columns; then they may be in any order. `capacity` in MW replaces a missing third column. Available capacity is always
 * in MW; `unit` is the unit of the other two columns.
 */
export function readDay(
  text: string,
  { unit, capacity }: { unit: Unit; capacity: number | undefined },
): { blocks: Block[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const say = (key: ProblemKey, values: Problem['values'] = {}) => problems.push({ key, field: 'rows', values });
  const done = () => ({ blocks: [], problems });

  const { rows, separator: between } = split(text);
  const { titles, body } = splitHeader(rows);
  const blank = body.find(({ line }, index) => line !== (body[index - 1]?.line ?? line - 1) + 1);
  if (blank) say('rowBlank', { row: blank.line - 1 });
  if (body.length === 0) say('rowsNone');
  if (problems.length > 0) return done();

  const { dropped, order } = keyColumns(body);
  const width = Math.max(...body.map(({ cells }) => cells.length));
  const { places, named, titleOf } = findColumns(titles, { width, dropped, spaced: between === ' ' }, say);
  const found = otherUnit(titleOf('scheduled'), unit) ?? otherUnit(titleOf('actual'), unit);
  const ofCapacity = named ? otherUnit(titleOf('available'), 'mw') : undefined;
  if (found ?? ofCapacity) say('unitOther', { found: found ?? ofCapacity ?? '' });
  countProblems(body, order, say);
  for (const { line, cells } of body) {
    const columns = cells.length - (named ? 0 : dropped);
    if (columns < 2) say('columnsFew', { row: line });
    else if (!named && columns > 3) say('columnsMany', { row: line, columns });
  }
  const figures = body
    .flatMap(({ cells }) => Object.values(places).map((at) => cells[at] ?? ''))
    .filter((cell) => (toNumber(cell) ?? toNumber(cell, ',')) !== undefined);
  const separator = decimalSeparator(figures, between === ';');
  if (!separator) say('decimal');
  if (problems.length > 0) return done();

  const scale = unit === 'mwh' ? 4 : 1;
  const blocks = body.map(({ line, cells }) => {
    const read = (column: Column, by: number): number => {
      const cell = cells[places[column] ?? -1] ?? '';
      const value = toNumber(cell, separator);
      if (value === undefined) say('figure', { row: line, column, found: cell || '–' });
      // A meter may read a little import at night; nothing else may be negative.
      else if (value < 0 && column !== 'actual') say('negative', { row: line, column, found: cell });
      return rounded((value ?? Number.NaN) * by);
    };
    const own = places.available !== undefined && (cells[places.available] ?? '') !== '';
    const block = {
      available: own ? read('available', 1) : rounded(capacity ?? Number.NaN),
      scheduled: read('scheduled', scale),
      actual: read('actual', scale),
    };
    for (const column of aboveCapacity(block))
      say('above', { row: line, column, found: block[column], available: block.available });
    return block;
  });
  if (capacity === undefined && blocks.some(({ available }) => Number.isNaN(available)) && problems.length === 0)
    problems.push({ key: 'fieldEmpty', field: 'capacity', values: {} });
  return { blocks: problems.length > 0 ? [] : blocks, problems };
}

/** Reports a day without 96 rows (a clock change, too few, too many) and the first row that is out of order. */
function countProblems(
  rows: Row[],
  order: number | undefined,
  say: (key: ProblemKey, values: Problem['values']) => void,
) {
  const { length } = rows;
  // A row that begins with a word, unlike the first one, is a sum.
  const [first, ...others] = rows.map(({ cells }) => /^\D*\p{L}\D*$/u.test(cells[0] ?? ''));
  if ((first || !others.includes(true)) && (length === 92 || length === 100))
    say('rowsClock', { rows: length, hours: length / 4 });
  else if (length < BLOCKS) say('rowsFew', { rows: length, count: BLOCKS - length });
  else if (length > BLOCKS) say('rowsMany', { rows: length, count: length - BLOCKS });
  if (order === undefined) return;
  const start = ordinal(rows[0]?.cells[order] ?? '') ?? 0;
  // The last block may end at 00:00 instead of 24:00.
  const at = rows.findIndex(({ cells }, index) => ((ordinal(cells[order] ?? '') ?? -1) - start - index) % BLOCKS !== 0);
  const row = rows[at];
  if (row) say('rowOrder', { row: row.line, found: row.cells[order] ?? '', before: rows[at - 1]?.cells[order] ?? '' });
}
