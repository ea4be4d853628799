import { seededRandom } from '../../../lib/screens/random';
import { circle, type Point, path, polyline, round, stroke } from '../../../lib/screens/svg';
import { type Motif, size } from '../motif';

const { height } = size;

/** A turning rotor: three blades with motion trails. */
export const rotor: Motif = (seed, { line: colour, accent, plane, letters }) => {
  const next = seededRandom(seed);
  const [x, y] = [400 + 90 * next(), 210 + 60 * next()];
  /** In degrees, limited so that no blade points at the initials. */
  const turn = 4 + 22 * next();
  const blade = 'M-7 -6C-20 -60 -19 -150 -6 -420C-4 -434 2 -434 4 -420C10 -300 14 -90 8 -6Z';
  const trails = [0, 120, 240].flatMap((third) =>
    Array.from({ length: 13 }, (_, step) => {
      const angle = ((turn + third - 6 - step * 6) * Math.PI) / 180;
      const reach = [60 + step * 9, 424] as const;
      return stroke(
        polyline(reach.map((r) => [x + Math.sin(angle) * r, y - Math.cos(angle) * r] as Point)),
        colour,
        round(3.4 - step * 0.2, 2),
      );
    }),
  );
  const blades = [0, 120, 240].map(
    (third) =>
      `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(turn + third)})" d="${blade}" fill="${accent}"/>`,
  );
  const tower = path(
    `M${round(x - 7)} ${round(y)}L${round(x - 19)} ${height}H${round(x + 19)}L${round(x + 7)} ${round(y)}Z`,
    { fill: plane },
  );
  return tower + trails.join('') + blades.join('') + circle(x, y, 17, letters);
};
