import { z } from 'zod';
import { icon, picture, unique, uniqueMessage, words } from './fields';

export const cardItem = z.strictObject({
  id: words(32),
  /** The card's title (up to 48 characters). */
  title: words(48),
  /** What is always to be read (up to 200 characters). */
  desc: words(200).optional(),
  /** What Show More opens, point by point (up to 110 characters each). */
  items: z.array(words(110)).max(8).optional(),
  /** The mark beside the title. */
  image: icon,
});

const service = z.strictObject({
  /** The anchor on the services page: the label of the menu item that leads there, letter for letter. */
  id: words(32),
  /** The id of the service's own page in content/routes.ts. */
  route: z.enum(['preconstruction', 'assetManagement', 'operationsMaintenance', 'valueAdd']),
  title: words(48),
  /** One headline sentence (up to 100 characters). */
  subtitle: words(100),
  /** What it is (up to 420 characters). */
  desc: words(420),
  image: picture,
  /** Its cards. Cards with `items` get Show More. */
  cards: z.array(cardItem).min(2).max(8).refine(unique, uniqueMessage),
});

export const servicesSchema = z.strictObject({
  title: words(80),
  intro: words(320),
  items: z.array(service).length(4).refine(unique, uniqueMessage),
  /** The offer's own page, at /offerings/operations-maintenance/. */
  operationsOffer: z.strictObject({ title: words(80), intro: words(320) }),
});

export type CardItem = z.infer<typeof cardItem>;
export type Service = z.infer<typeof service>;
export type Services = z.infer<typeof servicesSchema>;
