import { noise } from '../../lib/random';
import { BLOCK_HOURS, clearSky, energy, metered, sum } from '../../lib/solar';

export const date = '2025-11-18';
/** Number of completed blocks: the picture shows 14:15. */
export const now = 57;
/** The expected values: share of clear-sky irradiance, and performance ratio. */
const expected = { sky: 0.985, ratio: 0.815 };

interface PlantSource {
  name: string;
  peak: number; // MWp of modules
  grid: number; // MW at the meter
  ratio: number; // performance ratio of the running inverters
  inverters: number;
  /** Inverters out of service: how many, from block, to block. */
  stopped: readonly (readonly [count: number, from: number, to: number])[];
}

const sources: readonly PlantSource[] = [
  { name: 'Kesar Block A', peak: 120, grid: 92, ratio: 0.834, inverters: 36, stopped: [] },
  { name: 'Kesar Block B', peak: 80, grid: 62, ratio: 0.806, inverters: 24, stopped: [[3, 40, 46]] },
  { name: 'Nilam Plateau', peak: 150, grid: 116, ratio: 0.829, inverters: 45, stopped: [[1, 30, 39]] },
];

/** Share of irradiance lost to clouds: a cloud bank crosses the plants one after another at about 11:30. */
function cloud(plant: number, block: number): number {
  const bank = 0.42 * Math.exp(-(((block - 45.5 - plant * 0.8) / 1.5) ** 2));
  const haze = 0.035 + 0.03 * noise(`haze ${plant}`, 4)(block);
  return Math.min(0.9, bank + haze);
}

function plant(source: PlantSource, index: number) {
  const blocks = Array.from({ length: now }, (_, block) => block);
  const irradiance = blocks.map((block) => clearSky(block) * (1 - cloud(index, block)));
  const running = blocks.map((block) => {
    const down = sum(source.stopped.filter(([, from, to]) => block >= from && block < to).map(([count]) => count));
    return 1 - down / source.inverters;
  });
  const power = blocks.map((block) =>
    metered(Math.min(source.grid, source.peak * (irradiance[block] ?? 0) * source.ratio * (running[block] ?? 1))),
  );
  const insolation = sum(irradiance) * BLOCK_HOURS;
  const daylight = running.filter((_, block) => clearSky(block) > 0.05);
  return {
    ...source,
    power,
    energy: energy(power),
    insolation,
    performanceRatio: energy(power) / (source.peak * insolation),
    availability: sum(daylight) / daylight.length,
  };
}

export const plants = sources.map(plant);

const peak = sum(plants.map((one) => one.peak));
const grid = sum(plants.map((one) => one.grid));
const power = Array.from({ length: now }, (_, block) => sum(plants.map((one) => one.power[block] ?? 0)));

/** Expected power of the whole day, in MW per block. */
export const expectedPower = Array.from({ length: 96 }, (_, block) =>
  metered(Math.min(grid, peak * clearSky(block) * expected.sky * expected.ratio)),
);

export const portfolio = {
  peak,
  grid,
  power,
  energy: energy(power),
  expectedEnergy: energy(expectedPower.slice(0, now)),
  performanceRatio: energy(power) / sum(plants.map((one) => one.peak * one.insolation)),
  expectedRatio: expected.ratio,
  availability: sum(plants.map((one) => one.availability * one.inverters)) / sum(plants.map((one) => one.inverters)),
  /** Capacity utilisation factor since midnight, relative to the MW at the meter. */
  utilisation: energy(power) / (grid * now * BLOCK_HOURS),
};

/** Strings per combiner box, modules per string, kW per module. */
export const strings = { perCombiner: 16, modules: 28, moduleKilowatts: 0.54 };
export const fault = { inverter: 4, combiner: 9, silentStrings: 5 };
/** The label on the combiner box: inverter.combiner. */
export const faultName = `${fault.inverter}.${String(fault.combiner).padStart(2, '0')}`;

/** Output of each combiner box of Kesar Block B as a share of the median: six inverters with ten boxes each. */
export const combiners = Array.from({ length: 6 }, (_, inverter) =>
  Array.from({ length: 10 }, (_, combiner) => {
    const silent = inverter + 1 === fault.inverter && combiner + 1 === fault.combiner ? fault.silentStrings : 0;
    const soiled = inverter === 1 && combiner > 6 ? 0.045 : 0;
    const spread = 0.018 * noise(`combiner ${inverter}`, 1.3)(combiner + inverter * 7);
    return silent > 0 ? 1 - silent / strings.perCombiner : 1 + spread - soiled;
  }),
);

/** MWh that the failed strings have not delivered so far. */
export function lostEnergy(): number {
  const site = plants[1];
  if (!site) throw new Error('Kesar Block B is missing from the plants.');
  const kilowatts = fault.silentStrings * strings.modules * strings.moduleKilowatts;
  return (kilowatts * site.insolation * site.performanceRatio) / 1000;
}
