import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { elementsOf, isLink, parseHtml, property } from '../lib/html';
import { kB, table } from './numbers';

/** Bytes after gzip level 6, without headers. */
export const gzipSize = (data: string | Buffer) => gzipSync(data, { level: 6 }).length;

/** The HTML of a page, alone and together with its payload file, where it has one. */
function wholePage(out: string, page: string) {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const elements = elementsOf(parseHtml(html));
  const data = elements.map((element) => property(element, 'dataSrc')).find(Boolean);
  return { html, elements, all: data ? html + readFileSync(path.join(out, data), 'utf8') : html };
}

/** The scripts that current browsers load for a page: from tags and from the payload. */
export function scriptsOf(out: string, page: string): string[] {
  const { elements, all } = wholePage(out, page);
  const noModule = new Set(
    elements.filter(({ properties }) => properties.noModule).map(({ properties }) => properties.src),
  );
  const named = [...all.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].map(([src]) => src);
  return [...new Set(named)].filter((src) => !noModule.has(src));
}

/** Gzip bytes of a page: its scripts, and its HTML with its stylesheets; the one for print loads last. */
export function weigh(out: string, page: string) {
  const { html, elements } = wholePage(out, page);
  const size = (file: string) => gzipSize(readFileSync(path.join(out, file)));
  const sheets = elements
    .filter((element) => isLink(element, 'stylesheet') && !element.properties.media)
    .map((link) => property(link, 'href'));
  const sum = (list: string[]) =>
    list.filter((file) => existsSync(path.join(out, file))).reduce((all, file) => all + size(file), 0);
  return { script: sum(scriptsOf(out, page)), html: gzipSize(html) + sum(sheets) };
}

/** What a chunk holds, by names that minification keeps. */
const contents: [name: string, mark: RegExp][] = [
  ['React DOM, start of the app', /hydrateRoot/],
  ['Next: router, segment cache, React’s RSC client', /createFromFetch/],
  ['React, Next: hooks and errors of navigation', /Symbol\.for\("react\.element"\)|useSyncExternalStore=/],
  ['Turbopack’s runtime', /TURBOPACK_ASSET_SUFFIX/],
  ['islands of all pages, Next: layouts', /data-branch/],
  ['islands of the page', /data-hero|data-copy|product-select|show-more/],
  ['error page', /role:"alert"/],
  ['Next: an empty context', /HeadManagerContext/],
];
const contentOf = (code: string) => contents.find(([, mark]) => mark.test(code))?.[0] ?? 'other';

/** The scripts of each page chunk by chunk: bytes after gzip, and how many of the pages load it. */
export function listChunks(out: string, pages: string[]) {
  const lists = pages.map((page) => scriptsOf(out, page));
  const rows = [...new Set(lists.flat())].map((file) => {
    const code = readFileSync(path.join(out, file), 'utf8');
    const users = lists.filter((list) => list.includes(file)).length;
    return { file: path.basename(file), bytes: gzipSize(code), users, content: contentOf(code) };
  });
  return table(
    ['chunk', 'gzip', 'pages', 'content'],
    rows
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes, users, content }) => [file, kB(bytes), `${users} of ${pages.length}`, content]),
  );
}
