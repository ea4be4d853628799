import { color } from '../lib/palette';
import { noise, seeded } from '../lib/seeded';
import { circle, line, type Point, path, polyline, rect, round, stroke } from '../lib/svg';
import { contour, hills } from './contours';
import type { Scheme } from './scheme';

export const size = { width: 640, height: 800 } as const;
const { width, height } = size;

export type Motif = (seed: string, scheme: Scheme) => string;

/** A hill from above, one of its lines walked in the accent. */
export const contours: Motif = (seed, { line: colour, accent, plane }) => {
  const land = hills(seed, width, height);
  const levels = Array.from({ length: 17 }, (_, index) => -0.4 + index * 0.15);
  const top = contour(land, 1.4, width, height);
  return (
    path(top, { fill: plane }) +
    levels
      .map((level, index) => {
        const walked = index === 10;
        return stroke(
          contour(land, level, width, height),
          walked ? accent : colour,
          walked ? 5 : index % 4 === 0 ? 3 : 1.6,
        );
      })
      .join('')
  );
};

/** A rotor in motion: where its blades are, and where they were. */
export const rotor: Motif = (seed, { line: colour, accent, plane, letters }) => {
  const next = seeded(seed);
  const [x, y] = [400 + 90 * next(), 210 + 60 * next()];
  /** No blade may point at the initials. */
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

/** Rows of modules running to the horizon, the sun on it. */
export const modules: Motif = (seed, { line: colour, plane }) => {
  const next = seeded(seed);
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

/** The day of a plant in quarter hours, the best of them lit. */
export const dayCurve: Motif = (seed, { line: colour, accent, plane }) => {
  const wander = noise(seed, 2.4);
  const count = 26;
  const [foot, tall] = [520, 400];
  const pitch = width / count;
  const values = Array.from({ length: count }, (_, index) => {
    const bell = Math.sin(((index + 0.5) / count) * Math.PI) ** 1.7;
    return Math.max(0.01, bell * (0.9 + 0.13 * wander(index)));
  });
  const best = values.indexOf(Math.max(...values));
  const bars = values.map((value, index) =>
    rect(index * pitch + 3, foot - value * tall, pitch - 6, value * tall, index === best ? accent : plane),
  );
  const bell = values.map((_, index) => {
    const share = Math.sin(((index + 0.5) / count) * Math.PI) ** 1.7;
    return [(index + 0.5) * pitch, foot - share * tall * 1.1 - 8] as Point;
  });
  return (
    bars.join('') +
    stroke(smooth([[-20, foot - 8], ...bell, [width + 20, foot - 8]]), colour, 3.5) +
    line(0, foot, width, foot, colour, 3)
  );
};

/** Ridges one behind another, turbines along the farthest. */
export const ridges: Motif = (seed, { line: colour, accent, plane, ground }) => {
  const next = seeded(seed);
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

/** A line through the points without corners (Catmull-Rom as cubic curves). */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...c1, ...c2, ...to].map((value) => round(value)).join(' ')}`;
  });
  return `M${round(at(0)[0])} ${round(at(0)[1])}${curves.join('')}`;
}
