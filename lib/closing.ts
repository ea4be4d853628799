import { closing } from '@/content/closing';
import type { RouteId } from '@/content/routes';
import type { ClosingBand } from '@/content/schema/closing';
import { fill } from './fill';
import { route } from './href';
import { indexPaths, type Post, posts } from './posts';

const { pages, articles } = closing;
/** The line of an article by its position from the oldest, so that a new article changes no other. */
const lineAt = (index: number) => articles.lines[index % articles.lines.length] ?? '';

/** The call to action of a page, or of its canonical page. `npm run check` reports a missing one before the build. */
export function closingOf(id: RouteId): ClosingBand {
  const words = pages[route(id).canonical ?? id];
  if (!words) throw new Error(`content/closing.ts › pages has no entry for the page ${id}.`);
  return words;
}

/** The call to action of an article. Neighbouring articles get different sentences. */
export const closingOfPost = ({ slug, title, product }: Post): ClosingBand => ({
  line: lineAt(posts().length - 1 - posts().findIndex((post) => post.slug === slug)),
  button: fill(articles.button, { product }),
  message: fill(articles.message, { title }),
  link: articles.link,
});

/** The call to action of a page of the blog index. From the second page on it uses a sentence of the articles. */
export const closingOfIndex = (page: number): ClosingBand =>
  page > 1 ? { ...closingOf('blog'), line: lineAt(indexPaths().length - page) } : closingOf('blog');

/** The address of the contact form with `message` as its prefilled text. */
export const enquiryHref = (message: string) => `/contact?note=${encodeURIComponent(message)}`;
