import { placeholderPage } from '@/app/placeholder-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { blog } from '@/content/blog';
import { asLine, newestArticles } from '@/lib/related';

function Articles() {
  const pages = newestArticles().map(asLine);
  return pages.length > 0 && <RelatedPages title={blog.title} pages={pages} />;
}
const { metadata, page } = placeholderPage('community', { below: <Articles /> });

export { metadata, page as default };
