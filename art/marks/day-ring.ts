import { ringStrokes } from '../../lib/curve';
import { color } from '../../lib/screens/palette';

/** The 96 blocks of a day as a ring, midnight at the bottom, noon at the top, sunny blocks in amber. For dark backgrounds. */
export const dayRing = () => ({
  'day-ring.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-78 -104 156 182" width="156" height="182" fill="none"><circle r="72.5" stroke="${color.paper}" stroke-opacity="0.4" stroke-width="3" pathLength="192" stroke-dasharray="0.5 1.5"/><path d="${ringStrokes(71, 26)}" stroke="${color.amber}" stroke-width="1.6"/></svg>\n`,
});
