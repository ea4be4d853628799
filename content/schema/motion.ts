import { z } from 'zod';
import type { Infer } from './infer';

export const motionSchema = z.strictObject({
  /** How long the home page shows each offering, in milliseconds (1,000 to 30,000). */
  heroInterval: z.number().int().min(1000).max(30_000),
  /** The delay before a page scrolls to the section of a clicked menu item, in milliseconds (0 to 1,000). */
  scrollDelay: z.number().int().min(0).max(1000),
  /** The time the key differentiators take to scroll through once, in seconds (4 to 120). */
  differentiatorsLoopSeconds: z.number().min(4).max(120),
  /** The time the client logos take to scroll through once, in seconds (10 to 300). */
  logosLoopSeconds: z.number().min(10).max(300),
});

export type Motion = Infer<typeof motionSchema>;
