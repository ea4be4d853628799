import { truPredictionDay } from '../../../content/products/truprediction';
import { BLOCKS, energy, sum } from '../../lib/solar';

export const { date, now, available, dayAhead, schedule } = truPredictionDay;
export const actual = truPredictionDay.actual.slice(0, now);
export const band = truPredictionDay.low.map((low, block) => ({ low, high: truPredictionDay.high[block] ?? low }));

/**
 * The first block of a revision made in block `made` (both from 0). Grid rule, with blocks numbered from 1: a revision
 * made in an odd block applies from 6 blocks later, one made in an even block from 7 later, so always from an odd block.
 */
function startOf(made: number): number {
  return made + ((made + 1) % 2 === 1 ? 6 : 7);
}

/** Each revision replaces the schedule from its start on. */
export const revisions = truPredictionDay.revisions.map(({ name, made }, index, all) => {
  const next = all[index + 1];
  return { name, made, start: startOf(made), end: next ? startOf(next.made) : BLOCKS };
});
/** MWh by which each revision changed the schedule while it applied. */
export const moved = revisions.map(
  ({ start, end }) => energy(schedule.slice(start, end)) - energy(dayAhead.slice(start, end)),
);

/** Deviation of each block as a share of available capacity; positive above the schedule. */
export const deviation = actual.map((value, block) => (value - (schedule[block] ?? 0)) / available);
const dayAheadDeviation = actual.map((value, block) => (value - (dayAhead[block] ?? 0)) / available);
const mean = (values: readonly number[]) => sum(values.map(Math.abs)) / values.length;

export const share = { revised: mean(deviation), dayAhead: mean(dayAheadDeviation) };

const within = (low: number, high: number) =>
  deviation.filter((value) => Math.abs(value) >= low && Math.abs(value) < high).length;

export const classes = [
  { label: 'within 5 %', blocks: within(0, 0.05) },
  { label: '5 to 10 %', blocks: within(0.05, 0.1) },
  { label: 'above 10 %', blocks: within(0.1, Number.POSITIVE_INFINITY) },
] as const;
