import type { IConfig } from 'next-sitemap';
import { routes } from '../../content/routes';
import { site } from '../../content/site';
import { basePath } from '../../lib/asset';
import { routeIds } from '../../lib/href';
import { blogPath, posts } from '../../lib/posts';
import { lastChange } from '../lib/last-change';
import { type ExportedPage, exportedPages, picturesOf } from './exported';
import { isPreview } from './preview';

const out = process.env.SITE_OUT ?? 'out';

/** When a page last changed: an article's own date, the blog's newest article or words, else the page's words. */
function lastmod(page: ExportedPage): string | undefined {
  const post = posts().find(({ path }) => path === page.path);
  if (post) return post.date;
  const id = routeIds.find((id) => routes[id].path === page.path) ?? 'blog';
  const words = lastChange(`content/${routes[id].source}`);
  const newest = page.path.startsWith(blogPath) ? posts()[0]?.date : undefined;
  return [words, newest]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

export default {
  siteUrl: site.url + basePath,
  sourceDir: out,
  outDir: out,
  output: 'export',
  trailingSlash: true,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  // next-sitemap would list every file; what is listed is read from the pages themselves instead, in a fixed order.
  transform: async () => undefined,
  additionalPaths: async () =>
    exportedPages(out)
      .filter(({ indexable }) => indexable)
      .map((page) => ({ page, changed: lastmod(page) }))
      .map(({ page, changed }) => ({
        loc: page.path,
        ...(changed && { lastmod: changed }),
        images: picturesOf(page.html).map((src) => ({ loc: new URL(src, site.url) })),
      })),
  robotsTxtOptions: {
    policies: [isPreview ? { userAgent: '*', disallow: '/' } : { userAgent: '*', allow: '/' }],
    // It also writes a Host line, which no search engine reads any more.
    transformRobotsTxt: async (_, text) => {
      const lines = text.replace(/# Host\nHost: .*\n\n?/, '');
      return isPreview
        ? lines
            .replace(/# Sitemaps\n[\s\S]*/, '')
            .trimEnd()
            .concat('\n')
        : lines;
    },
  },
} satisfies IConfig;
