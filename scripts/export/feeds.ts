import { site } from '../../content/site';
import { type ArticleRenderers, articleHtml, el } from '../../lib/article/html';
import { json, maxFeedItems, rss } from '../../lib/feeds';
import { isExternal } from '../../lib/href';
import { absolute, feeds } from '../../lib/metadata';
import { posts } from '../../lib/posts';

/** Feed readers do not have the site's styles: a figure becomes a quotation, and URLs are absolute. */
const renderersFor = (page: string): ArticleRenderers => ({
  components: {
    Figure: ({ value, unit }, line) => el('blockquote', [el('p', el('strong', `${value} ${unit}`)), ...line]),
  },
  table: (table) => table,
  styled: false,
  address: (to) => (isExternal(to) ? to : to.startsWith('#') ? absolute(page) + to : absolute(to)),
});

/** The blog's feeds, with each article in full. */
export function feedFiles(): Record<string, string> {
  const items = posts()
    .slice(0, maxFeedItems)
    .map((post) => ({ post, html: articleHtml(post.body, site.brand, renderersFor(post.path)).html }));
  const [rssFeed, jsonFeed] = feeds;
  return { [rssFeed.path]: rss(items), [jsonFeed.path]: json(items) };
}
