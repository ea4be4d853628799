import type { Metadata } from 'next';
import { type RouteId, routes } from '@/content/routes';
import { site } from '@/content/site';
import { words } from '@/content/words';
import { basePath } from './asset';
import { postTime } from './dates';
import { fill } from './fill';
import { pathOf, route } from './href';
import { titleWithBrand } from './page-title';
import { blogPath, indexPath, indexPaths, type Post } from './posts';

const locale = 'en_IN';

/** The size of link preview pictures, which scripts/export/open-graph draws. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The full address of a page or file, as search engines and link previews need it. */
export const absolute = (path: string) => site.url + basePath + path;

/** The `<title>` of a page. */
export const pageTitle = (title: string) => titleWithBrand(title, site.brand);

export const feeds = [
  { path: `${blogPath}feed.xml`, type: 'application/rss+xml', title: words.feed },
  { path: `${blogPath}feed.json`, type: 'application/feed+json', title: words.jsonFeed },
] as const;

type Page = {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** The name of its link preview picture: see lib/cards. */
  card: string;
  /** The title on that picture, where it is another page's. */
  cardTitle?: string;
  noindex?: boolean | undefined;
  article?: Post;
};

function metadata({ title, description, path, card, cardTitle = title, noindex, article }: Page): Metadata {
  const url = absolute(path);
  const picture = { url: absolute(`/og/${card}.jpg`), alt: cardTitle };
  return {
    title: pageTitle(title),
    description,
    alternates: {
      canonical: url,
      types: Object.fromEntries(feeds.map((feed) => [feed.type, [{ url: absolute(feed.path), title: feed.title }]])),
    },
    ...(noindex && { robots: { index: false } }),
    openGraph: {
      title,
      description,
      images: [{ ...picture, ...cardSize, type: 'image/jpeg' }],
      url,
      locale,
      siteName: site.brand,
      // No author: Open Graph wants the address of a profile there.
      ...(article ? { type: 'article', publishedTime: postTime(article.date) } : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}

/** A page's metadata, from the table of routes. */
export function pageMetadata(id: RouteId): Metadata {
  const { title, description, canonical, placeholder, afterSending } = route(id);
  const own = (canonical as RouteId) ?? id;
  const noindex = placeholder || afterSending;
  const card = noindex ? 'home' : own;
  return metadata({ title, description, path: pathOf(own), card, cardTitle: route(card).title, noindex });
}

export const postMetadata = (post: Post): Metadata =>
  metadata({
    title: post.title,
    description: post.description,
    path: post.path,
    card: `blog/${post.slug}`,
    article: post,
  });

/** The metadata of a page of the blog index after the first. */
export function indexMetadata(page: number): Metadata {
  const { title, description } = indexText(page);
  return metadata({ title, description, path: indexPath(page), card: `blog/page-${page}` });
}

/** The title and description of a page of the blog index: each page needs its own. */
export const indexText = (page: number) => ({
  title: fill(words.pageTitle, { label: routes.blog.label, number: page }),
  description: fill(words.pageDescription, { number: page, count: indexPaths().length }),
});
