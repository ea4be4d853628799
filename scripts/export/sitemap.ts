import { SitemapBuilder } from 'next-sitemap';
import { routes } from '../../content/routes';
import { site } from '../../content/site';
import { routeIds } from '../../lib/href';
import { absolute } from '../../lib/metadata';
import { blogPath, posts } from '../../lib/posts';
import { isPreview } from '../../lib/preview';
import { lastChange } from '../lib/git';
import type { PageFacts } from './pages/facts';

/** When a page last changed: an article's own date, the blog's newest article or text, else the page's text. */
function lastmod({ path: page }: PageFacts, dates: Map<string, string>): { lastmod?: string } {
  const date = dates.get(page);
  if (date) return { lastmod: date };
  const id = routeIds.find((id) => routes[id].path === page) ?? 'blog';
  const text = lastChange(`content/${routes[id].source}`);
  const newest = page.startsWith(blogPath) ? posts()[0]?.date : undefined;
  const [latest] = [text ?? '', newest ?? ''].sort().reverse();
  return latest ? { lastmod: latest } : {};
}

/** sitemap.xml, which lists the pages that search engines may show, and robots.txt, which names it. */
export function sitemapFiles(listed: PageFacts[]): Record<string, string> {
  // A preview has no page to list, and so no sitemap. Crawlers have to read a page to see its noindex.
  if (isPreview) return { 'robots.txt': '# *\nUser-agent: *\nAllow: /\n' };
  const dates = new Map(posts().map(({ path: page, date }) => [page, date]));
  const fields = listed.map((page) => ({
    loc: absolute(page.path),
    ...lastmod(page, dates),
    images: page.pictures.map((src) => ({ loc: new URL(src, site.url) })),
  }));
  return {
    'sitemap.xml': new SitemapBuilder().buildSitemapXml(fields),
    'robots.txt': `# *\nUser-agent: *\nAllow: /\n\n# Sitemaps\nSitemap: ${absolute('/sitemap.xml')}\n`,
  };
}
