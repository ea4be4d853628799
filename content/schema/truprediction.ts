import { z } from 'zod';
import { day, line, template, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';
import { block, completed, series } from './series';
import { tour } from './tour';

const revision = z.strictObject({
  /** Its short name (up to 4 characters). */
  name: words(4),
  /** The block in which it was made, from 0. */
  made: block,
  /** Its schedule in MW, from the block in which it applies to the end of the day: up to 96 blocks. */
  schedule: list('block', z.number().min(0), 1, 96),
});

const labels = z.strictObject({
  /** The slider's name (up to 40 characters). */
  block: line(40),
  /** The name of the switches of the revisions (up to 40 characters). */
  revisions: line(40),
  /** A completed block as a sentence (up to 140 characters). */
  state: template(140, 'time', 'scheduled', 'actual', 'error'),
});

export const truPredictionSchema = z.strictObject({
  /** The day shown. */
  date: day,
  /** The available capacity in MW: the solar and wind plants of portfolio.ts. */
  available: z.number().positive(),
  /** The number of completed blocks in the picture: 58 is 14:30. */
  now: completed,
  /** The schedule of the evening before, in MW. */
  dayAhead: series,
  /** The revisions of the day, one to three; each replaces the schedule from its first block on. */
  revisions: list('revision', revision, 1, 3, ['name']),
  /** What the meter read, in MW. */
  actual: series,
  /** The lower end of the forecast band, in MW. */
  low: series,
  /** The upper end of the forecast band, in MW. */
  high: series,
  /** The words around the live screen. */
  labels,
  /** The steps of the tour. */
  tour,
});

export type TruPrediction = Infer<typeof truPredictionSchema>;
