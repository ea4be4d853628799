import type { DeviationWords } from '@/content/schema/deviation';
import { startOf } from '../blocks';
import { csvRows, quoted } from '../csv';
import { bases, type Estimate } from './estimate';

const decimals = (value: number | undefined, places: number) => (value === undefined ? '' : value.toFixed(places));

/** The results of the day: the names of the columns, and a row for each block with the error and the charge on each base. */
export function dayRows({ blocks, days }: Estimate, words: DeviationWords['table']): string[][] {
  const head = [words.block, words.time, words.available, words.scheduled, words.actual, words.deviation];
  const errors = bases.map((base) => words.error[base]);
  const charges = bases.map((base) => `${words.charge} (${words.error[base]})`);
  const rows = blocks.map(({ available, scheduled, actual }, index) => [
    String(index + 1),
    startOf(index),
    decimals(available, 3),
    decimals(scheduled, 3),
    decimals(actual, 3),
    decimals(actual - scheduled, 3),
    ...bases.map((base) => decimals(days[base]?.blocks[index]?.error, 4)),
    ...bases.map((base) => decimals(days[base]?.blocks[index]?.charge, 2)),
  ]);
  return [[...head, ...errors, ...charges], ...rows];
}

/** The same as a CSV file. */
export function dayCsv(result: Estimate, words: DeviationWords['table']): string {
  const [head = [], ...rows] = dayRows(result, words);
  return csvRows([head.map(quoted), ...rows]);
}
