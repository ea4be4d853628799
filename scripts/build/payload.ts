import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asset } from '../../lib/asset';

/** Beside Next's own hashed files, under their year of keeping. */
const folder = '_next/static/payloads';
const first = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const push = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
const boot = /<script id="_R_">([\s\S]*?)<\/script>/;

export type Payload = { src: string; integrity: string; boot: string };

/**
 * Takes out of a page the data with which React brings it to life: the page's own text once more, a third of its
 * bytes. It becomes a hashed file that the loader asks for along with the scripts, so that a page paints as fast as
 * one without any. `boot` starts Next, and must run once the data is in `__next_f`.
 */
export function takePayload(html: string, file: string, out: string): { html: string; payload: Payload } {
  const [, start] = boot.exec(html) ?? [];
  const parts = [...html.matchAll(push)].map(([, part = '']) => JSON.parse(part)[1] as string);
  const rest = html.replace(boot, '').replace(first, '').replace(push, '');
  if (!start || parts.length === 0 || rest.includes('__next_f')) {
    throw new Error(
      `scripts/build/payload.ts: ${file} does not hold its data as self.__next_f.push([1,"…"]) and one <script id="_R_">: Next has changed. Mend the patterns "first", "push" and "boot".`,
    );
  }
  const text = JSON.stringify(parts.join(''));
  const hash = createHash('sha384').update(text);
  const name = `${folder}/${hash.copy().digest('hex').slice(0, 16)}.json`;
  mkdirSync(path.join(out, folder), { recursive: true });
  writeFileSync(path.join(out, name), text);
  const integrity = `sha384-${hash.digest('base64')}`;
  return { html: rest, payload: { src: asset(`/${name}`), integrity, boot: start.trim().replace(/;$/, '') } };
}
