import { BLOCKS } from '../blocks';
import { type Block, bandOf, baseOf, type SettledDay, type Side, type Slabs } from './deviation';

/** The size of the two plots: one unit wide per block; `power` is the height of the upper (MW), `charge` of the lower (₹). */
export const plot = { width: BLOCKS, power: 200, charge: 100 } as const;

/** Data of SVG paths, and the axes. */
export type DayChart = {
  scheduled: string;
  actual: string;
  /** The area within which a deviation costs nothing. */
  band: string;
  /** One bar per block with a charge, hanging from the top. */
  charges: string;
  /** The same for the charge on capacity alone. */
  onCapacity: string;
  /** The upper ends of both axes, in MW and in ₹. */
  top: { power: number; charge: number };
};

/** The upper end of an axis: the value rounded up to 1, 2, 2.5, 3, 4 or 5 × 10ⁿ. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 3, 4, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** Path commands from each height to the next. They are relative, which is short and compresses well. */
const along = (heights: number[], step: (by: number) => string) =>
  heights.map((height, index) => (index === 0 ? '' : step(height - (heights[index - 1] ?? 0)))).join('');
const pair = (by: number) => `l1${by < 0 ? '' : ' '}${by}`;

/**
 * The day as paths for an SVG that stretches to its container. The band depends on `x`, X in %. `capacity` is the day settled
 * on capacity alone, if it is to be compared.
 */
export function dayChart(
  day: Block[],
  settled: SettledDay | undefined,
  slabs: Slabs | undefined,
  x: number | undefined,
  capacity?: SettledDay,
): DayChart {
  const power = niceTop(Math.max(0, ...day.flatMap(({ scheduled, actual }) => [scheduled, actual])));
  const charge = niceTop(
    Math.max(0, ...[settled, capacity].flatMap((one) => one?.blocks.map((block) => block.charge) ?? [])),
  );
  const y = (megawatts: number) => Math.round(plot.power * (1 - Math.min(power, Math.max(0, megawatts)) / power));
  const heights = (of: (block: Block) => number) => day.map((block) => y(of(block)));
  const steps = (list: number[]) => `h1${along(list, (by) => `${by ? `v${by}` : ''}h1`)}`;
  const scheduled = heights((block) => block.scheduled);
  const actual = heights((block) => block.actual);

  const edge = (side: Side, sign: number) =>
    heights((block) => {
      const share = slabs ? Math.min(1e4, bandOf(slabs[side])) / 100 : 0;
      return block.scheduled + sign * share * baseOf(block, x ?? 100);
    });
  const bars = (of: SettledDay | undefined) =>
    (of?.blocks ?? [])
      .map((block, at) => [at, Math.round((plot.charge * block.charge) / charge)] as const)
      .filter(([, height]) => height > 0)
      .map(([at, height]) => `M${at} 0h.8v${height}h-.8z`)
      .join('');
  const [over, under] = [edge('over', 1), edge('under', -1).reverse()];
  return {
    scheduled: day.length ? `M0 ${scheduled[0]}${steps(scheduled)}` : '',
    actual: day.length ? `M.5 ${actual[0]}${along(actual, pair)}` : '',
    band:
      day.length && slabs && x !== undefined
        ? `M0 ${over[0]}${steps(over)}V${under[0]}h-1${along(under, (by) => `v${by}h-1`)}z`
        : '',
    charges: bars(settled),
    onCapacity: bars(capacity),
    top: { power, charge },
  };
}
