import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { routes } from '@/content/routes';
import type { PostMetadata } from '@/content/schema/post';

const folder = path.join(process.cwd(), 'content/blog');
const wordsPerMinute = 220;
const postsPerPage = 12;
export const blogPath = routes.blog.path;

export type Post = PostMetadata & {
  slug: string;
  path: string;
  /** The time it takes to read, in whole minutes. */
  minutes: number;
  /** The article's MDX below its metadata. */
  body: string;
};

/** Metadata is read as an expression that knows no names. */
const nothing = vm.createContext(Object.create(null));

/**
 * Splits an article into its metadata, `export const metadata = { … };` at the top, and its MDX.
 * Byte-order marks and Windows line ends are taken as they come. Throws where the metadata cannot be read.
 */
export function parsePost(source: string): { metadata: unknown; body: string } {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^\s*export const metadata = (\{[\s\S]*?\n\});?[ \t]*\n/.exec(text);
  if (!match?.[1]) throw new Error('must start with "export const metadata = {", closed by "};" on a line of its own');
  const metadata = vm.runInContext(`'use strict';(${match[1]})`, nothing);
  return { metadata: JSON.parse(JSON.stringify(metadata)), body: text.slice(match[0].length) };
}

const readPost = (file: string): Post => {
  const slug = file.replace(/\.mdx$/, '');
  const { metadata, body } = parsePost(readFileSync(path.join(folder, file), 'utf8'));
  const minutes = Math.max(1, Math.round(body.split(/\s+/).length / wordsPerMinute));
  return { ...(metadata as PostMetadata), slug, path: `${blogPath}${slug}/`, minutes, body };
};

let cache: Post[] | undefined;

/** All articles, newest first; drafts only while writing (`npm run dev`). */
export function posts(): Post[] {
  if (cache && process.env.NODE_ENV !== 'development') return cache;
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.mdx'))
    .map(readPost);
  cache = all
    .filter((post) => !post.draft || process.env.NODE_ENV === 'development')
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  return cache;
}

/** The address of a page of the index: the first is the blog's own, the others stand below it. */
export const indexPath = (page: number) => (page > 1 ? `${blogPath}page/${page}/` : blogPath);

export const indexPaths = () =>
  Array.from({ length: Math.max(1, Math.ceil(posts().length / postsPerPage)) }, (_, i) => indexPath(i + 1));

export const postsOnPage = (page: number) => posts().slice((page - 1) * postsPerPage, page * postsPerPage);
