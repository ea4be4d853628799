import { ringDays, ringStrokes } from '../../lib/curve';
import { color, mix } from '../../lib/screens/palette';

const night = mix(color.night, color.sky, 0.45);

/**
 * The 96 blocks of a day as a ring of strokes, midnight at the foot, noon at the top, 6 h at the left and 18 h at the right,
 * where amber fades to the grey of the night. For dark backgrounds.
 */
const ring = (day: keyof typeof ringDays) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-95 -95 190 190" width="190" height="190" fill="none"><linearGradient id="d" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-14" y2="26"><stop stop-color="${color.amber}"/><stop offset="1" stop-color="${night}"/></linearGradient><path d="${ringStrokes(day, 74, 20)}" stroke="url(#d)" stroke-width="1.7"/></svg>\n`;

/** One ring for each kind of day. */
export const dayRings = () =>
  Object.fromEntries(Object.keys(ringDays).map((day) => [`${day}.svg`, ring(day as keyof typeof ringDays)]));
