import type { Portfolio } from '../../../content/schema/portfolio';
import type { TruAnalytica } from '../../../content/schema/truanalytica';
import { BLOCK_HOURS, energy, sum } from '../../blocks';
import { percent } from '../format';

export type Data = TruAnalytica & { portfolio: Portfolio };

export interface State {
  /** The number of completed blocks, from 1. */
  now: number;
  /** The plant shown; undefined for all. */
  plant?: string | undefined;
  /** The selected combiner box: the number of its inverter and its own, both from 1. */
  cell: { inverter: number; combiner: number };
}

type Plant = ReturnType<typeof plantsOf>[number];

/** A part of a whole in percent; a dash if the whole is 0, as a forecast before sunrise. */
export const shareText = (part: number, whole: number) => (whole === 0 ? '–' : percent(part / whole));

/** Each plant with its results up to the block `now`. */
function plantsOf({ plants, portfolio }: Data, now: number) {
  return plants.map((one) => {
    // The check reports a plant that the portfolio does not have.
    const built = portfolio.plants.find(({ name }) => name === one.name) as Portfolio['plants'][number];
    const lost = sum(one.stopped.map(({ units, from, to }) => units * Math.max(0, Math.min(to, now) - from)));
    return {
      ...built,
      ...one,
      energy: energy(one.power.slice(0, now)),
      expected: energy(one.forecast.slice(0, now)),
      /** kWh/m² on the modules. */
      insolation: (sum((one.irradiance ?? []).slice(0, now)) * BLOCK_HOURS) / 1000,
      /** Share of the unit-hours in service since midnight. */
      availability: 1 - lost / (built.units * now),
    };
  });
}

export const total = (plants: Plant[], of: (plant: Plant) => number) => sum(plants.map(of));

/** All that the screen shows of the day, up to the block `now`, for one plant or for all. */
export function facts(data: Data, { now, plant }: State) {
  const plants = plantsOf(data, now);
  const shown = plants.filter(({ name }) => !plant || name === plant);
  const series = (of: (one: Plant) => number[]) =>
    data.plants[0]?.power.map((_, block) => total(shown, (one) => of(one)[block] ?? 0)) ?? [];
  const solar = shown.filter(({ kind }) => kind === 'solar');
  const sources = shown.filter(({ kind }) => kind !== 'storage');
  const grid = total(sources.length > 0 ? sources : shown, (one) => one.grid);
  const made = total(shown, (one) => one.energy);
  const units = total(shown, (one) => one.units);
  /** The energy that the modules would have produced at their rated efficiency. */
  const rated = total(solar, (one) => (one.peak ?? 0) * one.insolation);
  return {
    plants,
    power: series(({ power }) => power).slice(0, now),
    forecast: series(({ forecast }) => forecast),
    energy: made,
    expected: total(shown, (one) => one.expected),
    /** Undefined without solar plants or before sunrise. */
    performanceRatio: rated > 0 ? total(solar, (one) => one.energy) / rated : undefined,
    availability: total(shown, (one) => one.availability * one.units) / units,
    /** Capacity utilisation factor since midnight, on the MW of solar and wind at the meter. */
    utilisation: sources.length > 0 ? total(sources, (one) => one.energy) / (grid * now * BLOCK_HOURS) : undefined,
    grid,
  };
}

export type Facts = ReturnType<typeof facts>;

/** `4.09`: the label on the combiner box, inverter.combiner. */
export const nameOf = ({ inverter, combiner }: State['cell']) => `${inverter}.${String(combiner).padStart(2, '0')}`;

/** The loss of a combiner box in MWh per block, against the median box of its plant. */
export function lossOf(data: Data, { inverter, combiner }: State['cell']): number[] {
  const { strings, plants } = data.portfolio;
  const plant = data.plants.find(({ name }) => name === data.map.plant);
  const peak = plants.find(({ name }) => name === data.map.plant)?.peak ?? 1;
  const output = data.map.combiners[inverter - 1]?.[combiner - 1] ?? 1;
  const part = (strings.perCombiner * strings.modules * strings.moduleKilowatts) / 1000 / peak;
  return (plant?.power ?? []).map((power) => power * BLOCK_HOURS * part * Math.max(0, 1 - output));
}
