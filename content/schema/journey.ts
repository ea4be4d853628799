import { z } from 'zod';
import { icon, picture, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const product = z.strictObject({
  /** The product's name, as in content/saas.ts (up to 20 characters). */
  name: words(20),
  /** What it is for, in a few words (up to 80 characters). */
  description: words(80),
  /** The mark beside it: one of the icons in content/schema/icons.ts. */
  logo: icon,
});

const timelineEntry = z.strictObject({
  /** The year, in four digits, after the entry before; not in the future. */
  year: z.number().int().min(2000).max(2100),
  /** What the year brought (up to 60 characters). */
  title: words(60),
  /** Its figure, such as 554 MWp (up to 60 characters); may be left out. */
  subtitle: words(60).optional(),
  /** What happened, in a sentence or two (up to 280 characters). */
  description: words(280),
  /** The mark beside the text: one of the icons in content/schema/icons.ts. */
  icon,
  /** The small mark at the year: one of the icons in content/schema/icons.ts. */
  logo: icon,
  /** Cumulative capacity under management in MW at the end of that year; the line rises to scale with it, and never falls. */
  capacityMw: z.number().min(0).max(1_000_000),
  /** The products that came that year: up to four. */
  products: list('product', product, 0, 4, ['name']),
});

export const journeySchema = z.strictObject({
  /** The page's headline (up to 60 characters). */
  title: words(60),
  /** The paragraph under it (up to 240 characters). */
  intro: words(240),
  /** The photograph across the page. */
  image: picture,
  /** The years, oldest first: two to eight. */
  entries: list('entry', timelineEntry, 2, 8, ['year']),
});

export type TimelineEntry = Infer<typeof timelineEntry>;
export type Journey = Infer<typeof journeySchema>;
