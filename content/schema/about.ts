import { z } from 'zod';
import { picture, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const statement = z.strictObject({
  /** The word above it, such as Vision (up to 24 characters). */
  title: words(24),
  /** The statement itself (up to 240 characters). */
  text: words(240),
});

const further = z.strictObject({
  /** A name of its own in this list; never shown (up to 24 characters). */
  id: words(24),
  /** What the visitor reads (up to 40 characters). */
  title: words(40),
  /** One line on what waits there (up to 140 characters). */
  desc: words(140),
  /** The page it leads to: journey or team. */
  route: z.enum(['journey', 'team']),
});

export const aboutSchema = z.strictObject({
  /** The page's headline (up to 80 characters). */
  title: words(80),
  /** Who the company is, in a paragraph (up to 420 characters). */
  intro: words(420),
  /** The photograph across the page. */
  image: picture,
  /** The company's vision, as the specification gives it. */
  vision: statement,
  /** The company's mission, as the specification gives it. */
  mission: statement,
  /** The pages this one leads on to: up to three. */
  more: list('entry', further, 0, 3, ['id']),
});

export type About = Infer<typeof aboutSchema>;
