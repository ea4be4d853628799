import { z } from 'zod';
import { href, icon, keyHighlightShape, picture, unique, uniqueMessage, words } from './fields';

export const offering = z.strictObject({
  /** A name of its own: it chooses the day curve drawn over the picture. */
  id: z.enum(['saas', 'services', 'marketplace']),
  /** The offering's name (up to 20 characters). */
  title: words(20),
  /** One line on it (up to 110 characters). */
  desc: words(110),
  /** The photograph behind the headline: light calm sky upper left, dark ground below, because type stands on both. */
  image: picture,
  /** Where it leads. */
  href,
});

const audience = z.strictObject({
  id: words(32),
  /** Who is served (up to 32 characters). */
  title: words(32),
  icon,
});

const suiteProduct = z.strictObject({
  id: words(32),
  /** The product's name (up to 20 characters). */
  title: words(20),
  /** What it is for, in a few words (up to 48 characters). */
  purpose: words(48),
  /** One or two sentences, shown with its picture (up to 200 characters). */
  desc: words(200),
  image: picture,
  /** Its chapter. */
  href,
});

const industry = z.strictObject({
  id: words(24),
  /** The industry's name (up to 20 characters). */
  title: words(20),
  /** One line set into the photograph (up to 70 characters). */
  desc: words(70),
  image: picture,
});

const differentiator = z.strictObject({
  id: words(32),
  /** The caption's figure or subject (up to 40 characters). */
  title: words(40),
  /** The caption's line (up to 90 characters). */
  desc: words(90),
  image: picture,
});

const section = z.strictObject({
  /** The section's heading (up to 60 characters). */
  title: words(60),
  /** One or two sentences under it (up to 240 characters). */
  intro: z.string().max(240).optional(),
});

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    /** The first sentence a visitor reads (up to 110 characters). */
    title: words(110),
    /** The three offerings, in the order they take turns. The layout holds exactly three. */
    offerings: z.array(offering).length(3).refine(unique, uniqueMessage),
  }),
  /** What the company does, under the hero. */
  platform: section.extend({ intro: words(420) }),
  audiences: section.extend({ items: z.array(audience).min(3).max(8).refine(unique, uniqueMessage) }),
  suite: section.extend({
    items: z.array(suiteProduct).min(3).max(8).refine(unique, uniqueMessage),
    /** Tools that the suite names without a picture. */
    tools: z.array(z.strictObject({ id: words(32), title: words(48), href })).max(4),
  }),
  industries: section.extend({ items: z.array(industry).length(4).refine(unique, uniqueMessage) }),
  differentiators: section.extend({ items: z.array(differentiator).min(3).max(8).refine(unique, uniqueMessage) }),
  highlights: section.extend({
    /** The figures in rings. */
    items: z.array(keyHighlightShape).min(3).max(6).refine(unique, uniqueMessage),
    /** The heading of the table beneath. */
    listTitle: words(60),
    /** The further list, as a table. */
    list: z.array(keyHighlightShape).min(1).max(14).refine(unique, uniqueMessage),
  }),
});

export type Offering = z.infer<typeof offering>;
export type Home = z.infer<typeof homeSchema>;
