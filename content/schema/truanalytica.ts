import { z } from 'zod';
import { day, line, template, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';
import { block, completed, series } from './series';
import { tour } from './tour';

const stop = z.strictObject({
  /** How many units are out of service. */
  units: z.number().int().positive(),
  /** The first block without them, from 0. */
  from: block,
  /** The first block with them again. */
  to: block,
});

const plant = z.strictObject({
  /** The plant's name in portfolio.ts (up to 24 characters). */
  name: words(24),
  /** Metered power in MW, negative while a storage charges. */
  power: series,
  /** The forecast of the evening before, in MW. */
  forecast: series,
  /** Irradiance on the modules in W/m²; only for solar. */
  irradiance: series.optional(),
  /** Units out of service: up to eight stops. */
  stopped: list('stop', stop, 0, 8),
});

const map = z.strictObject({
  /** The plant whose combiner boxes are shown (up to 24 characters). */
  plant: words(24),
  /** The combiner box with strings without current. */
  fault: z.strictObject({
    /** The number of the inverter, from 1: a row of `combiners`. */
    inverter: z.number().int().positive(),
    /** The number of the combiner box in that row, from 1. */
    combiner: z.number().int().positive(),
    /** How many of its strings have no current. */
    silentStrings: z.number().int().positive(),
  }),
  /** The output of each combiner box as a share of the median: one to six inverters from the first on, each with one to ten boxes. */
  combiners: list('inverter', list('combiner', z.number().min(0).max(1.2), 1, 10), 1, 6),
});

const labels = z.strictObject({
  /** The slider's name (up to 40 characters). */
  block: line(40),
  /** The name of the choice of plants (up to 40 characters). */
  plants: line(40),
  /** The choice that shows all plants (up to 24 characters). */
  all: line(24),
  /** The name of the combiner grid (up to 60 characters). */
  combiners: line(60),
  /** A block as a sentence (up to 140 characters). */
  state: template(140, 'time', 'plant', 'power', 'forecast', 'energy'),
  /** A combiner box as a sentence (up to 140 characters). */
  cell: template(140, 'name', 'share', 'loss'),
});

export const truAnalyticaSchema = z.strictObject({
  /** The day shown. */
  date: day,
  /** The number of completed blocks in the picture: 57 is 14:15. */
  now: completed,
  /** The performance ratio that is expected of the solar plants. */
  expectedRatio: z.number().positive().max(1),
  /** The plants of portfolio.ts, in the same order: two to five. */
  plants: list('plant', plant, 2, 5, ['name']),
  /** The combiner map of one plant. */
  map,
  /** The number of the work order on the fault, as in truops.ts (up to 12 characters). */
  workOrder: words(12),
  /** The words around the live screen. */
  labels,
  /** The steps of the tour. */
  tour,
});

export type TruAnalytica = Infer<typeof truAnalyticaSchema>;
