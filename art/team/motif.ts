import { type Point, round } from '../../lib/screens/svg';
import type { Scheme } from './scheme';

export const size = { width: 640, height: 800 } as const;

/** The background drawing of a portrait; the same seed gives the same drawing. */
export type Motif = (seed: string, scheme: Scheme) => string;

/** A smooth curve through the points (Catmull-Rom spline as cubic Béziers). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...c1, ...c2, ...to].map((value) => round(value)).join(' ')}`;
  });
  return `M${round(at(0)[0])} ${round(at(0)[1])}${curves.join('')}`;
}
