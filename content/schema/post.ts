import { z } from 'zod';
import { metaDescription, picture, words } from './fields';
import type { Infer } from './infer';
import { list, notes } from './notes';
import { oldAddress } from './routes';

const time = /^(\d{4}-\d\d-\d\d)[T\s]/;

/** A day as text. YAML's own dates and times are not used: they would carry a time zone. */
const day = z.iso.date({
  error: ({ code, input }) => {
    if (code !== 'invalid_format') return undefined;
    const [, date] = time.exec(String(input)) ?? [];
    return date
      ? `is ${input}, which has a time: write the day alone, ${date}`
      : 'must be a day of the calendar such as 2025-11-05';
  },
});

/** The YAML front matter of an article in content/blog, between two lines of `---`. */
export const postMetadata = z.strictObject({
  /** The headline (up to 52 characters). */
  title: words(52).register(notes, { drawn: true }),
  /** One sentence for the index and for search results (70 to 160 characters). */
  description: metaDescription,
  /** The day of publication in Indian time, as 2025-11-05, with or without quotes. Not in the future. */
  date: day,
  /** The author: a desk, not a person, unless the person agreed (up to 48 characters). */
  author: words(48),
  /** The photograph above the article and on the index: `file` and `alt`, on indented lines. */
  image: picture,
  /** The product the article leads to, by its name in content/saas.ts. */
  product: z.string().register(notes, { refersTo: 'product' }),
  /** `true` leaves the article out of the export; `npm run dev` shows it. */
  draft: z.boolean(),
  /** Old addresses, which redirect to the article: one to twelve, the oldest first, as in [/resources/blog/old-name/]. The first stays the article's id in the feeds. Optional. */
  aliases: list('old address', oldAddress('/resources/blog/old-name/'), 1, 12).optional(),
});

export type PostMetadata = Infer<typeof postMetadata>;
