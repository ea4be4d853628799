import { services } from '@/content/services';

/** In the order of the content module, which is the order on the page. */
export const serviceIds = Object.keys(services.items) as (keyof typeof services.items)[];
