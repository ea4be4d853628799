import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { uses } from './uses';

/** A fault in what an editor put in, one line a file; printed without a stack. */
export class PictureError extends Error {
  constructor(readonly faults: string[]) {
    super(faults.length === 1 ? faults[0] : `${faults.length} pictures need a hand:\n  ${faults.join('\n  ')}`);
  }
}

/** `key` is the path below the masters' folder, `hero/saas.jpg`; `name` lacks the ending. */
export type Master = { key: string; folder: string; name: string; extension: string; focus: [number, number] };

const ignored = /^\.|^(?:Thumbs\.db|desktop\.ini|README\.md|focus\.json)$/i;
const endings = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.svg'];
export const askForExport = 'Export it again as JPEG, PNG, WebP, AVIF or SVG.';

/** Lists the masters in a fixed order; what cannot be one is added to `faults`. */
export function listMasters(root: string, faults: string[]): Master[] {
  const focus = readFocus(root, faults);
  const masters: Master[] = [];
  for (const entry of readFolder(root, faults)) {
    if (!entry.isDirectory() || !uses[entry.name]) {
      faults.push(`${root}/${entry.name}: pictures stand in the folder of their use: ${Object.keys(uses).join(', ')}.`);
      continue;
    }
    for (const file of readFolder(join(root, entry.name), faults)) {
      const key = `${entry.name}/${file.name}`;
      const extension = /\.[^.]*$/.exec(file.name)?.[0] ?? '';
      const name = file.name.slice(0, file.name.length - extension.length);
      const fault = file.isDirectory()
        ? 'folders do not nest here. Move its pictures up.'
        : findNameFault(name, extension);
      if (fault) faults.push(`${root}/${key}: ${fault}`);
      else masters.push({ key, folder: entry.name, name, extension, focus: focus.get(key) ?? [0.5, 0.5] });
    }
  }
  reportTwins(root, masters, faults);
  for (const key of focus.keys()) {
    if (!masters.some((master) => master.key === key))
      faults.push(`${root}/focus.json: "${key}" is not a picture in ${root}.`);
  }
  if (masters.length === 0 && faults.length === 0) faults.push(`${root}: there is no picture in it.`);
  return masters;
}

function readFolder(path: string, faults: string[]) {
  try {
    const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !ignored.test(name));
    return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    faults.push(`${path}: there is no such folder, and the masters of the pictures belong there.`);
    return [];
  }
}

function findNameFault(name: string, extension: string): string | null {
  if (!endings.includes(extension.toLowerCase())) {
    return `cannot be read as a picture (its name ends in "${extension}"). ${askForExport}`;
  }
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return null;
  const tidy =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'picture-1';
  return `its name becomes part of an address: lower-case letters, digits and hyphens. Rename it, for example ${tidy}${extension}.`;
}

/** Two masters that would be served under one name; a name may not end in -portrait where that is a crop's. */
function reportTwins(root: string, masters: Master[], faults: string[]) {
  const seen = new Map<string, string>();
  for (const { key, folder, name } of masters) {
    for (const { suffix } of uses[folder]?.shapes ?? []) {
      const served = `${folder}/${name}${suffix}`;
      const twin = seen.get(served);
      if (twin) faults.push(`${root}/${key}: is served under the same name as ${twin}. Delete or rename one of them.`);
      seen.set(served, key);
    }
  }
}

/** Where the subject is in a picture that is cropped: fractions of its width and height from the top left. */
function readFocus(root: string, faults: string[]): Map<string, [number, number]> {
  const [path, points] = [join(root, 'focus.json'), new Map<string, [number, number]>()];
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return points;
  }
  try {
    for (const [key, point] of Object.entries(JSON.parse(text))) {
      const valid =
        Array.isArray(point) && point.length === 2 && point.every((n) => typeof n === 'number' && n >= 0 && n <= 1);
      if (valid) points.set(key, point as [number, number]);
      else
        faults.push(
          `${path}: "${key}" is ${JSON.stringify(point)}; two numbers from 0 to 1 are right, as [0.65, 0.5].`,
        );
    }
  } catch (error) {
    faults.push(`${path}: is not JSON (${(error as Error).message}).`);
  }
  return points;
}
