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
 * Takes out of a page the data with which React brings it to life: the page's own text once more, a third of its
 * bytes. With what starts Next, and the files that follow, it becomes a hashed file that the loader asks for, so that
 * a page paints as fast as one without any: `[data, start, scripts, sheet]`.
 */
export function takePayload(
  html: string,
  file: string,
  out: string,
  files: [scripts: Sealed[], sheet: Sealed],
): { html: string; payload: Payload } {
  const [, start] = boot.exec(html) ?? [];
  const parts = [...html.matchAll(push)].map(([, part = '']) => JSON.parse(part)[1] as string);
  const rest = html.replace(boot, '').replace(first, '').replace(push, '');
  if (!start || parts.length === 0 || rest.includes('__next_f')) {
    throw new Error(
      `scripts/build/payload.ts: ${file} does not hold its data as self.__next_f.push([1,"…"]) and one <script id="_R_">: Next has changed. Mend the patterns "first", "push" and "boot".`,
    );
  }
  const text = JSON.stringify([parts.join(''), JSON.parse(start), ...files]);
  const hash = createHash('sha256').update(text);
  const name = `${payloads}/${hash.copy().digest('hex').slice(0, 16)}.json`;
  writeFileSync(path.join(out, name), text);
  const integrity = `sha256-${hash.digest('base64')}`;
  return { html: rest, payload: { src: asset(`/${name}`), integrity } };
}
