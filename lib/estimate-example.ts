import type { Deviation } from '@/content/schema/deviation';
import type { TruPrediction } from '@/content/schema/truprediction';
import type { Examples, Inputs } from './estimate';
import { inForce } from './screens/truprediction/facts';

const rows = (schedule: number[], actual: number[]) =>
  schedule.map((value, block) => `${value}\t${actual[block]}`).join('\n');

/** The form's values and the two days of the example, from content. */
export function exampleOf({ example }: Deviation, day: TruPrediction): { initial: Inputs; examples: Examples } {
  const slabs = ['over', 'under'].flatMap((side) =>
    example.slabs.flatMap(({ from, to, rate }, row) =>
      Object.entries({ from, to, rate }).map(([part, value]) => [`${side}-${row}-${part}`, String(value ?? '')]),
    ),
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
