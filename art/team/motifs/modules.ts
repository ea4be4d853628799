import { color } from '../../../lib/screens/palette';
import { seededRandom } from '../../../lib/screens/random';
import { circle, line, polyline, rect, stroke } from '../../../lib/screens/svg';
import { type Motif, size } from '../motif';

const { width, height } = size;

/** Rows of modules up to the horizon, with the sun on it. */
export const modules: Motif = (seed, { line: colour, plane }) => {
  const next = seededRandom(seed);
  const horizon = 330;
  const away = 250 + 200 * next();
  const sun = { x: 180 + 300 * next(), r: 84 + 30 * next() };
  const rows = Array.from({ length: 23 }, (_, index) => {
    const foot = away + (index - 11) * 190;
    return stroke(
      polyline([
        [away + (index - 11) * 9, horizon],
        [foot, height],
      ]),
      colour,
      1.8,
    );
  });
  const seams = Array.from({ length: 13 }, (_, index) => {
    const y = horizon + 8 + (height - horizon) * ((index + 0.4) / 13) ** 2;
    return line(0, y, width, y, colour, 1.2 + index * 0.14);
  });
  return (
    circle(sun.x, horizon, sun.r, color.amber) +
    rect(0, horizon, width, height - horizon, plane) +
    rows.join('') +
    seams.join('') +
    line(0, horizon, width, horizon, colour, 3)
  );
};
