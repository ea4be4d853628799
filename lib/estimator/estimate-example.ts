import type { Deviation } from '@/content/schema/deviation';
import type { TruPrediction } from '@/content/schema/truprediction';
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

/** The example on the weighted base: its chart, the block that costs most, and the columns of its CSV file with that block's cells. */
export function exampleFile(deviation: Deviation, day: TruPrediction) {
  const { initial, examples } = exampleOf(deviation, day);
  const result = estimate(initial, examples);
  const { weighted } = result.days;
  const [names = [], ...lines] = dayRows(result, deviation.words.table);
  const [block = 0] = weighted ? costliest(weighted, 1) : [];
  const columns = names.map((name, column) => ({ name, value: lines[block]?.[column] ?? '' }));
  return { columns, block, chart: dayChart(result.blocks, weighted, result.slabs, shareOf('weighted', result.x)) };
}
