import { placeholderPage } from '@/app/placeholder-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { fallbacks } from '@/content/fallbacks';
import { resolveHref } from '@/lib/href';

const { title, items } = fallbacks.placeholder.help;
const problems = items.map((item) => ({ ...item, href: resolveHref(item.href) }));
const { metadata, page } = placeholderPage('helpCenter', {
  below: <RelatedPages title={title} pages={problems} />,
});

export { metadata, page as default };
