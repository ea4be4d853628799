import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { routes } from '../../content/routes';

/** Large enough for every folder, also after a crop. */
const pixels = sharp({ create: { width: 2400, height: 2400, channels: 3, background: '#789' } });
/** A plain JPEG of a size in pixels. */
export const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#789' } })
    .jpeg()
    .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
/** A small picture of each format, by extension. Each is encoded once. */
const pictures: Record<string, string | Promise<Buffer>> = { svg };
const picture = (extension: string) => {
  pictures[extension] ??= pixels.toFormat(extension.toLowerCase() as 'jpeg').toBuffer();
  return pictures[extension];
};

/**
 * A copy of the site's content for tests to change: all modules and articles, a small picture in place of each master,
 * and an empty page for each route.
 */
export async function copyContent(): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content', path.join(root, 'content'), {
    recursive: true,
    filter: (source) => !/^content.(schema|README)|^content.images.+\.(?!json)\w+$/.test(source),
  });
  for (const name of readdirSync('content/images', { recursive: true, encoding: 'utf8' })) {
    const extension = path.extname(name).slice(1);
    if (extension === 'json' || !extension) continue;
    writeFileSync(path.join(root, 'content/images', name), await picture(extension));
  }
  for (const { path: folder } of Object.values(routes)) {
    mkdirSync(path.join(root, 'app', folder), { recursive: true });
    writeFileSync(path.join(root, 'app', folder, 'page.tsx'), '');
  }
  return root;
}

/** Overwrites a file; returns a function that restores it. */
export function overwrite(root: string, file: string, text: string | Buffer): () => void {
  const full = path.join(root, file);
  const before = readFileSync(full);
  writeFileSync(full, text);
  return () => writeFileSync(full, before);
}

/** Replaces a text that the file must contain; returns a function that restores the file. */
export function edit(root: string, file: string, from: string | RegExp, to: string): () => void {
  const before = readFileSync(path.join(root, file), 'utf8');
  const after = before.replace(from, () => to);
  if (after === before) throw new Error(`${file} does not hold ${from}.`);
  return overwrite(root, file, after);
}

/** Writes a new file; returns a function that removes it. */
export function add(root: string, file: string, bytes: string | Buffer): () => void {
  const full = path.join(root, file);
  writeFileSync(full, bytes, { flag: 'wx' });
  return () => rmSync(full, { recursive: true });
}
