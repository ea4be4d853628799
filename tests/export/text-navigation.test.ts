import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { page, text } from '../lib/export';

/** Each page's part of llms-full.txt, by its path. */
const parts = text('/llms-full.txt')
  .split(/^Address: /m)
  .slice(1)
  .map((part) => [part.slice(site.url.length, part.indexOf('\n')), part.slice(part.indexOf('\n'))] as const);

/** How often each address is linked to. */
function counts(links: string[]) {
  const found = new Map<string, number>();
  for (const link of links) found.set(link, (found.get(link) ?? 0) + 1);
  return found;
}

it('llms-full.txt has the links of a page’s text, and none of its navigation and forms', () => {
  const [kept, missing]: [string[], string[]] = [[], []];
  let navigation = 0;
  for (const [path, markdown] of parts) {
    const links = [...page(path).querySelectorAll('main a[href]')];
    const own = links.filter((link) => !link.closest('nav, form'));
    navigation += links.length - own.length;
    const shown = counts(own.map((link) => new URL(link.getAttribute('href') ?? '', site.url + path).href));
    const targets = [...markdown.matchAll(/(?<!!\[[^\]]*)\]\(([a-z]+:[^)\s]*)/g)].map(([, href = '']) =>
      href.replaceAll('\\', ''),
    );
    const written = counts(targets.map((href) => new URL(href).href));
    for (const [href, times] of written) if (times > (shown.get(href) ?? 0)) kept.push(`${path}: ${href}`);
    for (const href of shown.keys())
      if (!written.has(href) && !markdown.includes(href.replace('mailto:', ''))) missing.push(`${path}: ${href}`);
  }
  expect(parts.length).toBeGreaterThan(10);
  expect(navigation).toBeGreaterThan(20);
  expect(kept).toEqual([]);
  expect(missing).toEqual([]);
});
