import type { Service } from '@/content/schema/services';
import { services } from '@/content/services';

/** In the order of the content module, which is the order on the page. */
export const serviceIds = Object.keys(services.items) as (keyof typeof services.items)[];

/** Whether a service has cards that open to show their items; otherwise its cards are rows. */
export const hasOpeningCards = ({ cards }: Service) => cards.some(({ items }) => items);
