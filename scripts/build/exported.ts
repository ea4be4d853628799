import { readFileSync } from 'node:fs';
import path from 'node:path';
import { absolute } from '../../lib/metadata';
import { pagesIn } from './html';

export type ExportedPage = { path: string; html: string; canonical: string | undefined; indexable: boolean };

const attribute = (tag: string | undefined, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag ?? '')?.[1]?.replaceAll('&amp;', '&');

const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];

/** Every page that has an address of its own (error pages have none), as its HTML tells it. */
export function exportedPages(out: string): ExportedPage[] {
  return pagesIn(out)
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => {
      const own = `/${file
        .split(path.sep)
        .join('/')
        .replace(/index\.html$/, '')}`;
      const html = readFileSync(path.join(out, file), 'utf8');
      const canonical = attribute(
        tags(html, 'link').find((tag) => tag.includes('rel="canonical"')),
        'href',
      );
      const hidden = tags(html, 'meta').some((tag) => tag.includes('name="robots"') && tag.includes('noindex'));
      return { path: own, html, canonical, indexable: !hidden && canonical === absolute(own) };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The addresses of the pictures in a page's own part, each at its largest. */
export function picturesOf(html: string): string[] {
  const [main = ''] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? [];
  const largest = tags(main, 'img').flatMap(
    (tag) => attribute(tag, 'srcSet')?.split(', ').at(-1)?.split(' ')[0] ?? attribute(tag, 'src') ?? [],
  );
  return [...new Set(largest)];
}
