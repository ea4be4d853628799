/** Hours per block; MW × BLOCK_HOURS = MWh. */
export const BLOCK_HOURS = 0.25;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Energy in MWh of a series of blocks in MW. */
export const energy = (megawatts: readonly number[]): number => sum(megawatts) * BLOCK_HOURS;
