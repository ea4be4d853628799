import type { Deviation } from '@/content/schema/deviation';
import type { TruPrediction } from '@/content/schema/truprediction';
import { quoted } from '../csv';
import { inForce } from '../screens/truprediction/facts';
import { dayChart } from './day-chart';
import { dayRows } from './day-csv';
import { costliest } from './deviation';
import { bases, type Examples, estimate, type Inputs, shareOf, slabRows } from './estimate';

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

/** The example on the weighted base, and its CSV file. */
export function exampleFile(deviation: Deviation, day: TruPrediction) {
  const { table } = deviation.words;
  const { initial, examples } = exampleOf(deviation, day);
  const result = estimate(initial, examples);
  const { weighted } = result.days;
  const [names = [], ...lines] = dayRows(result, table);
  const [block = 0] = weighted ? costliest(weighted, 1) : [];
  const read = names.indexOf(table.actual) + 1;
  const firstCharge = names.length - bases.length;
  const columns = names.map((name, column) => ({
    name,
    /** The cell of the block that costs most. */
    value: lines[block]?.[column] ?? '',
    /** Whether the chart shows it. */
    charted: column === firstCharge + bases.indexOf('weighted'),
  }));
  const linesAround = lines.slice(Math.max(0, block - 1), block + 2);
  return {
    /** The columns that the estimator reads, and those that it adds. */
    reads: columns.slice(0, read),
    errors: columns.slice(read, firstCharge),
    charges: columns.slice(firstCharge),
    /** Lines of a file to read: the names, that block and its neighbours. */
    sample: [names.map(quoted), ...linesAround].map((cells) => cells.slice(0, read)),
    /** The block that costs most, from 0. */
    block,
    chart: dayChart(result.blocks, weighted, result.slabs, shareOf('weighted', result.x)),
  };
}
