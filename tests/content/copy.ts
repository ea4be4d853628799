import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const fixture = 'tests/content/fixture';

/**
 * A small site of its own to put faults into: the modules of the fixture, a picture for each that they name, and an
 * empty page for each route. The site's real content may change without a word to these tests.
 */
export async function makeSite(prefix = 'content-'): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), prefix));
  cpSync(fixture, path.join(root, 'content'), { recursive: true });
  const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#789' } })
    .jpeg()
    .toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const modules = readdirSync(fixture, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|mdx)$/.test(name),
  );
  const text = modules.map((name) => readFileSync(path.join(fixture, name), 'utf8')).join('\n');
  for (const [, file = ''] of text.matchAll(/\bfile: '([^']+\/[^']+)'/g))
    write(root, `content/images/${file}`, file.endsWith('.svg') ? svg : jpeg);
  for (const [, page = ''] of text.matchAll(/path: '([^']+)'/g)) write(root, `app${page}page.tsx`, '');
  return root;
}

function write(root: string, file: string, bytes: string | Buffer) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), bytes);
}

/** Replaces a text that must be in the file; returns what puts the file back. */
export function edit(root: string, file: string, from: string | RegExp, to: string): () => void {
  const full = path.join(root, file);
  const before = readFileSync(full);
  const text = before.toString('utf8');
  const after = text.replace(from, () => to);
  if (after === text) throw new Error(`${file} does not hold ${from}.`);
  writeFileSync(full, after);
  return () => writeFileSync(full, before);
}

/** Writes a file that was not there; returns what removes it. */
export function add(root: string, file: string, bytes: string | Buffer): () => void {
  const full = path.join(root, file);
  writeFileSync(full, bytes, { flag: 'wx' });
  return () => rmSync(full, { recursive: true });
}
