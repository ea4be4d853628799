import { z } from 'zod';
import { icon, picture, words } from './fields';
import type { Infer } from './infer';
import { compareEntries, list, notes } from './notes';

const part = z.int('must be a whole number').min(1, 'must be 1 to 12').max(12, 'must be 1 to 12');

const task = z
  .strictObject({
    /** What is done, in a few words (up to 40 characters). */
    label: words(40),
    /** The first of the schedule's twelve equal parts that the bar covers: 1 to 12. With 12 columns a column is one part; with 4 it is three, so the second is 4 to 6. */
    from: part,
    /** The last part that the bar covers: 1 to 12, not before `from`. */
    to: part,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'must not be less than `from`' });

const cardItem = z.strictObject({
  /** A unique name among the service's cards; visitors do not see it (up to 32 characters). */
  id: words(32),
  /** The card's title (up to 48 characters). */
  title: words(48),
  /** The text that is always visible (up to 200 characters). Optional. */
  desc: words(200).optional(),
  /** The list that Show More opens: up to eight points (up to 110 characters each). Without this list the card has no Show More. */
  items: list('point', words(110), 1, 8).optional(),
  /** The icon beside the title: a name from content/schema/icons.ts. */
  image: icon,
  /** The bars in the card's row of the service's schedule: one to four. */
  tasks: list('task', task, 1, 4, ['label']),
});

const schedule = z.strictObject({
  /** The section's heading (up to 60 characters). */
  title: words(60),
  /** The sentence under it (up to 200 characters). */
  intro: words(200),
  /** The columns' headings (up to 11 characters each): 4 or 12 of them, of equal width. */
  columns: list('column', words(11), 4, 12).refine(
    ({ length }) => length === 4 || length === 12,
    'must be 4 or 12 columns',
  ),
  /** A season that determines the timing of tasks, such as the rains. Its columns are tinted behind all rows. Optional. */
  season: task.optional(),
});

const service = z.strictObject({
  /** The part of the address after #. Exactly the label of the menu item that links here (up to 32 characters). */
  id: words(32).register(notes, { uniqueAs: 'section' }),
  /** The service's name, as a heading (up to 48 characters). */
  title: words(48),
  /** One sentence under the heading (up to 100 characters). */
  subtitle: words(100),
  /** The description of the service (up to 420 characters). */
  desc: words(420),
  /** The service's photograph. If the first service's is in images/sky, the head of the services page stands in it. */
  image: picture,
  /** The cards of the service: two to eight. */
  cards: list('card', cardItem, 2, 8, ['id', 'title']),
  /** What is done when, drawn as bars on the page of the service: a row for each card. */
  schedule,
});

const step = z.strictObject({
  /** The time of day, such as 06:30: later than that of the step before. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 06:30'),
  /** What is done, in a few words (up to 48 characters). */
  title: words(48),
  /** How it is done, in one or two sentences (up to 160 characters). */
  desc: words(160),
});

const row = z.strictObject({
  /** The kind of maintenance (up to 48 characters). */
  title: words(48),
  /** What the plan contains on this kind of maintenance (up to 140 characters). */
  plan: words(140),
  /** What the report contains on it (up to 140 characters). */
  report: words(140),
});

const round = z
  .strictObject({
    /** The section's heading (up to 60 characters). */
    title: words(60),
    /** The sentence under it (up to 200 characters). */
    intro: words(200),
    /** The day in order, marked on the day curve: three to nine steps. */
    steps: list('step', step, 3, 9, ['time']),
  })
  .superRefine(({ steps }, context) =>
    compareEntries(context, 'steps', steps, ({ time }, before) => ({
      time: time < before.time && `is ${time}, after ${before.time}: put the earliest first`,
    })),
  );

const plan = z.strictObject({
  /** The section's heading (up to 60 characters). */
  title: words(60),
  /** The word above what is planned (up to 24 characters). */
  plan: words(24),
  /** The word above what is reported (up to 24 characters). */
  report: words(24),
  /** The kinds of maintenance: two to five. */
  rows: list('row', row, 2, 5, ['title']),
});

const operationsOffer = z.strictObject({
  /** The page's headline (up to 80 characters). */
  title: words(80),
  /** The paragraph under it (up to 320 characters). */
  intro: words(320),
  /** The photograph below them. */
  image: picture,
  /** One day on a plant, as an example. */
  round,
  /** What is planned and what is reported, by kind of maintenance. */
  plan,
});

export const servicesSchema = z.strictObject({
  /** The page's headline (up to 80 characters). */
  title: words(80),
  /** The paragraph under it (up to 320 characters). */
  intro: words(320),
  /** The four services, in the order shown. The key of each is the id of its page in content/routes.ts. */
  items: z.strictObject({
    /** Support before and during construction. */
    preconstruction: service,
    /** Asset management. */
    assetManagement: service,
    /** Operations and maintenance. */
    operationsMaintenance: service,
    /** Value-added services. */
    valueAdd: service,
  }),
  /** The page /offerings/operations-maintenance/. */
  operationsOffer,
});

export type CardItem = Infer<typeof cardItem>;
export type Service = Infer<typeof service>;
export type Services = Infer<typeof servicesSchema>;
export type OperationsOffer = Infer<typeof operationsOffer>;
export type ServiceId = keyof Services['items'];
