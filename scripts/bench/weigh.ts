import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes as a host with gzip at level 6 sends them, headers apart. */
const gzipSize = (data: string | Buffer) => gzipSync(data, { level: 6 }).length;

/** What a page holds, with the data file of its loader where it has one (scripts/export/loader/payload.ts). */
function wholePage(out: string, page: string) {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const [data] = /\/_next\/static\/payloads\/[\w-]+\.json/.exec(html) ?? [];
  return { html, all: data ? html + readFileSync(path.join(out, data), 'utf8') : html };
}

/** The scripts that current browsers load for a page, wherever it names them: in tags, in its loader, in its data. */
export function scriptsOf(out: string, page: string): string[] {
  const { html, all } = wholePage(out, page);
  const old = new Set([...html.matchAll(/<script [^>]*src="([^"]+)"[^>]* noModule/gi)].map(([, src]) => src));
  const named = [...all.matchAll(/\/_next\/static\/chunks\/[\w.~-]+\.js/g)].map(([src]) => src);
  return [...new Set(named)].filter((src) => !old.has(src));
}

/** What a page of an export weighs, gzip: its scripts, and its HTML with its stylesheets. */
export function weigh(out: string, page: string) {
  const { html } = wholePage(out, page);
  const size = (file: string) => gzipSize(readFileSync(path.join(out, file)));
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  const sum = (list: string[]) =>
    list.filter((file) => existsSync(path.join(out, file))).reduce((all, file) => all + size(file), 0);
  return { script: sum(scriptsOf(out, page)), html: gzipSize(html) + sum(sheets) };
}
