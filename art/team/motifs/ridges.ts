import { noise, seededRandom } from '../../../lib/screens/random';
import { line, type Point, path, stroke } from '../../../lib/screens/svg';
import { type Motif, size, smooth } from '../motif';

const { width, height } = size;

/** Two mountain ridges, with wind turbines along the far one. */
export const ridges: Motif = (seed, { line: colour, accent, plane, ground }) => {
  const next = seededRandom(seed);
  const ridge = (level: number, swell: number, name: string): Point[] =>
    Array.from({ length: 33 }, (_, index) => [
      index * 20,
      level + swell * noise(seed + name, 6)(index) + swell * 0.25 * noise(seed + name + name, 2)(index),
    ]);
  const far = ridge(330, 60, 'far');
  const near = ridge(470, 70, 'near');
  const closed = (points: Point[]) => `${smooth(points)}L${width} ${height}L0 ${height}Z`;
  const turbines = [4, 11, 17, 24, 29].map((at, index) => {
    const [x, y] = far[at] as Point;
    const tall = 96 + 46 * next();
    const turn = 120 * next();
    const lit = index === 2;
    const blades = [0, 120, 240].map((third) => {
      const angle = ((turn + third) * Math.PI) / 180;
      return line(
        x,
        y - tall,
        x + Math.sin(angle) * tall * 0.55,
        y - tall - Math.cos(angle) * tall * 0.55,
        lit ? accent : colour,
        lit ? 6 : 4,
        { 'stroke-linecap': 'round' },
      );
    });
    return line(x, y + 12, x, y - tall, lit ? accent : colour, lit ? 6 : 4) + blades.join('');
  });
  return (
    turbines.join('') +
    path(closed(far), { fill: plane }) +
    stroke(smooth(far), colour, 3) +
    path(closed(near), { fill: ground }) +
    stroke(smooth(near), colour, 3)
  );
};
