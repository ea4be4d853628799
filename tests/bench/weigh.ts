import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { elementsOf, parseHtml, property } from '../../scripts/lib/html';

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
    .filter((element) => property(element, 'rel') === 'stylesheet' && !element.properties.media)
    .map((link) => property(link, 'href'));
  const sum = (list: string[]) =>
    list.filter((file) => existsSync(path.join(out, file))).reduce((all, file) => all + size(file), 0);
  return { script: sum(scriptsOf(out, page)), html: gzipSize(html) + sum(sheets) };
}
