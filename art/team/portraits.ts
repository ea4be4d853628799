import { rect } from '../lib/svg';
import { outline } from '../lib/text';
import { type Motif, size } from './motif';
import { contours } from './motifs/contours';
import { dayCurve } from './motifs/day-curve';
import { modules } from './motifs/modules';
import { ridges } from './motifs/ridges';
import { rotor } from './motifs/rotor';
import { initials, people } from './people';
import { schemes } from './scheme';

const motifs: readonly Motif[] = [contours, rotor, modules, ridges, dayCurve];

/** A name's portrait: initials over a piece of the landscape. Place in the list decides motif and colours. */
function portrait(name: string, index: number): string {
  const motif = motifs[index % motifs.length] as Motif;
  const scheme = schemes[index % schemes.length] ?? schemes[0];
  if (!scheme) throw new Error('There is no colour scheme for portraits.');
  const letters = outline(initials(name), 40, 742, { size: 236, weight: 500, tracking: -0.045, fill: scheme.letters });
  const { width, height } = size;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  return `${head}${rect(0, 0, width, height, scheme.ground)}${motif(name, scheme)}${letters}</svg>\n`;
}

/** Every portrait under the file name the team page asks for. */
export function portraits(): Record<string, string> {
  return Object.fromEntries(people.map(({ name, file }, index) => [file, portrait(name, index)]));
}
