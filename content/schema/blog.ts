import { z } from 'zod';
import { words } from './fields';
import type { Infer } from './infer';

export const blogSchema = z.strictObject({
  /** The headline above the list of articles (up to 60 characters). */
  title: words(60),
  /** The paragraph under the headline (up to 240 characters). */
  intro: words(240),
});

export type Blog = Infer<typeof blogSchema>;
