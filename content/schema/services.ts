import { z } from 'zod';
import { icon, picture, words } from './fields';
import type { Infer } from './infer';
import { list } from './notes';

const cardItem = z.strictObject({
  /** A name of its own among the service's cards; never shown (up to 32 characters). */
  id: words(32),
  /** The card's title (up to 48 characters). */
  title: words(48),
  /** What is always to be read (up to 200 characters). */
  desc: words(200).optional(),
  /** What Show More opens, point by point: up to eight (up to 110 characters each). Leave it out for a card without. */
  items: list('point', words(110), 1, 8).optional(),
  /** The mark beside the title: one of the icons in content/schema/icons.ts. */
  image: icon,
});

const service = z.strictObject({
  /** The anchor on the services page: the label of the menu item that leads there, letter for letter (up to 32 characters). */
  id: words(32),
  /** The service's name, as a heading (up to 48 characters). */
  title: words(48),
  /** One headline sentence (up to 100 characters). */
  subtitle: words(100),
  /** What it is (up to 420 characters). */
  desc: words(420),
  /** The service's photograph. */
  image: picture,
  /** Its cards, two to eight. Cards with `items` get Show More. */
  cards: list('card', cardItem, 2, 8, ['id', 'title']),
});

const operationsOffer = z.strictObject({
  /** The page's headline (up to 80 characters). */
  title: words(80),
  /** The paragraph under it (up to 320 characters). */
  intro: words(320),
});

export const servicesSchema = z.strictObject({
  /** The page's headline (up to 80 characters). */
  title: words(80),
  /** The paragraph under it (up to 320 characters). */
  intro: words(320),
  /** The four services, in the order shown. Each stands under the id of its own page in content/routes.ts. */
  items: z.strictObject({
    /** Support before and during construction. */
    preconstruction: service,
    /** Asset management. */
    assetManagement: service,
    /** Operations and maintenance. */
    operationsMaintenance: service,
    /** Value-added services. */
    valueAdd: service,
  }),
  /** The head of the offer's own page, at /offerings/operations-maintenance/. */
  operationsOffer,
});

export type CardItem = Infer<typeof cardItem>;
export type Service = Infer<typeof service>;
export type Services = Infer<typeof servicesSchema>;
export type ServiceId = keyof Services['items'];
