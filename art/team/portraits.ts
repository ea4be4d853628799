import { rect } from '../../lib/screens/svg';
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

/** How a motif is drawn the first, second and third time: as it is, then enlarged, always with its centre right of the initials. */
const views = ['', 'matrix(1.25 0 0 1.25 -100 -130)', 'matrix(1.7 0 0 1.7 -250 -170)'];

/** Fades the motif behind the initials. */
const fade =
  '<linearGradient id="down" gradientTransform="rotate(90)"><stop offset="0.62" stop-color="white"/><stop offset="0.76" stop-color="white" stop-opacity="0.3"/></linearGradient><mask id="fade"><rect width="100%" height="100%" fill="url(#down)"/></mask>';

/** The portrait of a sample person: initials over a motif. The index selects motif, view and colours. */
function portrait(name: string, index: number): string {
  const motif = motifs[index % motifs.length] as Motif;
  const scheme = schemes[index % schemes.length] ?? schemes[0];
  if (!scheme) throw new Error('art/team/scheme.ts must export at least one colour scheme.');
  const letters = outline(initials(name), 40, 742, { size: 236, weight: 500, tracking: -0.045, fill: scheme.letters });
  const { width, height } = size;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;
  const view = views[Math.floor(index / motifs.length) % views.length];
  const drawing = view ? `<g transform="${view}">${motif(name, scheme)}</g>` : motif(name, scheme);
  return `${head}${fade}${rect(0, 0, width, height, scheme.ground)}<g mask="url(#fade)">${drawing}</g>${letters}</svg>\n`;
}

/** All portraits, by file name. */
export function portraits(): Record<string, string> {
  return Object.fromEntries(people.map(({ name, file }, index) => [file, portrait(name, index)]));
}
