import { placeholderPage } from '@/app/placeholder-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { Picture } from '@/components/ui/picture';
import { home } from '@/content/home';
import { resolveHref } from '@/lib/href';

const { title, items } = home.suite;
const products = items.map(({ icon, title, desc, href }) => ({ icon, title, text: desc, href: resolveHref(href) }));
const [first] = items;
const screen = first && (
  <Picture image={first.image} portrait sizes="(min-width: 1024px) 38vw, 92vw" className="w-full rounded-picture" />
);
const { metadata, page } = placeholderPage('documentation', {
  below: <RelatedPages title={title} pages={products} beside={screen} />,
});

export { metadata, page as default };
