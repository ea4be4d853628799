import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Transform } from './html';
import type { Sealed } from './payload';

const chunks = '_next/static/chunks';
/** How Next's loader (Turbopack) inserts a script, in its minified words: a variable, the address, the handler. */
const insertion = /(\w)\.crossOrigin=null,\1\.src=(\w),/g;
const known = new Map<string, string>();

/** The `integrity` of a script below an export, such as `_next/static/chunks/a.js`. */
export function integrityOf(out: string, file: string): string {
  const full = path.join(out, file);
  const value = known.get(full) ?? `sha384-${createHash('sha384').update(readFileSync(full)).digest('base64')}`;
  known.set(full, value);
  return value;
}

/**
 * Makes Next's loader ask for the integrity of every script that it inserts later, and payloads likewise. The loader is
 * renamed by its new content, since its address is kept for a year; `seal` tells the present address of a script, and
 * its integrity.
 */
export function sealScripts(out: string): { payload: Transform; seal: (src: string) => Sealed } {
  const files = readdirSync(path.join(out, chunks)).filter((file) => file.endsWith('.js'));
  const loader = files.find((file) => file.startsWith('turbopack-'));
  const source = loader && readFileSync(path.join(out, chunks, loader), 'utf8');
  const places = source ? [...source.matchAll(insertion)].length : 0;
  if (!loader || !source || places !== 1) {
    throw new Error(
      `scripts/build/integrity.ts: expected one place in ${chunks}/turbopack-*.js that inserts scripts (n.crossOrigin=null,n.src=t), found ${places}. Next has changed its loader: find the place where it sets a script's src and mend the pattern "insertion".`,
    );
  }
  const table = Object.fromEntries(
    files.filter((file) => file !== loader).map((file) => [file, integrityOf(out, `${chunks}/${file}`)]),
  );
  const sealed = source.replace(
    insertion,
    (_, script, address) =>
      `${script}.crossOrigin=null,${script}.integrity=(${JSON.stringify(table)})[${address}.split("/").pop()]||"",${script}.src=${address},`,
  );
  const renamed = `turbopack-${createHash('sha256').update(sealed).digest('hex').slice(0, 13)}.js`;
  writeFileSync(path.join(out, chunks, loader), sealed);
  renameSync(path.join(out, chunks, loader), path.join(out, chunks, renamed));

  const flag = new RegExp(String.raw`"src":"[^"\\]*/(${chunks}/[^"\\]+\.js)","async":true`, 'g');
  return {
    payload: (text) => text.replace(flag, (found, name) => `${found},"integrity":"${integrityOf(out, name)}"`),
    seal: (src) => {
      const address = src.replace(loader, renamed);
      return [address, integrityOf(out, address.slice(address.indexOf(chunks)))];
    },
  };
}
