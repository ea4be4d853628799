import { ringDays, ringStrokes } from '../../lib/curve';
import { color, mix } from '../../lib/screens/palette';
import { document } from '../lib/document';
import { text } from '../lib/text';

const night = mix(color.night, color.sky, 0.45);
const pale = mix(color.night, color.sky, 0.65);

/** The hours at the four sides, inside the ring that is shown large. */
const hours = [
  text('00', 0, 67, { size: 6.5, fill: pale, anchor: 'middle' }),
  text('06', -76, 2, { size: 6.5, fill: pale }),
  text('12', 0, -62, { size: 6.5, fill: pale, anchor: 'middle' }),
  text('18', 76, 2, { size: 6.5, fill: pale, anchor: 'end' }),
].join('');
const large: keyof typeof ringDays = 'hybrid';

/**
 * The 96 blocks of a day as a ring of strokes, midnight at the foot, noon at the top, 6 h at the left and 18 h at the right,
 * where amber fades to the grey of the night. For dark backgrounds.
 */
const ring = (day: keyof typeof ringDays) =>
  document(
    190,
    190,
    '',
    `<linearGradient id="d" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-14" y2="26"><stop stop-color="${color.amber}"/><stop offset="1" stop-color="${night}"/></linearGradient><g transform="translate(95 95)"><path d="${ringStrokes(day, 94, 20)}" stroke="url(#d)" stroke-width="1.7"/>${day === large ? hours : ''}</g>`,
  );

/** One ring for each kind of day. */
export const dayRings = () =>
  Object.fromEntries(Object.keys(ringDays).map((day) => [`${day}.svg`, ring(day as keyof typeof ringDays)]));
