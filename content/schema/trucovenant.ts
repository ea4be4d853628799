import { z } from 'zod';
import { line, template, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';
import { tour } from './tour';

const dayOfMonth = z.number().int().min(1).max(31);

const duty = z.strictObject({
  /** The day of the month on which it is due. */
  day: dayOfMonth,
  /** Its short name in the calendar (up to 12 characters). */
  name: words(12),
  /** Its full name (up to 30 characters). */
  title: words(30),
  /** To whom it is owed. */
  kind: z.enum(['statutory', 'lender', 'PPA']),
  /** The initials of the responsible person, as in `people` (up to 3 characters). */
  owner: words(3),
  /** Whether it is filed. */
  filed: z.boolean(),
  /** The day on which the owner prepared it. Optional. */
  prepared: dayOfMonth.optional(),
  /** The documents that it needs: one to three. */
  documents: list(
    'document',
    z.strictObject({
      /** The document's name (up to 24 characters). */
      name: words(24),
      /** Whether it is there. */
      ready: z.boolean(),
    }),
    1,
    3,
  ),
  /** The approvals that it needs, in order: one or two. */
  approvals: list(
    'approval',
    z.strictObject({
      /** The initials of the person who approves, as in `people` (up to 3 characters). */
      by: words(3),
      /** The day of the month on which it was given. Left out while it is awaited. */
      day: dayOfMonth.optional(),
    }),
    1,
    2,
  ),
});

const labels = z.strictObject({
  /** The name of the calendar (up to 40 characters). */
  calendar: line(40),
  /** The name of the choice of kinds (up to 40 characters). */
  filter: line(40),
  /** The choice that shows all duties (up to 24 characters). */
  all: line(24),
  /** A duty as a sentence (up to 160 characters). */
  state: template(160, 'title', 'kind', 'due', 'state', 'documents', 'approvals'),
  /** What a kind of duty leaves, as a sentence (up to 80 characters). */
  shown: template(80, 'count', 'all'),
  /** A day without a duty as a sentence (up to 80 characters). */
  free: template(80, 'day'),
});

export const truCovenantSchema = z.strictObject({
  /** The year of the month shown. */
  year: z.number().int().min(2000),
  /** The month shown, from 1. */
  month: z.number().int().min(1).max(12),
  /** The current day in the picture. */
  today: dayOfMonth,
  /** The names of the people, by initials. */
  people: z.record(z.string(), words(32)),
  /** The duties, by day: 1 to 20, at most one a day. */
  duties: list('duty', duty, 1, 20, ['day', 'name']),
  /** The duty shown in detail: its short name in `duties` (up to 12 characters). */
  open: words(12),
  /** The words around the live screen. */
  labels,
  /** The steps of the tour. */
  tour,
});

export type TruCovenant = Infer<typeof truCovenantSchema>;
