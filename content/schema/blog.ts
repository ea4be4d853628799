import { z } from 'zod';
import { words } from './fields';
import type { Infer } from './infer';

export const blogSchema = z.strictObject({
  /** The headline of the articles' index (up to 60 characters). */
  title: words(60),
  /** The paragraph under it (up to 240 characters). */
  intro: words(240),
});

export type Blog = Infer<typeof blogSchema>;
