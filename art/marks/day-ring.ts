import { ringDays, ringStrokes } from '../../lib/curve';
import { color } from '../../lib/screens/palette';

/** The 96 blocks of a day as a ring of bars, midnight at the bottom, noon at the top. For dark backgrounds. */
const ring = (day: keyof typeof ringDays) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-95 -95 190 190" width="190" height="190" fill="none"><path d="${ringStrokes(day, 74, 20)}" stroke="${color.amber}" stroke-width="1.7"/></svg>\n`;

/** One ring for each kind of day. */
export const dayRings = () =>
  Object.fromEntries(Object.keys(ringDays).map((day) => [`${day}.svg`, ring(day as keyof typeof ringDays)]));
