import { cache, everywhere, hashedFolder, pictureFolders, resourcePolicy } from './headers';
import type { HostSite } from './site';

const block = (path: string, headers: Record<string, string>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * `_headers` of Netlify and Cloudflare Pages. Where two rules meet, one host joins their values and the other does
 * not: so a header that differs by path stands only in rules that never meet.
 * Cloudflare takes 100 rules of 2,000 characters a line. `rootFiles` are the pictures beside the start page.
 */
export function headersFile(site: HostSite, rootFiles: string[]): string {
  const folders = [
    ...new Set(
      site.pages
        .concat(site.redirects.map(({ from }) => from))
        .map((path) => path.slice(site.base.length).split('/')[1]),
    ),
  ].filter(Boolean);
  const own = { [resourcePolicy.header]: resourcePolicy.files };
  const picture = { [resourcePolicy.header]: resourcePolicy.pictures, [cache.header]: cache.pictures };
  return [
    block(`${site.base}/*`, everywhere),
    block(`${site.base}${hashedFolder}*`, { ...own, [cache.header]: cache.hashed }),
    ...pictureFolders.map((folder) => block(`${site.base}${folder}*`, picture)),
    ...rootFiles.map((file) => block(`${site.base}/${file}`, picture)),
    block(`${site.base}/`, own),
    ...folders.map((folder) => block(`${site.base}/${folder}/*`, own)),
  ].join('\n');
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify forwards past the exported page only with `301!`, and takes
 * 404 pages by folder; Cloudflare leaves both kinds of line out with a warning, reads the plain ones, and finds the
 * folders' 404 pages by itself.
 */
export function redirectsFile(site: HostSite): string {
  const sides = site.redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: from.slice(0, -1), to },
  ]);
  const lines = [
    ...sides.map(({ from, to }) => `${from} ${to} 301!`),
    ...sides.map(({ from, to }) => `${from} ${to} 301`),
    ...site.sections.map(({ path, page }) => `${path}* ${page} 404`),
    ...site.forwards.map((path) => `${path}* ${path}404.html 404`),
  ];
  return `${lines.join('\n')}\n`;
}
