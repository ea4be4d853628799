import { z } from 'zod';
import { words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const plant = z.strictObject({
  /** The plant's name, the same in all screens (up to 24 characters). */
  name: words(24),
  /** What the plant is. */
  kind: z.enum(['solar', 'wind', 'storage']),
  /** The power of the modules in MWp; only for solar. */
  peak: z.number().positive().optional(),
  /** The power at the meter in MW. */
  grid: z.number().positive(),
  /** How many hours the storage lasts at full power; only for storage. */
  hours: z.number().positive().optional(),
  /** The number of inverters, turbines or converters. */
  units: z.number().int().positive(),
});

export const portfolioSchema = z.strictObject({
  /** The plants, in the order in which the screens list them: two to five. */
  plants: list('plant', plant, 2, 5, ['name']),
  /** How the modules of a solar plant are wired. */
  strings: z.strictObject({
    /** Combiner boxes of an inverter. */
    combiners: z.number().int().positive(),
    /** Strings of a combiner box. */
    perCombiner: z.number().int().positive(),
    /** Modules of a string. */
    modules: z.number().int().positive(),
    /** The power of a module in kW. */
    moduleKilowatts: z.number().positive(),
  }),
});

export type Portfolio = Infer<typeof portfolioSchema>;
