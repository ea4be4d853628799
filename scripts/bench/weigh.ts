import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes as a host with gzip at level 6 sends them, headers apart. */
export const gzipSize = (data: string | Buffer) => gzipSync(data, { level: 6 }).length;

/** The scripts that current browsers load for a page, wherever it names them: in tags, in its loader, in its payload. */
export function scriptsOf(html: string): string[] {
  const old = new Set([...html.matchAll(/<script [^>]*src="([^"]+)"[^>]* noModule/gi)].map(([, src]) => src));
  const named = [...html.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].map(([src]) => src);
  return [...new Set(named)].filter((src) => !old.has(src));
}

/** What a page of an export weighs, gzip: its scripts, and its HTML with its stylesheets. */
export function weigh(out: string, page: string) {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const size = (file: string) => gzipSize(readFileSync(path.join(out, file)));
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const sum = (list: string[]) =>
    list.filter((file) => existsSync(path.join(out, file))).reduce((all, file) => all + size(file), 0);
  return { script: sum(scriptsOf(html)), html: gzipSize(html) + sum(sheets) };
}
