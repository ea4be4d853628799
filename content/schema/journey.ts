import { z } from 'zod';
import { icon, picture, words, year } from './fields';
import type { Infer } from './infer';
import { compareEntries, list, notes } from './notes';

const product = z.strictObject({
  /** The product's name, as in content/saas.ts (up to 20 characters). */
  name: words(20).register(notes, { refersTo: 'product' }),
  /** What it is for, in a few words (up to 80 characters). */
  description: words(80),
  /** The icon beside it: a name from content/schema/icons.ts. */
  logo: icon,
});

const timelineEntry = z.strictObject({
  /** The year in four digits: later than the previous entry, not in the future. */
  year: year(2000),
  /** The main event of the year (up to 60 characters). */
  title: words(60),
  /** A figure for the year, such as 554 MWp (up to 60 characters). Optional. */
  subtitle: words(60).optional(),
  /** What happened, in one or two sentences (up to 280 characters). */
  description: words(280),
  /** The icon beside the year: a name from content/schema/icons.ts. */
  icon,
  /** Total capacity under management at the end of the year, in MW: a number, never lower than the year before. It sets the height of the line. */
  capacityMw: z.number().min(0).max(1_000_000),
  /** The capacity as it is written on the line, such as 0.55 GW (up to 10 characters). Optional. */
  mark: words(10).optional(),
  /** The products introduced in that year: up to four. */
  products: list('product', product, 0, 4, ['name']),
});

export const journeySchema = z
  .strictObject({
    /** The page's headline (up to 60 characters). */
    title: words(60),
    /** The paragraph under the headline (up to 240 characters). */
    intro: words(240),
    /** The photograph across the full width of the page. */
    image: picture,
    /** The years, oldest first: two to eight. */
    entries: list('entry', timelineEntry, 2, 8, ['year']),
  })
  .superRefine(({ entries }, context) =>
    compareEntries(context, 'entries', entries, ({ year, capacityMw }, before) => ({
      year: year < before.year && `is ${year}, after ${before.year}: put the oldest first`,
      capacityMw:
        capacityMw < before.capacityMw &&
        `is ${capacityMw}, less than the ${before.capacityMw} before it: give the total capacity so far`,
    })),
  );

export type TimelineEntry = Infer<typeof timelineEntry>;
export type Journey = Infer<typeof journeySchema>;
