import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { asset } from '../../lib/asset';

/** Beside Next's own hashed files, under their year of keeping. */
export const payloads = '_next/static/payloads';
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
const boot = /<script id="_R_">\(globalThis\["TURBOPACK"\][^{]*\.push\((\{[^<]*\})\);?<\/script>/;

export type Payload = { src: string; integrity: string };
/** A file that is asked for later, and what it must hold. */
export type Sealed = [src: string, integrity: string];

/**
 * Takes out of a page the data with which React brings it to life, the page's own text once more, and what starts Next:
 * more than half of its bytes.
 */
export function takePayload(html: string, file: string): { rest: string; data: string; start: unknown } {
  const parts: string[] = [];
  let start: unknown;
  const rest = html
    .replace(push, (_, part) => {
      parts.push(JSON.parse(part)[1]);
      return '';
    })
    .replace(first, '')
    .replace(boot, (_, part) => {
      start = JSON.parse(part);
      return '';
    });
  if (!start || parts.length === 0 || rest.includes('__next_f')) {
    throw new Error(
      `scripts/build/payload.ts: ${file} does not hold its data as self.__next_f.push([1,"…"]) and one <script id="_R_">: Next has changed. Mend the patterns "first", "push" and "boot".`,
    );
  }
  return { rest, data: parts.join(''), start };
}

/** Writes it, with the files that follow, as the hashed file that the loader asks for. */
export function writePayload(out: string, content: [data: string, start: unknown, scripts: Sealed[], sheet: Sealed]) {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text);
  const name = `${payloads}/${hash.copy().digest('hex').slice(0, 16)}.json`;
  writeFileSync(path.join(out, name), text);
  return { src: asset(`/${name}`), integrity: `sha256-${hash.digest('base64')}` } satisfies Payload;
}
