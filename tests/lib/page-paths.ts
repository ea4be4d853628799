import { knownPaths } from '../../lib/href';
import { posts } from '../../lib/posts';

/** The paths of all pages and articles, without redirects and 404 pages. */
export const pagePaths = [...knownPaths, ...posts().map(({ path }) => path)];
