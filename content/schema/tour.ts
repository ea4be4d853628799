import { z } from 'zod';
import { words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const step = z.strictObject({
  /** What the visitor looks at (up to 32 characters). */
  title: words(32),
  /** One sentence about it (up to 110 characters). */
  text: words(110),
  /** The part of the screen that is shown: one of the regions that the product’s drawing marks (up to 24 characters). */
  region: words(24),
});

/** The tour of a product's screen: four to six steps. */
export const tour = list('step', step, 4, 6, ['title']);

export type TourStep = Infer<typeof step>;
