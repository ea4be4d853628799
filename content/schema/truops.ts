import { z } from 'zod';
import { day, line, template, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';
import { clock } from './series';
import { tour } from './tour';

const job = z.strictObject({
  /** When it begins. */
  time: clock,
  /** What is done (up to 28 characters). */
  title: words(28),
  /** Where (up to 32 characters). */
  place: words(32),
  /** The initials of the technician (up to 3 characters). */
  who: words(3),
  /** Whether it is done, being done, or still to be done. */
  state: z.enum(['done', 'now', 'next']),
});

const order = z.strictObject({
  /** The number of the work order, as in truanalytica.ts (up to 12 characters). */
  number: words(12),
  /** The permit to work. */
  permit: z.strictObject({
    /** Its number (up to 12 characters). */
    number: words(12),
    /** Until when the plant stays isolated. */
    until: clock,
    /** What the permit states: two to four lines (up to 36 characters each). */
    lines: list('line', words(36), 2, 4),
  }),
  /** The steps of the work: two to five. */
  checklist: list(
    'step',
    z.strictObject({
      /** What is to be done (up to 32 characters). */
      step: words(32),
      /** Whether it is done in the picture. */
      done: z.boolean(),
    }),
    2,
    5,
  ),
  /** The spare part. */
  spare: z.strictObject({
    /** Its name (up to 24 characters). */
    name: words(24),
    /** How many were in the store. */
    inStore: z.number().int().positive(),
    /** How many are used: one for each string without current. */
    used: z.number().int().positive(),
  }),
});

const labels = z.strictObject({
  /** The name of the checklist (up to 40 characters). */
  checklist: line(40),
  /** The name of the button that opens the permit (up to 40 characters). */
  permit: line(40),
  /** The state of the work as a sentence (up to 140 characters). */
  state: template(140, 'done', 'all', 'next'),
  /** The text when all steps are done (up to 140 characters). */
  closed: template(140, 'number'),
});

export const truOpsSchema = z.strictObject({
  /** The shift shown. */
  shift: z.strictObject({
    /** Its name (up to 20 characters). */
    name: words(20),
    /** The day shown. */
    date: day,
    /** The time that the telephones show. */
    clock,
  }),
  /** The jobs of the shift, by time: two to seven. Exactly one has the state `now`. */
  jobs: list('job', job, 2, 7),
  /** The work order of the job that is being done. */
  order,
  /** The words around the live screen. */
  labels,
  /** The steps of the tour. */
  tour,
});

export type TruOps = Infer<typeof truOpsSchema>;
