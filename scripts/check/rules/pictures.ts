import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { unusablePicture } from '../../../content/schema/fields';
import { masterPath } from '../../../lib/master';
import { cropTo } from '../../images/encode';
import { minimumWidths } from '../../images/folders';
import { inspectMaster, type Result, readMaster } from '../../images/inspect';
import { type Picture, readPictures } from '../../images/manifest';
import { listMasters, type Master } from '../../images/masters';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';

const folder = 'content/images';

/**
 * Inspections by extension and hash, so that the watcher and the tests inspect each master once. Without it the seeded
 * faults, whose copies have no processed pictures, take five times as long.
 */
const inspected = new Map<string, ReturnType<typeof inspectMaster>>();

/**
 * A cache of each master's hash and of the source that it names, by device, inode, size, mtime and settings. The watcher
 * and the editor, which check after each change, read only the masters that changed. The editor checks hard links to the
 * masters: they have the same inode.
 */
const reads = new Map<string, Result<{ hash: string; source: string | undefined }>>();

/** A warning for a picture without a focal point that is also cropped to portrait: the crop may miss the subject. */
function focusWarning({ key, shapes, focus }: Master): string | undefined {
  if (focus || !shapes.some(({ suffix }) => suffix === '-portrait')) return undefined;
  return `has no focal point, and phones get a tall crop of it: add "${key}": [0.5, 0.5] to ${folder}/focus.json, with the subject's position from the left and from the top, or set it with npm run edit.`;
}

/** The comment that art/ writes into the first bytes of its pictures. */
const signature = /Made by (art\/[\w./-]+)/;

/**
 * The problem with a picture that is narrower than its folder requires: an error below half of the required width, else a
 * warning. `width` is the picture's width after the folder's crop.
 */
function widthFault({ folder: use, extension, shapes }: Master, width: number): Pick<Found, 'message' | 'warning'> {
  const least = Math.min(minimumWidths[use] ?? 0, Math.max(...(shapes[0]?.widths ?? [])));
  if (width >= least || extension.toLowerCase() === '.svg') return {};
  const text = `is ${width} pixels wide${shapes[0]?.aspect ? ' after the crop' : ''}, and pictures ${least < (minimumWidths[use] ?? 0) ? 'for phones' : `in ${use}/`} should have ${least}`;
  return width * 2 < least
    ? { message: `${text}: choose a larger original.` }
    : { warning: `${text}: it may look soft on large screens.` };
}

type Found = { message?: string; warning?: string };

function readOnce(file: string, master: Master) {
  const { settings, focus, shapes } = master;
  const { dev, ino, size, mtimeNs } = statSync(file, { bigint: true, throwIfNoEntry: false }) ?? {};
  const key = JSON.stringify([String([dev, ino, size, mtimeNs]), settings, focus, shapes]);
  const before = reads.get(key);
  if (before) return before;
  const read = readMaster(file, master);
  // Failures are not cached: new permissions change neither size nor mtime.
  if ('fault' in read) return read;
  const { bytes, hash } = read.value;
  const [, source] = signature.exec(bytes.subarray(0, 4096).toString('latin1')) ?? [];
  reads.set(key, { value: { hash, source } });
  return { value: { hash, source } };
}

async function inspectOnce(file: string, master: Master, hash: string): ReturnType<typeof inspectMaster> {
  const before = inspected.get(master.extension + hash);
  if (before) return before;
  const read = readMaster(file, master);
  if ('fault' in read) return read;
  const inspection = inspectMaster(read.value, master);
  inspected.set(master.extension + read.value.hash, inspection);
  return inspection;
}

/** Inspects a master. One that `processed` has with the same hash is valid: `npm run images` has inspected it. */
async function inspect(root: string, master: Master, processed: Record<string, Picture>): Promise<Found> {
  const file = path.join(root, folder, master.key);
  const read = readOnce(file, master);
  if ('fault' in read) return { message: read.fault };
  const { hash, source } = read.value;
  if (source && !existsSync(path.join(root, source)))
    return {
      message: `names ${source} as its source, which does not exist: restore that file, or make the picture again.`,
    };
  const known = processed[master.key];
  if (known?.hash === hash) return widthFault(master, known.width);
  const facts = await inspectOnce(file, master, hash);
  if ('fault' in facts) return { message: facts.fault };
  return widthFault(master, cropTo(facts.value, master.shapes[0]?.aspect, master.focus).width);
}

/** Lists the masters (original pictures) and what is wrong with them. */
export async function readMasters(
  root: string,
): Promise<{ masters: Set<string>; problems: Problem[]; warnings: Problem[] }> {
  const full = path.join(root, folder);
  const faults: string[] = [];
  const [masters, processed] = [listMasters(full, faults), readPictures(path.join(root, 'public/images'))];
  const problems = faults.map((text): Problem => {
    const [, file = '', message = text] = /^(.*?): (.*)$/s.exec(text.replace(full, '')) ?? [];
    return { file: folder + file, message };
  });
  const warnings: Problem[] = [];
  for (const master of masters) {
    const file = `${folder}/${master.key}`;
    const { message, warning } = await inspect(root, master, processed);
    if (message) problems.push({ file, message });
    for (const text of [warning, focusWarning(master)]) if (text) warnings.push({ file, message: text });
  }
  return { masters: new Set(masters.map(({ key }) => key)), problems, warnings };
}

/** What is wrong with a reference to a picture. */
export function pictureProblems(masters: Set<string>, { file, alt }: { file: string; alt: string }): string[] {
  const name = masterPath(file);
  const found: string[] = [];
  const unusable = unusablePicture(file);
  if (unusable) found.push(unusable);
  else if (!masters.has(name)) {
    const other = [...masters].find((master) => master.toLowerCase() === name.toLowerCase());
    const longer = [...masters].filter((master) => master.startsWith(name.replace(/\.\w+$/, '')));
    const near = nearestHint(name, longer.length > 0 ? longer : masters);
    const hint = other ? ` Write ${other}: letter case matters.` : near;
    found.push(`${folder}/${name} does not exist.${hint}`);
  }
  if (/\.(jpe?g|png|webp|avif|svg|gif)$/i.test(alt)) found.push(`alt is a file name (${alt}): describe what is seen`);
  if (/^(an? )?(picture|image|photo|photograph) of\b/i.test(alt))
    found.push('alt starts with “picture of”, which screen readers say anyway: describe what is seen');
  return found;
}
