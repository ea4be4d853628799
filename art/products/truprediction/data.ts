import { noise } from '../../lib/random';
import { BLOCKS, clearSky, energy, metered, sum } from '../../lib/solar';

export const date = '2025-11-19';
/** Number of completed blocks: the picture shows 14:30. */
export const now = 58;
/** Available capacity in MW; deviations are shares of it. */
export const available = 300;
const plant = { solar: 180, wind: 120 };

const day = <Value>(of: (block: number) => Value): Value[] => Array.from({ length: BLOCKS }, (_, block) => of(block));
const bump = (block: number, at: number, width: number) => Math.exp(-(((block - at) / width) ** 2));

/** Wind power as a share of its capacity: strong at night, weak at noon. */
const windShare = (block: number) =>
  0.44 + 0.2 * Math.cos(((block - 4) / BLOCKS) * 2 * Math.PI) + 0.05 * noise('wind', 9)(block);

/** MW of weather that the day-ahead forecast missed: no wind before sunrise, clouds before noon, sea wind at two. */
const forecastError = (block: number) =>
  -0.26 * bump(block, 21, 6) * plant.wind -
  0.24 * bump(block, 45, 5) * plant.solar +
  0.3 * bump(block, 63, 11) * plant.wind;

const known = (block: number) => plant.solar * clearSky(block) * 0.94 + plant.wind * windShare(block);
const weather = (block: number) => known(block) + forecastError(block);

const gust = noise('gust', 1.6);
const hum = noise('hum', 5);

export const actual = day((block) => metered(weather(block) + 19 * gust(block) + 9 * hum(block))).slice(0, now);
export const dayAhead = day((block) => metered(known(block) + 4 * noise('ahead', 7)(block)));

/**
 * The first block of a revision made in block `made` (both from 0). Grid rule, with blocks numbered from 1: a revision
 * made in an odd block applies from 6 blocks later, one made in an even block from 7 later, so always from an odd block.
 */
function startOf(made: number): number {
  return made + ((made + 1) % 2 === 1 ? 6 : 7);
}

/** Each revision replaces the schedule from its start on. `share` is the part of `forecastError` known by then. */
const made = [
  { name: 'R1', block: 8, share: 0.7 },
  { name: 'R2', block: 34, share: 0.8 },
  { name: 'R3', block: 48, share: 0.95 },
] as const;

export const revisions = made.map(({ name, block, share }, index) => {
  const start = startOf(block);
  const end = made[index + 1] ? startOf(made[index + 1]?.block ?? BLOCKS) : BLOCKS;
  const values = day((at) => metered(known(at) + share * forecastError(at) + 5 * noise(`revision ${name}`, 6)(at)));
  return { name, made: block, start, end, values };
});

export const schedule = day((block) => {
  const valid = revisions.findLast(({ start }) => block >= start);
  return (valid ?? { values: dayAhead }).values[block] ?? 0;
});

/** MWh by which each revision changed the schedule while it applied. */
export const moved = revisions.map(
  ({ start, end }) => energy(schedule.slice(start, end)) - energy(dayAhead.slice(start, end)),
);

/** The forecast band in MW: that of the day-ahead forecast before `now`; after it narrow, then wider by the hour. */
export const band = day((block) => {
  const centre = block < now ? known(block) : weather(block);
  const half = block < now ? 30 : 7 + 2.1 * Math.sqrt(block - now + 1) * 2;
  return { low: Math.max(0, centre - half), high: Math.min(available, centre + half) };
});

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
