import { toNumber } from '../figures';
import type { Unit } from './day-table';
import type { ProblemKey } from './estimate-problem';
import type { Row } from './table-text';

export type Column = 'available' | 'scheduled' | 'actual';
type Say = (key: ProblemKey, values: Record<string, string>) => void;

/** Titles of columns, with the trade's abbreviations. Percentages and charges, as in the estimator's own file, are none of them. */
const names: [Column, RegExp][] = [
  ['available', /^(?!%|.*(?:₹|%\)?$|sched|\bsch\b|utili[sz]|factor)).*(?:avail|capac|\b(?:avc|avl|dc)\b)/i],
  ['scheduled', /^(?!%|.*(?:₹|%\)?$|actual|deviat|diff)).*(?:sched|\b(?:sch|sg)\b)/i],
  [
    'actual',
    /^(?!%|.*(?:₹|%\)?$|sched|\bsch\b|forecast|avail|capac|deviat|diff))(?:.*(?:actual|\bact\b)|(?!.*(?:station|\b(?:no|id)\b)).*(?:meter|inject|generat|\b(?:ag|inj)\b))/i,
  ],
];
/** Undefined also for a line of text that names several columns. */
function columnOf(title: string): Column | undefined {
  const [found, another] = names.filter(([, pattern]) => pattern.test(title.replaceAll('_', ' ')));
  return another ? undefined : found?.[0];
}

/** A row of titles: words, and neither a figure, a figure with its unit, a time, a date nor “n/a”. */
const isTitles = ({ cells }: Row) =>
  cells.some((cell) => /\p{L}{2}/u.test(cell)) &&
  !cells.some(
    (cell) =>
      toNumber(cell) !== undefined ||
      /^(?:[-−]?[\d.,]+\s*[kmg]wh?$|\d{1,2}:\d\d|\d{1,2}[-/. ][a-z]{3}|n\.?\/?a\.?$)/i.test(cell),
  );

/**
 * Splits a table into the titles of its columns and the rows below. Above the row that names schedule and actual there may be
 * lines of text, below it a row of units, which becomes a part of the titles.
 */
export function splitHeader(rows: Row[]): { titles: string[]; body: Row[] } {
  const end = rows.findIndex((row) => !isTitles(row));
  const head = rows.slice(0, end < 0 ? rows.length : end);
  const naming = head.findIndex(({ cells }) => {
    const found = cells.map(columnOf);
    return found.includes('scheduled') && found.includes('actual');
  });
  const parts = head.slice(Math.max(0, naming)).map(({ cells }) => cells);
  const width = Math.max(0, ...parts.map(({ length }) => length));
  const titles = Array.from({ length: width }, (_, at) =>
    parts
      .map((cells) => cells[at] ?? '')
      .join(' ')
      .trim(),
  );
  return { titles, body: rows.slice(head.length) };
}

const units = /(?<![a-z])(?:[kmg]w(?:[- ]?h(?:(?:ou)?rs?)?)?|mus?)(?![a-z])/gi;

/** The unit in a title, as it is written; undefined if there is none, or the expected one. */
export function otherUnit(title: string, expected: Unit): string | undefined {
  const found: string[] = title.match(units) ?? [];
  const same = (name: string) => name.toLowerCase().replace(/[- ]/, '').replace(/h.*/, 'h') === expected;
  return found.some(same) ? undefined : found[0];
}

type Columns = {
  places: Partial<Record<Column, number>>;
  /** Whether the titles say where the columns are. */
  named: boolean;
  titleOf: (column: Column) => string;
};

/**
 * Finds the three columns. Titles that name schedule and actual decide. Without them these two, and the available capacity if
 * it varies, follow the `dropped` columns that identify the block.
 *
 * @param spaced whether spaces separate the cells, also those within a title
 */
export function findColumns(
  titles: string[],
  { width, dropped, spaced }: { width: number; dropped: number; spaced: boolean },
  say: Say,
): Columns {
  const all = (column: Column) => titles.flatMap((title, at) => (columnOf(title) === column ? [at] : []));
  const [available, scheduled, actual] = [all('available'), all('scheduled'), all('actual')];
  // Between spaces, the columns of the blocks may have no title, and a title of several words is several cells.
  const shift = spaced && titles.length + dropped === width && columnOf(titles[0] ?? '') ? dropped : 0;
  const inColumns = !spaced || titles.length + shift <= width;
  const titleOf = (at: number | undefined) => (inColumns ? (titles[(at ?? -1) - shift] ?? '') : titles.join(' '));
  const columns = (places: Columns['places'], named: boolean): Columns => ({
    places,
    named,
    titleOf: (column) => titleOf(places[column]),
  });

  const [ofSchedule, ofActual, ofCapacity] = [scheduled[0], actual[0], available[0]];
  if (inColumns && ofSchedule !== undefined && ofActual !== undefined) {
    for (const [column, found] of Object.entries({ available, scheduled, actual }))
      if (found.length > 1) say('columnsTwice', { column, found: found.map((at) => titles[at]).join(', ') });
    const places = { scheduled: ofSchedule + shift, actual: ofActual + shift };
    return columns(ofCapacity === undefined ? places : { ...places, available: ofCapacity + shift }, true);
  }
  const places = { scheduled: dropped, actual: dropped + 1, available: dropped + 2 };
  const misplaced = inColumns
    ? [scheduled, actual, available].flat().find((at) => at + shift !== places[columnOf(titles[at] ?? '') ?? 'actual'])
    : (ofSchedule ?? 0) > (ofActual ?? Infinity)
      ? ofSchedule
      : undefined;
  if (misplaced !== undefined) say('columnsUnnamed', { found: titles[misplaced] ?? '' });
  // A third column with another name, such as a deviation, is no capacity.
  const { available: _, ...two } = places;
  return columns(titles.length > 0 && (ofCapacity ?? Number.NaN) + shift !== places.available ? two : places, false);
}
