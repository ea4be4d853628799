import { stringifyEntitiesLight } from 'stringify-entities';
import { blog } from '@/content/blog';
import { site } from '@/content/site';
import { postTime, rfc822 } from './dates';
import { absolute, feeds } from './metadata';
import { pictureAddress } from './pictures';
import { blogPath, type Post } from './posts';

/** The maximum number of articles in a feed. It keeps the file from growing with the blog. */
export const maxFeedItems = 30;

/** An article with its full text as HTML. */
type Item = { post: Post; html: string };

const [rssFeed, jsonFeed] = feeds;
const title = `${site.brand}: ${blog.title}`;
const cdata = (html: string) => `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An article's id is its first address, so that feed readers do not show a renamed article again. */
const idOf = ({ aliases, path }: Post) => absolute(aliases?.[0] ?? path);

const rssItem = ({ post, html }: Item) => `<item>
<title>${stringifyEntitiesLight(post.title)}</title>
<link>${absolute(post.path)}</link>
<guid isPermaLink="true">${idOf(post)}</guid>
<pubDate>${rfc822(post.date)}</pubDate>
<dc:creator>${stringifyEntitiesLight(post.author)}</dc:creator>
<category>${stringifyEntitiesLight(post.product)}</category>
<description>${stringifyEntitiesLight(post.description)}</description>
<content:encoded>${cdata(html)}</content:encoded>
</item>`;

/** RSS 2.0. `lastBuildDate` is the date of the newest article, so that two builds write the same file. */
export const rss = (items: Item[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${stringifyEntitiesLight(title)}</title>
<link>${absolute(blogPath)}</link>
<description>${stringifyEntitiesLight(blog.intro)}</description>
<language>en-in</language>
${items[0] ? `<lastBuildDate>${rfc822(items[0].post.date)}</lastBuildDate>\n` : ''}<atom:link href="${absolute(rssFeed.path)}" rel="self" type="${rssFeed.type}"/>
<image>
<url>${absolute('/icon-192.png')}</url>
<title>${stringifyEntitiesLight(title)}</title>
<link>${absolute(blogPath)}</link>
</image>
${items.map(rssItem).join('\n')}
</channel>
</rss>
`;

/** JSON Feed 1.1. */
export const json = (items: Item[]) =>
  `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: absolute(blogPath),
      feed_url: absolute(jsonFeed.path),
      description: blog.intro,
      icon: absolute('/icon-512.png'),
      favicon: absolute('/icon-192.png'),
      language: 'en-IN',
      authors: [{ name: site.brand, url: absolute('/') }],
      items: items.map(({ post, html }) => ({
        id: idOf(post),
        url: absolute(post.path),
        title: post.title,
        summary: post.description,
        content_html: html,
        image: absolute(`/og/blog/${post.slug}.jpg`),
        banner_image: absolute(pictureAddress(post.image.file)),
        date_published: postTime(post.date),
        authors: [{ name: post.author }],
        tags: [post.product],
      })),
    },
    null,
    1,
  )}\n`;
