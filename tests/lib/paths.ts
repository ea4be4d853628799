import { knownPaths } from '@/lib/href';
import { posts } from '@/lib/posts';

export const postPaths = posts().map(({ path }) => path);
/** The paths of all pages and articles, without redirects and 404 pages. */
export const pagePaths = [...knownPaths, ...postPaths];
