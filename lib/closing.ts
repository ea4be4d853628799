import { closing } from '@/content/closing';
import type { RouteId } from '@/content/routes';
import type { ClosingBand } from '@/content/schema/closing';
import { fill } from './fill';
import { route } from './href';
import { indexPaths, type Post, posts } from './posts';

const { pages, articles } = closing;
const lineAt = (index: number) => articles.lines[index % articles.lines.length] ?? '';

/** The last words of a page; a page with a canonical page has that one's. `npm run check` reports a page without them first. */
export function closingOf(id: RouteId): ClosingBand {
  const words = pages[route(id).canonical ?? id];
  if (!words) throw new Error(`content/closing.ts › pages has no words for the page ${id}.`);
  return words;
}

/** The last words of an article: neighbours have different sentences. */
export const closingOfPost = ({ slug, title, product }: Post): ClosingBand => ({
  line: lineAt(posts().findIndex((post) => post.slug === slug)),
  button: fill(articles.button, { product }),
  message: fill(articles.message, { title }),
  onward: articles.onward,
});

/** The last words of a page of the blog's index: from the second page on with a sentence of the articles. */
export const closingOfIndex = (page: number): ClosingBand =>
  page > 1 ? { ...closingOf('blog'), line: lineAt(indexPaths().length - page) } : closingOf('blog');
