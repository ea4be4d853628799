import { join } from 'node:path';
import { writeAtomic } from '../lib/files';
import { inParallel } from '../lib/in-parallel';
import { encodeShape } from './encode';
import { type Facts, inspectMaster, readMaster, type Source } from './inspect';
import { hasFiles, type Picture, readPictures, removeOrphans, writeManifest } from './manifest';
import { listMasters, type Master, PictureError } from './masters';

type Job = { master: Master; source: Source; facts: Facts };

/**
 * Updates the served pictures in public/images from their masters, the originals in content/images. All faults are
 * thrown as one PictureError before any file is written, except for exceeded size budgets: they are only known after
 * encoding, and the other pictures are written.
 *
 * @returns the masters whose served files were missing or outdated, the deleted files without a master, the other masters
 */
export async function deriveImages({
  masters: root = 'content/images',
  out = 'public/images',
  log = (_line: string) => {},
} = {}) {
  const faults: string[] = [];
  const masters = listMasters(root, faults);
  const before = readPictures(out);
  const pictures: Record<string, Picture> = {};
  const stale: Job[] = [];
  await inParallel(masters, 2, async (master) => {
    const source = readMaster(join(root, master.key), master);
    if ('fault' in source) return void faults.push(`${root}/${master.key}: ${source.fault}`);
    const known = before[master.key];
    if (known) pictures[master.key] = known;
    if (known?.hash === source.value.hash && hasFiles(out, known.files)) return;
    const facts = await inspectMaster(source.value, master);
    if ('fault' in facts) return void faults.push(`${root}/${master.key}: ${facts.fault}`);
    stale.push({ master, source: source.value, facts: facts.value });
  });
  if (faults.length > 0) throw new PictureError(faults.sort());

  const keys = stale.map(({ master }) => master.key).sort();
  const fresh = masters.map(({ key }) => key).filter((key) => !keys.includes(key));
  await inParallel(stale, 2, async ({ master, source, facts }) => {
    try {
      pictures[master.key] = await derivePicture(out, master, source, facts);
      log(`${root}/${master.key}: ${Object.keys(pictures[master.key]?.files ?? {}).length} files`);
    } catch (error) {
      faults.push(`${root}/${master.key}: ${(error as Error).message}`);
    }
  });
  writeManifest(out, pictures);
  if (faults.length > 0) throw new PictureError(faults.sort());
  return { stale: keys, orphans: removeOrphans(out, pictures), fresh };
}

async function derivePicture(out: string, master: Master, { bytes, hash }: Source, facts: Facts): Promise<Picture> {
  const { width, height, svg } = facts;
  const picture: Picture = { hash, format: svg ? 'svg' : 'avif', width, height, widths: [], files: {} };
  const write = (path: string, data: Buffer) => {
    writeAtomic(join(out, path), data);
    picture.files[path] = data.length;
  };
  if (svg) write(`${master.folder}/${master.name}.svg`, bytes);
  else
    for (const shape of master.shapes) {
      const { files, ...size } = await encodeShape(bytes, facts, master, shape);
      if (shape.suffix === '') Object.assign(picture, size);
      else picture.portrait = size;
      for (const [path, data] of files) write(path, data);
    }
  return picture;
}
