import { routes } from '@/content/routes';
import { posts } from '@/lib/posts';

export const routePaths: string[] = Object.values(routes).map(({ path }) => path);
export const postPaths = posts().map(({ path }) => path);
/** The paths of all pages and articles, without redirects and 404 pages. */
export const pagePaths = [...routePaths, ...postPaths];
