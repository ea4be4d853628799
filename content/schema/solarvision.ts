import { z } from 'zod';
import { day, decorativePicture, line, template, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';
import { clock } from './series';
import { tour } from './tour';

const finding = z.strictObject({
  /** Hot spot, String outage, Bypass diode, Junction box or Soiling: the drawing has a look for each. */
  name: z.enum(['Hot spot', 'String outage', 'Bypass diode', 'Junction box', 'Soiling']),
  /** The row of modules: one of `field.rows`. */
  row: z.number().int().positive(),
  /** The upper or the lower half of the row. */
  tier: z.enum(['upper', 'lower']),
  /** The first module: `field.first` or a later one. */
  from: z.number().int().positive(),
  /** The last module: `from` or a later one, up to `field.last`. */
  to: z.number().int().positive(),
  /** Temperature above the healthy modules beside it, in K. */
  delta: z.number().positive(),
  /** The share of the power that each of the modules has lost, from 0 to 1. */
  lost: z.number().min(0).max(1),
  /** What is behind it (up to 40 characters). */
  cause: words(40),
});

const labels = z.strictObject({
  /** The name of the handle between the two pictures (up to 40 characters). */
  handle: line(40),
  /** The position of the handle as text (up to 60 characters). */
  split: template(60, 'share'),
  /** The name of the list of findings (up to 40 characters). */
  findings: line(40),
  /** A finding as a sentence (up to 160 characters). */
  state: template(160, 'name', 'place', 'delta', 'severity', 'lost', 'cause'),
});

export const solarVisionSchema = z.strictObject({
  /** The day of the flight. */
  date: day,
  /** The time of the picture. */
  time: clock,
  /** The plant's name in portfolio.ts (up to 24 characters). */
  plant: words(24),
  /** What the camera sees. */
  field: z.strictObject({
    /** The rows of modules, the farthest first: one to four. */
    rows: list('row', z.number().int().positive(), 1, 4),
    /** The number of the first module of a row. */
    first: z.number().int().positive(),
    /** The number of the last module of a row. */
    last: z.number().int().positive(),
  }),
  /** The same rows in visible light, which the handle uncovers; its camera is lib/screens/solarvision/camera.json. */
  photo: decorativePicture,
  /** The findings, the worst first: one to five. */
  findings: list('finding', finding, 1, 5),
  /** The words around the live screen. */
  labels,
  /** The steps of the tour. */
  tour,
});

export type SolarVision = Infer<typeof solarVisionSchema>;
