import { commonHeaders, fileHeaders, hashedFolder, hashedHeaders, pictureFolders, pictureHeaders } from './headers';
import { type HostSite, linesOf } from './site';

const block = (path: string, headers: Record<string, string>) =>
  `${path}\n${linesOf(headers, (name, value) => `  ${name}: ${value}`)}\n`;

/**
 * `_headers` of Netlify and Cloudflare Pages. Rules that set the same header must not overlap: if two rules match a path,
 * only one of the hosts joins their values. Cloudflare allows 100 rules and 2,000 characters a line. `rootPictures` are the
 * pictures in the export's top folder.
 */
export function headersFile(site: HostSite, rootPictures: string[]): string {
  const paths = [...site.pages, ...site.redirects.map(({ from }) => from)];
  const folders = new Set(paths.map((path) => path.slice(site.base.length).split('/')[1]).filter(Boolean));
  const own = { 'Cross-Origin-Resource-Policy': fileHeaders['Cross-Origin-Resource-Policy'] };
  return [
    block(`${site.base}/*`, commonHeaders),
    block(`${site.base}${hashedFolder}*`, { ...own, ...hashedHeaders }),
    ...pictureFolders.map((folder) => block(`${site.base}${folder}*`, pictureHeaders)),
    ...rootPictures.map((file) => block(`${site.base}/${file}`, pictureHeaders)),
    block(`${site.base}/`, own),
    ...[...folders].map((folder) => block(`${site.base}/${folder}/*`, own)),
  ].join('\n');
}

/**
 * `_redirects` of Netlify and Cloudflare Pages. Netlify needs `301!` to redirect where an exported page exists, and a
 * line for each folder's 404 page. Cloudflare ignores both kinds of line with a warning, uses the plain `301` lines,
 * and finds the 404 pages itself.
 */
export function redirectsFile(site: HostSite): string {
  const moves = site.redirects.flatMap(({ from, to }) => [from, from.slice(0, -1)].map((path) => `${path} ${to} 301`));
  const lines = [
    ...moves.map((move) => `${move}!`),
    ...moves,
    ...[...site.sections, ...site.sectionRedirects].map((path) => `${path}* ${path}404.html 404`),
    ...(site.base ? [`${site.base}/* ${site.base}/404.html 404`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
