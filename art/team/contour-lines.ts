import { seededRandom } from '../../lib/screens/random';
import { type Point, polyline } from '../../lib/screens/svg';

type Height = (x: number, y: number) => number;

/** A random terrain of six hills and hollows, as a height function. */
export function hills(seed: string, width: number, height: number): Height {
  const next = seededRandom(seed);
  const bumps = Array.from({ length: 6 }, (_, index) => ({
    x: width * (index === 0 ? 0.45 + 0.35 * next() : next() * 1.3 - 0.15),
    y: height * (index === 0 ? 0.18 + 0.2 * next() : next() * 1.2 - 0.1),
    reach: 120 + 130 * next(),
    lift: index === 0 ? 1.5 : next() * 1.5 - 0.5,
  }));
  return (x, y) =>
    bumps.reduce(
      (sum, { x: bx, y: by, reach, lift }) =>
        sum + lift * Math.exp(-((x - bx) ** 2 + (y - by) ** 2) / (2 * reach ** 2)),
      0,
    );
}

/** The contour line at `level`, by marching squares on a grid of `step`; segments are joined into continuous paths. */
export function contour(height: Height, level: number, width: number, tall: number, step = 10): string {
  const segments: [Point, Point][] = [];
  for (let y = -step; y < tall + step; y += step) {
    for (let x = -step; x < width + step; x += step) segments.push(...square(height, level, x, y, step));
  }
  return chains(segments).map(polyline).join('');
}

function square(height: Height, level: number, x: number, y: number, step: number): [Point, Point][] {
  const corners: Point[] = [
    [x, y],
    [x + step, y],
    [x + step, y + step],
    [x, y + step],
  ];
  const crossings: Point[] = [];
  corners.forEach((from, index) => {
    const to = corners[(index + 1) % 4] as Point;
    const [a, b] = [height(...from) - level, height(...to) - level];
    if (a < 0 === b < 0) return;
    const share = a / (a - b);
    crossings.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
  });
  const [a, b, c, d] = crossings;
  return [...(a && b ? [[a, b] as [Point, Point]] : []), ...(c && d ? [[c, d] as [Point, Point]] : [])];
}

const key = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

function chains(segments: [Point, Point][]): Point[][] {
  const ends = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const end of segment) ends.set(key(end), [...(ends.get(key(end)) ?? []), index]);
  });
  const used = new Set<number>();
  const follow = (line: Point[]) => {
    for (;;) {
      const tip = line.at(-1) as Point;
      const next = (ends.get(key(tip)) ?? []).find((index) => !used.has(index));
      if (next === undefined) return line;
      used.add(next);
      const [from, to] = segments[next] as [Point, Point];
      line.push(key(from) === key(tip) ? to : from);
    }
  };
  return segments.flatMap(([from, to], index) => {
    if (used.has(index)) return [];
    used.add(index);
    return [follow(follow([from, to]).reverse())];
  });
}
