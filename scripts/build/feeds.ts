import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '../../content/site';
import { absoluteLinks, json, rss } from '../../lib/feeds';
import { renderMdx } from '../../lib/mdx';
import { feeds } from '../../lib/metadata';
import { posts } from '../../lib/posts';

/** A feed reader has neither the site's styles nor its margin: a drawn-out figure becomes a quotation. */
const Figure = ({ value, unit, children }: { value: string; unit: string; children: ReactNode }) =>
  createElement(
    'blockquote',
    null,
    createElement('p', null, createElement('strong', null, `${value} ${unit}`)),
    children,
  );

const table = ({ children }: { children?: ReactNode }) => createElement('table', null, children);

/** How many articles a feed holds, the newest: readers keep what they have seen. */
const newest = 30;

/** Writes the blog's feeds, with each article in full. */
export async function writeFeeds(out: string) {
  const items = await Promise.all(
    posts()
      .slice(0, newest)
      .map(async (post) => {
        const { content } = await renderMdx(post.body, site.brand, { Figure, table });
        return { post, html: absoluteLinks(renderToStaticMarkup(createElement(Fragment, null, content)), post.path) };
      }),
  );
  const [rssFeed, jsonFeed] = feeds;
  writeFileSync(path.join(out, rssFeed.path), rss(items));
  writeFileSync(path.join(out, jsonFeed.path), json(items));
}
