import { z } from 'zod';
import { decorativePicture, sample, website, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const teamCard = z.strictObject({
  /** The role, above the name (up to 60 characters). */
  roleTitle: words(60),
  /** The person's name (up to 40 characters). */
  name: words(40),
  /** The portrait: square, the face in the middle. Its alt text may be empty, because the name stands beside it. */
  image: decorativePicture,
  /** Experience, as text, such as “30+ years in power.” (up to 160 characters). */
  text: words(160),
  /** A professional-network profile: a full address that starts with https://. Leave it out where there is none. */
  link: website.optional(),
  /** `true` until a real person stands here; leave it out then. */
  sample,
});

const teamSection = z.strictObject({
  /** The anchor: the label of the menu item that leads here, letter for letter (up to 32 characters). */
  id: words(32),
  /** The section's heading (up to 40 characters). */
  title: words(40),
  /** Its people, in the order shown: one to twelve. */
  people: list('card', teamCard, 1, 12, ['name']),
});

export const teamSchema = z.strictObject({
  /** The page's headline (up to 60 characters). */
  title: words(60),
  /** The paragraph under it (up to 240 characters). */
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
