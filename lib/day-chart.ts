import { BLOCKS, type Block, bandOf, baseOf, type SettledDay, type Slabs } from './deviation';

/** The upper plot is 100 high and shows MW, the lower 40 and shows ₹; both are one unit wide per block. */
export const plot = { width: BLOCKS, power: 100, charge: 40 } as const;

export type DayChart = {
  scheduled: string;
  actual: string;
  band: string;
  /** One bar per block with a charge, hanging from the top. */
  charges: string;
  /** The upper ends of both axes, in MW and in ₹. */
  top: { power: number; charge: number };
};

const round = (value: number) => Math.round(value * 10) / 10;

/** The least of 1, 2, 2.5, 5 × 10ⁿ that is not below the value. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** The day as paths for an SVG that is stretched to its place. */
export function dayChart(
  day: Block[],
  settled: SettledDay | undefined,
  slabs: Slabs | undefined,
  x: number | undefined,
): DayChart {
  const power = niceTop(Math.max(...day.flatMap(({ scheduled, actual }) => [scheduled, actual])));
  const charge = niceTop(Math.max(0, ...(settled?.blocks.map((block) => block.charge) ?? [])));
  const y = (megawatts: number) => round(plot.power * (1 - Math.min(power, Math.max(0, megawatts)) / power));
  const steps = (values: number[], from = 'M0 ') =>
    values.map((value, index) => `${index === 0 ? `${from}${y(value)}` : `V${y(value)}`}H${index + 1}`).join('');
  /** From the right edge back to the left. */
  const back = (values: number[]) =>
    values
      .map((value, index) => `V${y(value)}H${index}`)
      .reverse()
      .join('');
  const [first = 0, ...rest] = day.map(({ actual }) => actual);

  const half = (side: 'over' | 'under') =>
    day.map((block) => {
      const share = slabs && x !== undefined ? Math.min(1e6, bandOf(slabs[side])) / 100 : 0;
      return block.scheduled + (side === 'over' ? 1 : -1) * share * baseOf(block, x ?? 100);
    });
  return {
    scheduled: steps(day.map(({ scheduled }) => scheduled)),
    actual: `M0.5 ${y(first)}${rest.map((value, index) => `L${index + 1.5} ${y(value)}`).join('')}`,
    band: slabs && x !== undefined ? `${steps(half('over'))}${back(half('under'))}Z` : '',
    charges: (settled?.blocks ?? [])
      .map((block, index) =>
        block.charge > 0 ? `M${index + 0.5} 0V${round((plot.charge * block.charge) / charge)}` : '',
      )
      .join(''),
    top: { power, charge },
  };
}
