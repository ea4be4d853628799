import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach } from 'vitest';
import { deriveImages } from '../../scripts/images/derive';
import type { Manifest, Picture } from '../../scripts/images/manifest';

/** A picture of one colour. */
export const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

export const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100">${inner}</svg>`;

/** Empty folders for masters and served pictures, new for each test, and what tests do with them. */
export function pictureFolders() {
  let base = '';
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'images-'));
  });
  afterEach(() => rmSync(base, { recursive: true }));

  const master = (key = '') => join(base, 'masters', key);
  const copy = (path = '') => join(base, 'out', path);
  const put = (key: string, bytes: Buffer | string) => {
    mkdirSync(dirname(master(key)), { recursive: true });
    writeFileSync(master(key), bytes);
  };
  const derive = () => deriveImages({ masters: master(), out: copy() });
  const manifest = () => JSON.parse(readFileSync(copy('manifest.json'), 'utf8')) as Manifest;
  return {
    /** The path of a master. */
    master,
    /** The path of a served picture. */
    copy,
    put,
    putJpeg: async (key: string, picture: Sharp) => put(key, await picture.jpeg().toBuffer()),
    derive,
    /** The message of the error that deriving the pictures throws, or 'nothing failed'. */
    failure: (): Promise<string> =>
      derive().then(
        () => 'nothing failed',
        (error: Error) => error.message,
      ),
    manifest,
    entry: (key: string) => manifest().pictures[key] as Picture,
    served: () => (readdirSync(copy(), { recursive: true }) as string[]).filter((path) => /\.\w+$/.test(path)).sort(),
  };
}
