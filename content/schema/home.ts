import { z } from 'zod';
import { decorativePicture, href, icon, keyHighlight, maybeWords, picture, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const offering = z.strictObject({
  /** saas, services or marketplace: it chooses the day curve drawn over the picture. */
  id: z.enum(['saas', 'services', 'marketplace']),
  /** The offering's name (up to 20 characters). */
  title: words(20),
  /** One line on it (up to 110 characters). */
  desc: words(110),
  /** The photograph behind the headline: light calm sky upper left, dark ground below, because type stands on both. */
  image: picture,
  /** Where it leads: a page of this site. */
  href,
});

const audience = z.strictObject({
  /** A name of its own in this list; never shown (up to 32 characters). */
  id: words(32),
  /** Who is served (up to 32 characters). */
  title: words(32),
  /** The mark beside it: one of the icons in content/schema/icons.ts. */
  icon,
});

const suiteProduct = z.strictObject({
  /** A name of its own in this list; never shown (up to 32 characters). */
  id: words(32),
  /** The product's name, as in content/saas.ts (up to 20 characters). */
  title: words(20),
  /** What it is for, in a few words (up to 48 characters). */
  purpose: words(48),
  /** One or two sentences, shown with its picture (up to 200 characters). */
  desc: words(200),
  /** The product's screen. */
  image: picture,
  /** Its chapter on the SaaS page, such as /offerings/saas#CMS. */
  href,
});

const tool = z.strictObject({
  /** A name of its own in this list; never shown (up to 32 characters). */
  id: words(32),
  /** The tool's name (up to 48 characters). */
  title: words(48),
  /** Where it leads: a page of this site. */
  href,
});

const industry = z.strictObject({
  /** A name of its own in this list; never shown (up to 24 characters). */
  id: words(24),
  /** The industry's name (up to 20 characters). */
  title: words(20),
  /** One line set into the photograph (up to 70 characters). */
  desc: words(70),
  /** The photograph it stands on. */
  image: picture,
});

const differentiator = z.strictObject({
  /** A name of its own in this list; never shown (up to 32 characters). */
  id: words(32),
  /** The caption's figure or subject (up to 40 characters). */
  title: words(40),
  /** The caption's line (up to 90 characters). */
  desc: words(90),
  /** The slide's photograph. */
  image: picture,
});

const section = z.strictObject({
  /** The section's heading (up to 60 characters). */
  title: words(60),
  /** One or two sentences under it (up to 240 characters); may be left out. */
  intro: maybeWords(240).optional(),
});

const hero = z.strictObject({
  /** The first sentence a visitor reads (up to 110 characters). */
  title: words(110),
  /** The three offerings, in the order they take turns. The layout holds exactly three. */
  offerings: list('offering', offering, 3, 3, ['id', 'title']),
});

const platform = z.strictObject({
  /** The section's heading (up to 60 characters). */
  title: words(60),
  /** What the company does, in a paragraph (up to 420 characters). */
  intro: words(420),
});

export const homeSchema = z.strictObject({
  /** The head of the page: one sentence over three photographs that take turns. */
  hero,
  /** What the company does, under the hero. */
  platform,
  /** Who is served: three to eight. */
  audiences: z.strictObject({
    ...section.shape,
    /** The audiences, in order: three to eight. */
    items: list('audience', audience, 3, 8, ['id']),
  }),
  /** The products, each leading to its chapter: three to eight. */
  suite: z.strictObject({
    ...section.shape,
    /** The products, in order: three to eight. */
    items: list('product', suiteProduct, 3, 8, ['id', 'title']),
    /** Tools that the suite names without a picture: up to four. */
    tools: list('tool', tool, 0, 4, ['id']),
  }),
  /** The industries: the layout holds exactly four. */
  industries: z.strictObject({
    ...section.shape,
    /** The industries, in order: exactly four. */
    items: list('industry', industry, 4, 4, ['id']),
  }),
  /** The slider of photographs: three to eight slides. */
  differentiators: z.strictObject({
    ...section.shape,
    /** The slides, in order: three to eight. */
    items: list('slide', differentiator, 3, 8, ['id']),
  }),
  /** The figures: some in rings, the rest in a table. */
  highlights: z.strictObject({
    ...section.shape,
    /** The drawing around each figure; it says nothing that the figure does not. */
    ring: decorativePicture,
    /** The figures in rings: three to six. */
    items: list('highlight', keyHighlight, 3, 6, ['id']),
    /** The heading of the table beneath (up to 60 characters). */
    listTitle: words(60),
    /** The further figures, as a table: one to fourteen. */
    list: list('row', keyHighlight, 1, 14, ['id']),
  }),
});

export type Home = Infer<typeof homeSchema>;
