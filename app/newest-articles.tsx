import { RelatedPages } from '@/components/sections/related-pages';
import { blog } from '@/content/blog';
import { newestArticles } from '@/lib/related';

/** The newest articles, if there are any, the first one large. */
export function NewestArticles() {
  const pages = newestArticles();
  return pages.length > 0 && <RelatedPages title={blog.title} pages={pages} lead />;
}
