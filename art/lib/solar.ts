/** Blocks of 15 minutes in a day, as the Indian grid counts them. */
export const BLOCKS = 96;
/** Hours in a block: turns MW into MWh. */
export const BLOCK_HOURS = 0.25;

/** Irradiance on the module plane under a clear sky in kW/m², in the middle of a block, at about 22° N in November. */
export function clearSky(block: number): number {
  const hour = (block + 0.5) * BLOCK_HOURS;
  const [rise, set] = [6.55, 17.8];
  if (hour <= rise || hour >= set) return 0;
  return 0.985 * Math.sin(((hour - rise) / (set - rise)) * Math.PI) ** 1.22;
}

/** Power is metered in steps of 0.4 MW here, so that energies are exact tenths of a MWh and every total adds up. */
export function metered(megawatts: number): number {
  return Math.round(Math.max(0, megawatts) / 0.4) * 0.4;
}

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** MWh of a row of blocks in MW. */
export const energy = (megawatts: readonly number[]): number => sum(megawatts) * BLOCK_HOURS;
