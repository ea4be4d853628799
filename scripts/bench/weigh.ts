import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes after gzip level 6, without headers. */
export const gzipSize = (data: string | Buffer) => gzipSync(data, { level: 6 }).length;

/** The HTML of a page, alone and together with its payload file, where it has one. */
function wholePage(out: string, page: string) {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const [data] = /\/_next\/static\/payloads\/[\w-]+\.js/.exec(html) ?? [];
  return { html, all: data ? html + readFileSync(path.join(out, data), 'utf8') : html };
}

/** The scripts that current browsers load for a page: from tags and from the payload. */
export function scriptsOf(out: string, page: string): string[] {
  const { html, all } = wholePage(out, page);
  const noModule = new Set([...html.matchAll(/<script [^>]*src="([^"]+)"[^>]* noModule/gi)].map(([, src]) => src));
  const named = [...all.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].map(([src]) => src);
  return [...new Set(named)].filter((src) => !noModule.has(src));
}

/** Gzip bytes of a page: its scripts, and its HTML with its stylesheets. */
export function weigh(out: string, page: string) {
  const { html } = wholePage(out, page);
  const size = (file: string) => gzipSize(readFileSync(path.join(out, file)));
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const sum = (list: string[]) =>
    list.filter((file) => existsSync(path.join(out, file))).reduce((all, file) => all + size(file), 0);
  return { script: sum(scriptsOf(out, page)), html: gzipSize(html) + sum(sheets) };
}
