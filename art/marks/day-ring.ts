import { ringDays, ringStrokes } from '../../lib/curve';
import { color } from '../../lib/screens/palette';

/** The 96 blocks of a day as a ring, midnight at the bottom, noon at the top, blocks with output in amber. For dark backgrounds. */
const ring = (day: keyof typeof ringDays) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-95 -95 190 190" width="190" height="190" fill="none"><circle r="92.5" stroke="${color.paper}" stroke-opacity="0.4" stroke-width="3" pathLength="192" stroke-dasharray="0.5 1.5"/><path d="${ringStrokes(day, 94, 12)}" stroke="${color.amber}" stroke-width="1.6"/></svg>\n`;

/** One ring for each kind of day. */
export const dayRings = () =>
  Object.fromEntries(Object.keys(ringDays).map((day) => [`${day}.svg`, ring(day as keyof typeof ringDays)]));
