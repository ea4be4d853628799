import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { journey } from '@/content/journey';
import { marketplace } from '@/content/marketplace';
import type { RouteId } from '@/content/routes';
import { saas } from '@/content/saas';
import { services } from '@/content/services';
import { testimonial } from '@/content/testimonial';
import { breadcrumbs } from './breadcrumbs';
import { postDate } from './dates';
import { route, routeIds } from './href';
import { indexText } from './metadata';
import { indexPaths, posts } from './posts';

/** The Open Graph picture of a page: a picture of content/images beside its title. `name` is the file name below /og. */
export type Card = { name: string; title: string; kicker: string; image: string };

const [first, second] = home.hero.offerings;
const photographs: Partial<Record<RouteId, string | undefined>> = {
  about: about.image.file,
  journey: journey.image.file,
  team: home.differentiators.items[0]?.image.file,
  saas: saas.chapters[0]?.products[0]?.image.file,
  services: second?.image.file,
  ...Object.fromEntries(Object.entries(services.items).map(([id, { image }]) => [id, image.file])),
  marketplace: marketplace.image.file,
  testimonial: testimonial.image.file,
  operationsOffer: services.operationsOffer.image.file,
  contact: contact.image.file,
};

/** The Open Graph pictures of all indexed pages. Pages without a picture of their own use the home page's. */
export function cards(): Card[] {
  const fallback = first?.image.file ?? about.image.file;
  const all = posts();
  const pages = routeIds
    .filter((id) => !route(id).placeholder && !route(id).afterSending && !route(id).canonical)
    .map((id) => ({
      name: id,
      title: route(id).title,
      kicker: breadcrumbs(id).slice(1, -1).at(-1)?.label ?? '',
      image: (id === 'blog' ? all[0]?.image.file : photographs[id]) ?? fallback,
    }));
  const articles = all.map(({ slug, title, date, image }) => ({
    name: `blog/${slug}`,
    title,
    kicker: postDate(date),
    image: image.file,
  }));
  const further = indexPaths()
    .slice(1)
    .map((_, index) => ({ ...indexText(index + 2), name: `blog/page-${index + 2}`, kicker: '', image: fallback }));
  return [...pages, ...articles, ...further];
}
