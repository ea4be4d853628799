import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../content/site';
import { type ArticleRenderers, articleHtml, el } from '../../lib/article-html';
import { absoluteLinks, json, newest, rss } from '../../lib/feeds';
import { feeds } from '../../lib/metadata';
import { posts } from '../../lib/posts';

/** A feed reader has neither the site's styles nor its margin: a drawn-out figure becomes a quotation. */
const plain: ArticleRenderers = {
  components: {
    Figure: ({ value, unit }, line) => el('blockquote', [el('p', el('strong', `${value} ${unit}`)), ...line]),
  },
  table: (table) => table,
  address: (path) => path,
};

/** Writes the blog's feeds, with each article in full. */
export function writeFeeds(out: string) {
  const items = posts()
    .slice(0, newest)
    .map((post) => {
      const { html } = articleHtml(post.body, site.brand, plain);
      return { post, html: absoluteLinks(html, post.path) };
    });
  const [rssFeed, jsonFeed] = feeds;
  writeFileSync(path.join(out, rssFeed.path), rss(items));
  writeFileSync(path.join(out, jsonFeed.path), json(items));
}
