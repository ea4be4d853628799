import { z } from 'zod';
import { words } from './fields';

/** What an article may hold beyond Markdown: `<Figure value="96" unit="blocks a day">One line.</Figure>`. */
export const articleParts = {
  /** A figure drawn out of the text. */
  Figure: z.strictObject({
    /** The figure itself (up to 12 characters). */
    value: words(12),
    /** What it counts (up to 40 characters). */
    unit: words(40),
  }),
};
