import { services } from '@/content/services';
import { hasOpenSky } from './pictures';

/** In the order of the content module, which is the order on the page. */
export const serviceIds = Object.keys(services.items) as (keyof typeof services.items)[];

const [first] = Object.values(services.items);

/** The service whose picture is in the head of the page that lists all of them: the first, if its picture has open sky. */
export const serviceInHead = first && hasOpenSky(first.image.file) ? first : undefined;
