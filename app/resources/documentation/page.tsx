import { placeholderPage } from '@/app/placeholder-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { home } from '@/content/home';
import { resolveHref } from '@/lib/href';

const { title, items } = home.suite;
const products = items.map(({ icon, title, desc, href }) => ({ icon, title, text: desc, href: resolveHref(href) }));
const { metadata, page } = placeholderPage('documentation', {
  below: <RelatedPages title={title} pages={products} />,
});

export { metadata, page as default };
