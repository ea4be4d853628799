import { routes } from '@/content/routes';
import { posts } from '@/lib/posts';

export const routePaths: string[] = Object.values(routes).map(({ path }) => path);
export const postPaths = posts().map(({ path }) => path);
/** Every page that is not a forward or a fallback. */
export const pagePaths = [...routePaths, ...postPaths];
