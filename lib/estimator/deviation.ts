/**
 * Charges for deviation from schedule, block by block. The functions are pure: the caller passes all figures. Rates and X
 * have no defaults.
 *
 * Source: CERC (Deviation Settlement Mechanism and Related Matters) Regulations, 2024. The error of a wind or solar
 * seller is 100 × (actual − scheduled) ÷ base. The base is the available capacity until 31 March 2026, and
 * X % of the available capacity + (100 − X) % of the schedule from 1 April 2026. The graded slabs have the shape that
 * content/blog/ninety-six-blocks describes: each part of the error is charged at the rate of its own slab.
 */

/** Energy of 1 MW over one block. */
const KWH_PER_MW = 250;

/** MW, each the mean of the block. */
export type Block = { available: number; scheduled: number; actual: number };

/**
 * How far the actual may be above the available capacity, in % of it. A meter and its current and voltage transformers of
 * accuracy class 0.5 can each read 0.5 % too much, and a capacity is often stated in whole megawatts. A wrong unit or a
 * wrong capacity is further off.
 */
export const METER_TOLERANCE = 2;

/**
 * The figures of a block that are above its available capacity. A schedule is stated, not metered, and has no tolerance. The
 * small addition keeps a figure at the limit within it, however the product is rounded.
 */
export const aboveCapacity = ({ available, scheduled, actual }: Block): ('scheduled' | 'actual')[] => [
  ...(scheduled > available ? ['scheduled' as const] : []),
  ...(actual > available * (1 + METER_TOLERANCE / 100) + 1e-9 ? ['actual' as const] : []),
];

/** Errors from `from` to `to` (% of the base; `to` may be Infinity) are charged at `rate` ₹ per kWh. */
export type Slab = { from: number; to: number; rate: number };
export type Side = 'over' | 'under';
/** Above schedule (over-injection) and below schedule (under-injection), each in ascending order without gaps. */
export type Slabs = Record<Side, Slab[]>;

/** The part of a deviation in one slab. */
type Part = { from: number; to: number; kwh: number; rate: number; amount: number };
export type Settled = {
  /** % of the base, positive above schedule. Undefined: the block deviates and its base is zero. */
  error: number | undefined;
  parts: Part[];
  /** ₹ */
  charge: number;
};

/** The base in MW for X in %: 100 is available capacity alone, 0 the schedule alone. */
export const baseOf = ({ available, scheduled }: Block, x: number) => (x / 100) * available + (1 - x / 100) * scheduled;

/**
 * 100 × (actual − scheduled) ÷ base. A block without deviation has an error of 0, whatever its base; undefined for a block
 * that deviates while its base is zero. Rounded, because a result such as 15.000000000000002 would be past a slab's edge.
 */
export function errorOf(block: Block, x: number): number | undefined {
  const deviation = block.actual - block.scheduled;
  if (deviation === 0) return 0;
  const base = baseOf(block, x);
  return base > 0 ? Math.round((1e13 * deviation) / base) / 1e11 : undefined;
}

/** One block: energy in a slab = (upper − lower) ÷ 100 × base × 250 kWh per MW; charge = energy × rate. */
export function settle(block: Block, x: number, slabs: Slabs): Settled {
  const error = errorOf(block, x);
  if (!error) return { error, parts: [], charge: 0 };
  const base = baseOf(block, x);
  const size = Math.abs(error);
  const parts: Part[] = [];
  let charge = 0;
  for (const { from, to, rate } of slabs[error > 0 ? 'over' : 'under']) {
    if (size <= from) break;
    const end = Math.min(size, to);
    const kwh = ((end - from) / 100) * base * KWH_PER_MW;
    parts.push({ from, to: end, kwh, rate, amount: kwh * rate });
    charge += kwh * rate;
  }
  return { error, parts, charge };
}

/** The tolerance: the error in % up to which the slabs charge nothing. */
export function bandOf(slabs: Slab[]): number {
  let band = 0;
  for (const { to, rate } of slabs) {
    if (rate > 0) break;
    band = to;
  }
  return band;
}

export type SettledDay = {
  blocks: Settled[];
  /** ₹ */
  charge: number;
  /** MWh of deviation, both positive. */
  energy: Record<Side, number>;
  /** Blocks within the tolerance. */
  within: number;
  /** Blocks that deviate while their base is zero: they have no error and no charge. */
  noBase: number[];
};

export function settleDay(day: Block[], x: number, slabs: Slabs): SettledDay {
  const result: SettledDay = {
    blocks: day.map((block) => settle(block, x, slabs)),
    charge: 0,
    energy: { over: 0, under: 0 },
    within: 0,
    noBase: [],
  };
  const band = { over: bandOf(slabs.over), under: bandOf(slabs.under) };
  result.blocks.forEach(({ error, charge }, index) => {
    const deviation = (day[index]?.actual ?? 0) - (day[index]?.scheduled ?? 0);
    const side = deviation > 0 ? 'over' : 'under';
    result.charge += charge;
    result.energy[side] += (Math.abs(deviation) * KWH_PER_MW) / 1000;
    if (error === undefined) result.noBase.push(index);
    else if (Math.abs(error) <= band[side]) result.within += 1;
  });
  return result;
}

/** The indexes of the blocks with the highest charges, highest first; blocks without charge are left out. */
export const costliest = ({ blocks }: SettledDay, count = 10) =>
  blocks
    .map(({ charge }, index) => ({ charge, index }))
    .filter(({ charge }) => charge > 0)
    .sort((a, b) => b.charge - a.charge || a.index - b.index)
    .slice(0, count)
    .map(({ index }) => index);
