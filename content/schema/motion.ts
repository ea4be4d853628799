import { z } from 'zod';
import type { Infer } from './infer';

export const motionSchema = z.strictObject({
  /** How long the home page shows one offering before the next, in milliseconds. */
  heroInterval: z.number().int().min(1000).max(30_000),
  /** The wait between arriving on a page and scrolling to the section that a menu item names, in milliseconds. */
  scrollDelay: z.number().int().min(0).max(1000),
  /** One round of the key differentiators, in seconds. */
  differentiatorsLoopSeconds: z.number().min(4).max(120),
  /** One round of the client logos, in seconds. */
  logosLoopSeconds: z.number().min(10).max(300),
});

export type Motion = Infer<typeof motionSchema>;
