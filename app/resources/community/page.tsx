import { placeholderPage } from '@/app/placeholder-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { blog } from '@/content/blog';
import { newestArticles } from '@/lib/related';

function NewestArticles() {
  const pages = newestArticles();
  return pages.length > 0 && <RelatedPages title={blog.title} pages={pages} />;
}
const { metadata, page } = placeholderPage('community', { below: <NewestArticles /> });

export { metadata, page as default };
