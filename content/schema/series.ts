import { z } from 'zod';
import { list } from './notes';

/** The 15-minute blocks of a day. */
const blocks = 96;

/** One value for each block of a day. */
export const series = list('block', z.number(), blocks, blocks);

/** A block of the day, from 0 (00:00) to 95 (23:45). */
export const block = z
  .number()
  .int()
  .min(0)
  .max(blocks - 1);

/** A number of completed blocks: 57 is 14:15. */
export const completed = z.number().int().min(1).max(blocks);

/** A clock time such as 14:30. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:30');
