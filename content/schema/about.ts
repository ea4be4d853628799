import { z } from 'zod';
import { picture, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const statement = z.strictObject({
  /** The heading of the statement, such as Vision (up to 24 characters). */
  title: words(24),
  /** The text of the statement (up to 240 characters). */
  text: words(240),
});

const further = z.strictObject({
  /** The text of the link (up to 40 characters). */
  title: words(40),
  /** One line about that page (up to 140 characters). */
  desc: words(140),
  /** The page it leads to: journey or team. */
  route: z.enum(['journey', 'team']),
});

export const aboutSchema = z.strictObject({
  /** The page's headline (up to 80 characters). */
  title: words(80),
  /** The paragraph under the headline: who the company is (up to 420 characters). */
  intro: words(420),
  /** The photograph below the headline, a little wider than the text. */
  image: picture,
  /** The company's vision: a heading and a text. */
  vision: statement,
  /** The company's mission: a heading and a text. */
  mission: statement,
  /** Links to further pages: up to two. */
  more: list('entry', further, 0, 2, ['route']),
});

export type About = Infer<typeof aboutSchema>;
