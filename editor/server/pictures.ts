import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentType } from '../../scripts/hosts/headers';
import { deriveImages } from '../../scripts/images/derive';
import { imageFolders } from '../../scripts/images/folders';
import { PictureError } from '../../scripts/images/masters';
import { slugOf } from '../../scripts/lib/slug';
import { EditError } from '../source/error';
import { format } from '../source/format';
import type { Editor, Outcome } from '../write/change';
import { readBytes } from '../write/files';
import type { Step } from '../write/history';
import { HttpError } from './http';

const folder = 'content/images';

let running: Promise<unknown> = Promise.resolve();

/** Generates the served files of new masters and deletes those of deleted masters. One run at a time. */
export function derive(root: string) {
  const run = () => deriveImages({ masters: path.join(root, folder), out: path.join(root, 'public/images') });
  const result = running.then(run);
  running = result.catch(() => {});
  return result;
}

/**
 * `My Photo (1).JPG` → `my-photo-1.jpg`, with a number at the end if the name is taken, in any format, or would make one
 * of two pictures the phone crop of the other (masters.ts).
 */
function freeName(root: string, use: string, name: string): string {
  const extension = path.extname(name).toLowerCase();
  const stem = slugOf(path.basename(name, path.extname(name))) || 'picture';
  const full = path.join(root, folder, use);
  const names = existsSync(full) ? readdirSync(full).map((file) => path.parse(file).name) : [];
  const taken = names.flatMap((one) => [one, `${one}-portrait`, one.replace(/-portrait$/, '')]);
  for (let count = 1; ; count += 1) {
    const free = count > 1 ? `${stem}-${count}` : stem;
    if (!taken.includes(free)) return `${folder}/${use}/${free}${extension}`;
  }
}

/** Adds a picture under a valid name. */
export async function addPicture(
  editor: Editor,
  use: string,
  name: string,
  bytes: Buffer,
): Promise<Outcome & { key?: string }> {
  if (!Object.hasOwn(imageFolders, use))
    throw new HttpError(
      422,
      `“${use}” is no folder of ${folder}: choose an existing picture first, whose folder is used`,
    );
  const file = freeName(editor.root, use, name);
  const outcome = await editor.write(`Add ${path.basename(file)}`, [{ file, before: null, after: bytes }]);
  return outcome.ok ? { ...outcome, key: file.slice(folder.length + 1) } : outcome;
}

/** Generates the served files after a step. If that fails, the step is withdrawn and the messages are returned. */
export async function deriveAfter(editor: Editor, step: Step | undefined): Promise<Outcome> {
  try {
    await derive(editor.root);
    return { ok: true };
  } catch (error) {
    if (step) editor.withdraw(step);
    // The pictures may have had faults before the step.
    await derive(editor.root).catch(() => {});
    if (!(error instanceof PictureError)) throw error;
    return { ok: false, problems: error.faults.map((fault) => fault.replaceAll(`${editor.root}${path.sep}`, '')) };
  }
}

function readPoints(file: string, text: string): Record<string, number[]> {
  try {
    return JSON.parse(text);
  } catch {
    throw new EditError(`${file} is not JSON: correct the line that “Problems in the content” names`);
  }
}

/** The focal point of a cropped picture, as fractions of its width and height from the top left. */
export async function setFocus(editor: Editor, key: string, point: [number, number]): Promise<Outcome> {
  const file = `${folder}/focus.json`;
  const before = readBytes(editor.root, file);
  const points = readPoints(file, before?.toString('utf8') ?? '{}');
  points[key] = point.map((part) => Math.round(part * 1000) / 1000);
  const after = Buffer.from(await format(file, JSON.stringify(points, null, 2)));
  return editor.write(`Focal point of ${key}`, [{ file, before, after }]);
}

/** A picture as it was uploaded, by its path below content/images. Nothing outside that folder is read. */
export function master(root: string, key: string): { type: string; body: Buffer } | undefined {
  const full = path.resolve(root, folder, key);
  if (!full.startsWith(path.resolve(root, folder) + path.sep) || !existsSync(full)) return undefined;
  const extension = path.extname(full).slice(1).toLowerCase();
  const type = contentType(extension) ?? `image/${extension}`;
  return { type, body: readFileSync(full) };
}
