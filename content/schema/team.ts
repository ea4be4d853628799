import { z } from 'zod';
import { decorativePicture, sample, website, words } from './fields';
import type { Infer } from './infer';
import { list, notes } from './notes';

const teamCard = z.strictObject({
  /** The role, below the name (up to 60 characters). */
  roleTitle: words(60),
  /** The person's name (up to 40 characters). */
  name: words(40),
  /** The portrait, cropped to 4:5, with the face in the middle; the About page shows the first two square. Its description may be empty, because the name is beside it. */
  image: decorativePicture,
  /** The person's experience, such as “30+ years in power.” (up to 160 characters). */
  text: words(160),
  /** The full address of a profile such as LinkedIn, starting with https://. Optional. */
  link: website.optional(),
  /** `true` while this is a sample; remove the line when a real person replaces it. */
  sample,
});

const teamSection = z.strictObject({
  /** The part of the address after #. Exactly the label of the menu item that links here, if there is one (up to 32 characters). */
  id: words(32).register(notes, { uniqueAs: 'section' }),
  /** The section's heading (up to 40 characters). */
  title: words(40),
  /** The people, in the order shown: one to twelve. */
  people: list('card', teamCard, 1, 12, ['name']),
});

export const teamSchema = z.strictObject({
  /** The page's headline (up to 60 characters). */
  title: words(60),
  /** The paragraph under the headline (up to 240 characters). */
  intro: words(240),
  /** The founders: first on the page. */
  founders: teamSection,
  /** The key managerial personnel: second. */
  kmps: teamSection,
  /** The management team: third. */
  managementTeam: teamSection,
  /** The technology team: fourth. */
  technologyTeam: teamSection,
  /** The coverage team: last. */
  coverageTeam: teamSection,
});

export type TeamCard = Infer<typeof teamCard>;
export type Team = Infer<typeof teamSchema>;
