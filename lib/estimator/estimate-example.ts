import type { Deviation } from '@/content/schema/deviation';
import type { TruPrediction } from '@/content/schema/truprediction';
import { quoted } from '../csv';
import { inForce } from '../screens/truprediction/facts';
import { dayChart } from './day-chart';
import { dayRows } from './day-csv';
import { costliest } from './deviation';
import { type Examples, estimate, type Inputs, shareOf, slabRows } from './estimate';

const rows = (schedule: number[], actual: number[]) =>
  schedule.map((value, block) => `${value}\t${actual[block]}`).join('\n');

/** The form's values and the two days of the example, from content. */
export function exampleOf({ example }: Deviation, day: TruPrediction): { initial: Inputs; examples: Examples } {
  // Rows without a slab are empty, so that the example resets them too.
  const slabs = ['over', 'under'].flatMap((side) =>
    Array.from({ length: slabRows }, (_, row) => {
      const { from = '', to = '', rate = '' } = example.slabs[row] ?? {};
      return Object.entries({ from, to, rate }).map(([part, value]) => [`${side}-${row}-${part}`, String(value)]);
    }).flat(),
  );
  const block = Object.entries(example.block).map(([name, value]) => [`one-${name}`, String(value)]);
  return {
    initial: {
      capacity: String(day.available),
      unit: 'mw',
      rows: '',
      base: 'weighted',
      x: String(example.x),
      kind: 'inr',
      contract: '',
      example: 'dayAhead',
      ...Object.fromEntries([...slabs, ...block]),
    },
    examples: { dayAhead: rows(day.dayAhead, day.actual), revised: rows(inForce(day), day.actual) },
  };
}

/**
 * The example on the weighted base: its chart, the block that costs most, the columns of its CSV file that the estimator reads
 * and those that it adds, each with that block's cell, and the cells of a sample of the file: the names, that block and its
 * neighbours.
 */
export function exampleFile(deviation: Deviation, day: TruPrediction) {
  const { table } = deviation.words;
  const { initial, examples } = exampleOf(deviation, day);
  const result = estimate(initial, examples);
  const { weighted } = result.days;
  const [names = [], ...lines] = dayRows(result, table);
  const [block = 0] = weighted ? costliest(weighted, 1) : [];
  const columns = names.map((name, column) => ({
    name,
    value: lines[block]?.[column] ?? '',
    /** Whether the chart shows it. */
    charted: name === `${table.charge} (${table.error.weighted})`,
  }));
  const read = names.indexOf(table.actual) + 1;
  const firstCharge = names.findIndex((name) => name.startsWith(table.charge));
  const neighbours = lines.slice(Math.max(0, block - 1), block + 2);
  return {
    reads: columns.slice(0, read),
    errors: columns.slice(read, firstCharge),
    charges: columns.slice(firstCharge),
    sample: [names.map(quoted), ...neighbours].map((cells) => cells.slice(0, read)),
    block,
    chart: dayChart(result.blocks, weighted, result.slabs, shareOf('weighted', result.x)),
  };
}
