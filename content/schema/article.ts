import { z } from 'zod';
import { words } from './fields';

/** The components an article may use beside Markdown: `<Figure value="96" unit="blocks a day">One line.</Figure>`. */
export const articleComponents = {
  /** A number set apart from the text, with its unit and one line of explanation. */
  Figure: z.strictObject({
    /** The number (up to 12 characters). */
    value: words(12),
    /** What it counts (up to 40 characters). */
    unit: words(40),
  }),
};
