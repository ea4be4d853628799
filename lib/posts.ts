import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '@/content/routes';
import type { PostMetadata } from '@/content/schema/post';
import { articleExtension, parseFrontMatter } from './article/front-matter';

const folder = 'content/blog';
const wordsPerMinute = 220;
const postsPerPage = 12;
export const blogPath = routes.blog.path;

export type Post = PostMetadata & {
  /** The article's file, from the top of the repository. */
  file: string;
  slug: string;
  path: string;
  /** The reading time in whole minutes. */
  minutes: number;
  /** The article's text below its front matter. */
  body: string;
};

const readPost = (name: string): Post => {
  const file = `${folder}/${name}`;
  const slug = name.replace(articleExtension, '');
  const { fields, body, errors } = parseFrontMatter(readFileSync(path.join(process.cwd(), file), 'utf8'));
  const [error] = errors;
  if (error) throw new Error(`${file}:${error.line}: ${error.message}`);
  const minutes = Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));
  return { ...(fields as PostMetadata), file, slug, path: `${blogPath}${slug}/`, minutes, body };
};

let cache: Post[] | undefined;

/** All articles, newest first; drafts only under `npm run dev`. */
export function posts(): Post[] {
  if (cache && process.env.NODE_ENV !== 'development') return cache;
  const full = path.join(process.cwd(), folder);
  // Git keeps no empty folder, so a blog without articles may have none.
  const names = existsSync(full) ? readdirSync(full) : [];
  const all = names.filter((name) => articleExtension.test(name)).map(readPost);
  cache = all
    .filter((post) => !post.draft || process.env.NODE_ENV === 'development')
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  return cache;
}

/** An article with its neighbours, undefined where there is none. */
export function postAt(slug: string) {
  const all = posts();
  const index = all.findIndex((post) => post.slug === slug);
  const post = all[index];
  return post && { post, newer: all[index - 1], older: all[index + 1] };
}

/**
 * The slugs that Next exports. A static export fails on a dynamic route without any page, so a blog without articles
 * exports the reserved name `page`, which `npm run build` removes.
 */
export const postSlugs = () => (posts().length === 0 ? ['page'] : posts().map(({ slug }) => slug));

/** The path of a page of the blog index. The first page is the blog's own path. */
export const indexPath = (page: number) => (page > 1 ? `${blogPath}page/${page}/` : blogPath);

export const indexPaths = () =>
  Array.from({ length: Math.max(1, Math.ceil(posts().length / postsPerPage)) }, (_, i) => indexPath(i + 1));

export const postsOnPage = (page: number) => posts().slice((page - 1) * postsPerPage, page * postsPerPage);
