import { placeholderPage } from '@/app/placeholder-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { blog } from '@/content/blog';
import { newestArticles } from '@/lib/related';

/** The newest articles as lines, without pictures. */
function Articles() {
  const pages = newestArticles().map(({ title, text, href }) => ({ title, text, href }));
  return pages.length > 0 && <RelatedPages title={blog.title} pages={pages} />;
}
const { metadata, page } = placeholderPage('community', { below: <Articles /> });

export { metadata, page as default };
