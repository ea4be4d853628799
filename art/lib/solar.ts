/** 15-minute blocks in a day, the unit of scheduling on the Indian grid. */
export const BLOCKS = 96;
/** Hours per block; MW × BLOCK_HOURS = MWh. */
export const BLOCK_HOURS = 0.25;

/** Clear-sky irradiance on the module plane in kW/m², at the middle of a block, at about 22° N in November. */
export function clearSky(block: number): number {
  const hour = (block + 0.5) * BLOCK_HOURS;
  const [rise, set] = [6.55, 17.8];
  if (hour <= rise || hour >= set) return 0;
  return 0.985 * Math.sin(((hour - rise) / (set - rise)) * Math.PI) ** 1.22;
}

/** Rounds power to steps of 0.4 MW, so that energies are exact tenths of a MWh and rounded rows add up to their total. */
export function metered(megawatts: number): number {
  return Math.round(Math.max(0, megawatts) / 0.4) * 0.4;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Energy in MWh of a series of blocks in MW. */
export const energy = (megawatts: readonly number[]): number => sum(megawatts) * BLOCK_HOURS;
