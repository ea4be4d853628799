import { readdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, writeAtomic } from '../lib/files';

type Served = {
  /** Size of the picture or crop in pixels of the master; all widths have the same aspect ratio. */
  width: number;
  height: number;
  /**
   * Ascending. Each is a file `<folder>/<name>-<width>.avif`, or `<folder>/<name>-portrait-<width>.avif` for the crop.
   */
  widths: number[];
};

export type Picture = Served & {
  /** SHA-256 of the master and of the settings that affect its served files. */
  hash: string;
  /** 'svg': the master is copied unchanged, and `widths` is empty. */
  format: 'avif' | 'svg';
  /** The served files: size in bytes by path below public/images. */
  files: Record<string, number>;
  /** The crop for portrait screens, for folders that have one. */
  portrait?: Served;
};

/** public/images/manifest.json; keys are paths below content/images. */
export type Manifest = { _generated: string; pictures: Record<string, Picture> };

const name = 'manifest.json';

/** The pictures of the last run. Empty if the manifest is missing or damaged, so that all are generated again. */
export function readPictures(out: string): Record<string, Picture> {
  try {
    return (JSON.parse(readFileSync(join(out, name), 'utf8')) as Manifest).pictures ?? {};
  } catch {
    return {};
  }
}

export function writeManifest(out: string, pictures: Record<string, Picture>) {
  const manifest: Manifest = { _generated: 'npm run images; do not edit', pictures };
  const sorted = (_: string, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  const text = `${JSON.stringify(manifest, sorted, 2).replace(/\[[\d,\s]*\]/g, (list) => list.replace(/\s+/g, '').replaceAll(',', ', '))}\n`;
  writeAtomic(join(out, name), text);
}

export function hasFiles(out: string, files: Record<string, number>): boolean {
  return Object.entries(files).every(
    ([path, bytes]) => statSync(join(out, path), { throwIfNoEntry: false })?.size === bytes,
  );
}

/**
 * Deletes the files that belong to no picture of the manifest, because their master was deleted or renamed, and the
 * folders that become empty.
 *
 * @returns the deleted files
 */
export function removeOrphans(out: string, pictures: Record<string, Picture>): string[] {
  const wanted = new Set([name, ...Object.values(pictures).flatMap(({ files }) => Object.keys(files))]);
  const orphans = filesIn(out).filter((path) => !wanted.has(path));
  for (const path of orphans) {
    rmSync(join(out, path));
    const folder = dirname(join(out, path));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  return orphans;
}
