/** 15-minute blocks in a day. */
export const BLOCKS = 96;

/** Hours per block; MW × BLOCK_HOURS = MWh. */
export const BLOCK_HOURS = 0.25;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Energy in MWh of a series of blocks in MW. */
export const energy = (megawatts: readonly number[]): number => sum(megawatts) * BLOCK_HOURS;

/** `36` → `09:00`, the start of the block with that index; 96 is `24:00`. */
export const startOf = (index: number) =>
  `${String(Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
