import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { type TransformFailure, transformSync } from 'esbuild';
import { nearestHint } from '../check/nearest';
import { SetupError } from '../lib/command.mjs';
import { slugOf } from '../lib/slug';
import { type ImageFolder, imageFolders, type Shape } from './folders';

/** Faults in the masters, one line per file. */
export class PictureError extends SetupError {
  constructor(readonly faults: string[]) {
    super(faults.length === 1 ? faults[0] : `${faults.length} faults in pictures:\n  ${faults.join('\n  ')}`);
  }
}

/**
 * `key` is the path below the masters' folder, such as `hero/saas.jpg`; `name` is the file name without extension. `focus`
 * is undefined if focus.json does not have the picture: then crops keep the centre. `settings` are those of its folder.
 * `shapes` are those it is served in.
 */
export type Master = {
  key: string;
  folder: string;
  name: string;
  extension: string;
  focus: [number, number] | undefined;
  settings: ImageFolder;
  shapes: Shape[];
};

const ignored = /^\.|^(?:Thumbs\.db|desktop\.ini|README\.md|focus\.json)$/i;
const extensions = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'];
export const askForExport = 'Export it again as JPEG, PNG, WebP, AVIF or SVG.';

type Report = (file: string, fault: string) => void;

/** Lists the masters by name; files that cannot be masters are added to `faults`. */
export function listMasters(root: string, faults: string[]): Master[] {
  const report = (file: string, fault: string) => void faults.push(`${root}/${file}: ${fault}`);
  const focus = readFocus(root, report);
  const masters: Master[] = [];
  for (const entry of readFolder(root, faults)) {
    const settings = imageFolders[entry.name];
    if (!entry.isDirectory() || !settings) {
      report(entry.name, `pictures belong in one of the folders ${Object.keys(imageFolders).join(', ')}.`);
      continue;
    }
    for (const file of readFolder(join(root, entry.name), faults)) {
      const key = `${entry.name}/${file.name}`;
      const { name, ext: extension } = parse(file.name);
      const fault = file.isDirectory()
        ? 'folders inside this folder are not allowed. Move the pictures up.'
        : findNameFault(name, extension);
      if (fault) report(key, fault);
      else masters.push({ key, folder: entry.name, name, extension, focus: focus.get(key), settings, shapes: [] });
    }
  }
  const keys = new Set(masters.map(({ key }) => key));
  for (const master of masters) master.shapes = shapesOf(master, keys);
  reportDuplicates(masters, report);
  for (const key of focus.keys())
    if (!keys.has(key))
      report('focus.json', `"${key}" is not a picture: correct its name or delete its line.${nearestHint(key, keys)}`);
  if (masters.length === 0 && faults.length === 0) faults.push(`${root}: the folder has no pictures.`);
  return masters;
}

function readFolder(path: string, faults: string[]) {
  try {
    const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !ignored.test(name));
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    faults.push(`${path}: this folder is missing. It must contain the master pictures.`);
    return [];
  }
}

function findNameFault(name: string, extension: string): string | null {
  if (!extensions.includes(extension.toLowerCase())) {
    return `cannot be read as a picture (its name ${extension ? `ends in "${extension}"` : 'has no ending such as .jpg'}). ${askForExport}`;
  }
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return null;
  const tidy = slugOf(name) || 'picture-1';
  return `its name becomes part of a URL: use only lower-case letters, digits and hyphens. Rename it, for example ${tidy}${extension}.`;
}

/** The shapes of the folder. `x-portrait.jpg` takes the place of the portrait crop of `x.jpg`. */
function shapesOf({ folder, name, extension, settings: { shapes } }: Master, keys: Set<string>): Shape[] {
  const portrait = shapes.find(({ suffix }) => suffix === '-portrait');
  if (!portrait) return shapes;
  if (keys.has(`${folder}/${name}-portrait${extension}`)) return shapes.filter((shape) => shape !== portrait);
  const whole = name.endsWith('-portrait') && keys.has(`${folder}/${name.replace(/-portrait$/, '')}${extension}`);
  return whole ? [{ ...portrait, suffix: '' }] : shapes;
}

/** Reports masters that would be served under the same name, such as `x-portrait.png` and the portrait crop of `x.jpg`. */
function reportDuplicates(masters: Master[], report: Report) {
  const seen = new Map<string, string>();
  for (const { key, folder, name, shapes } of masters) {
    for (const { suffix } of shapes) {
      const served = `${folder}/${name}${suffix}`;
      const prev = seen.get(served);
      if (prev) report(key, `is served under the same name as ${prev}. Delete or rename one of them.`);
      seen.set(served, key);
    }
  }
}

/** Reads focus.json, the focal points of cropped pictures as fractions of width and height from the top left. */
function readFocus(root: string, report: Report): Map<string, [number, number]> {
  const [file, points] = ['focus.json', new Map<string, [number, number]>()];
  if (!existsSync(join(root, file))) return points;
  try {
    const text = readFileSync(join(root, file), 'utf8');
    transformSync(text, { loader: 'json' });
    for (const [key, point] of Object.entries(JSON.parse(text))) {
      const valid =
        Array.isArray(point) && point.length === 2 && point.every((n) => typeof n === 'number' && n >= 0 && n <= 1);
      if (valid) points.set(key, point as [number, number]);
      else report(file, `"${key}" is ${JSON.stringify(point)}; write two numbers from 0 to 1, such as [0.65, 0.5].`);
    }
  } catch (error) {
    // esbuild's errors have a line in every version of Node.
    const [{ text: found = String(error), location } = {}] = (error as Partial<TransformFailure>).errors ?? [];
    report(
      file,
      `line ${location?.line ?? 1} is not JSON: ${found}. Each line is "folder/name.jpg": [0.65, 0.5], with a comma behind all but the last.`,
    );
  }
  return points;
}
