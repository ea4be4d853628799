import { z } from 'zod';
import { decorativePicture, href, icon, keyHighlight, picture, result, words } from './fields';
import type { Infer } from './infer';
import { list, notes } from './notes';

const offering = z.strictObject({
  /** saas, services or marketplace: selects the curve drawn over the picture. */
  id: z.enum(['saas', 'services', 'marketplace']),
  /** The offering's name (up to 20 characters). */
  title: words(20),
  /** One line about the offering (up to 110 characters). */
  desc: words(110),
  /** The photograph behind the headline. It needs a light, even upper left and a dark lower part, because text is on both. Its description names what the portrait form shows too. */
  image: picture,
  /** The address of its page, such as /offerings/saas. */
  href,
});

const audience = z.strictObject({
  /** The kind of customer (up to 32 characters). */
  title: words(32),
  /** The icon beside it: a name from content/schema/icons.ts. */
  icon,
});

const suiteProduct = z.strictObject({
  /** The icon before the product's name on the Documentation page. */
  icon,
  /** The product's name, as in content/saas.ts (up to 20 characters). */
  title: words(20).register(notes, { refersTo: 'product' }),
  /** What it is for, in a few words (up to 48 characters). */
  purpose: words(48),
  /** One or two sentences, shown with its picture (up to 200 characters). */
  desc: words(200),
  /** The picture of the product's screen. Its description names what the portrait form shows too. */
  image: picture,
  /** The address of its chapter on the SaaS page, such as /offerings/saas#CMS, or of the product, such as /offerings/saas#SolarVision. */
  href,
});

const tool = z.strictObject({
  /** The tool's name (up to 48 characters). */
  title: words(48),
  /** The product it belongs to, muted behind the name, such as “in TruAnalytica” (up to 24 characters). Optional. */
  note: words(24).optional(),
  /** The page or chapter it leads to, such as /offerings/saas#CMS. */
  href,
});

const industry = z.strictObject({
  /** The industry's name (up to 20 characters). */
  title: words(20),
  /** One line on the photograph (up to 70 characters). */
  desc: words(70),
  /** The photograph behind the text. */
  image: picture,
});

const differentiator = z.strictObject({
  /** The first line of the caption: the subject (up to 40 characters). */
  title: words(40),
  /** The figure, large after the subject (up to 12 characters); leave it out if there is none. */
  metric: words(12).optional(),
  /** The second line of the caption (up to 90 characters). */
  desc: words(90),
  /** The slide's photograph. */
  image: picture,
});

const section = z.strictObject({
  /** The section's heading (up to 60 characters). */
  title: words(60),
});

const hero = z.strictObject({
  /** The headline of the home page: one sentence (up to 110 characters). */
  title: words(110),
  /** The three offerings, in the order they are shown: exactly three. */
  offerings: list('offering', offering, 3, 3, ['id', 'title']),
});

const platform = z.strictObject({
  /** The section's heading (up to 60 characters). */
  title: words(60),
  /** What the company does, in a paragraph (up to 420 characters). */
  intro: words(420),
});

export const homeSchema = z.strictObject({
  /** The top of the page: a headline over three photographs, shown in turn. */
  hero,
  /** What the company does, under the hero. */
  platform,
  /** The kinds of customers: three to eight. */
  audiences: z.strictObject({
    ...section.shape,
    /** The audiences, in order: three to eight. */
    items: list('audience', audience, 3, 8, ['title']),
  }),
  /** The products, each with a link to its chapter: three to eight. */
  suite: z.strictObject({
    ...section.shape,
    /** One or two sentences beside the heading (up to 240 characters). Optional. */
    intro: words(240).optional(),
    /** The products, in order: three to eight. */
    items: list('product', suiteProduct, 3, 8, ['title']),
    /** Tools listed below the products, without a picture: up to four. */
    tools: list('tool', tool, 0, 4, ['title']),
  }),
  /** The industries: exactly four, because the layout has four places. */
  industries: z.strictObject({
    ...section.shape,
    /** The industries, in order: exactly four. */
    items: list('industry', industry, 4, 4, ['title']),
  }),
  /** The slider of photographs: exactly six slides. */
  differentiators: z.strictObject({
    ...section.shape,
    /** The slides, in order: exactly six, because the animation has six steps. */
    items: list('slide', differentiator, 6, 6, ['title']),
  }),
  /** The key figures: the most important in rings, the others in a list. */
  highlights: z.strictObject({
    ...section.shape,
    /** One sentence beside the heading (up to 140 characters). Optional. */
    intro: words(140).optional(),
    /** The decorative drawings around the figures, in turn: one to six. */
    rings: list('ring', decorativePicture, 1, 6),
    /** The figures in rings: three to six. */
    items: list('highlight', keyHighlight, 3, 6, ['title']),
    /** The heading of the list below the rings (up to 60 characters). */
    listTitle: words(60),
    /** The figures in the list: one to fourteen. */
    list: list('row', result, 1, 14),
    /** The link in the list's last place. */
    link: z.strictObject({
      /** The text of the link (up to 40 characters). */
      label: words(40),
      /** The page it leads to. */
      href,
    }),
  }),
});

export type Home = Infer<typeof homeSchema>;
