import { BLOCKS } from './blocks';

const bell = (hour: number) => Math.max(0, Math.sin(((hour - 6) / 12.5) * Math.PI)) ** 1.35;
const ripple = (hour: number) =>
  0.5 + 0.2 * Math.sin(hour * 0.9 + 1) + 0.16 * Math.sin(hour * 2.3) + 0.08 * Math.sin(hour * 5.1 + 2);
const step = (hour: number, at: number) => 1 / (1 + Math.exp(-(hour - at) * 1.7));

/**
 * Illustrative power over the ninety-six quarter-hour blocks of a day, as a share of full power (0 to 1). Decorative
 * drawings use it, such as the curve over the hero and the rings around the key figures.
 */
export const days = {
  /** A bell curve, with a dip for a cloud in the afternoon. */
  solar: (hour: number) => bell(hour) * (1 - 0.24 * Math.exp(-(((hour - 14.4) / 0.38) ** 2))),
  /** Uneven, strongest at night. */
  wind: (hour: number) => ripple(hour) * (0.86 - 0.36 * bell(hour)),
  /** The battery's power in either direction: it charges around noon and discharges from the evening until after midnight. */
  storage: (hour: number) =>
    0.16 +
    0.046 * Math.max(0, 6 - hour) +
    0.42 * (step(hour, 9.5) - step(hour, 15)) +
    0.78 * (step(hour, 17.8) - step(hour, 22)),
  /** Solar with a little wind. */
  hybrid: (hour: number): number => 0.88 * bell(hour) + 0.22 * days.wind(hour),
} as const;

export type DayKind = keyof typeof days;

const round = (value: number) => Math.round(value * 10) / 10;
const whole = Math.round;
const hours = (every: number) => Array.from({ length: BLOCKS / every + 1 }, (_, i) => (i * every * 24) / BLOCKS);

const pointAt = (kind: DayKind, hour: number, width: number, height: number) =>
  [whole((width * hour) / 24), whole(height * (1 - days[kind](hour)))] as const;

const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`;

/** The number of blocks between two control points of the curve. `spacing` is the same distance in hours. */
const every = 3;
const spacing = (every * 24) / BLOCKS;

/**
 * The curve as a smooth path across a box, zero at its lower edge: quadratic Bézier curves that join halfway between
 * their control points. `t` reflects the previous control point, so only the first is written. `start` and `end` are hours and
 * multiples of 0.75; with an `end` it stops at the point of dayPoint().
 */
export function dayPath(kind: DayKind, width: number, height: number, start = 0, end?: number): string {
  const shown = hours(every).filter((hour) => hour >= start && hour <= (end ?? 24));
  const corners = shown.map((hour) => pointAt(kind, hour, width, height));
  const at = (index: number) => corners[index] ?? [width, height];
  const sides = corners.slice(1, -1).map((_, i) => pair((at(i + 2)[0] - at(i)[0]) / 2, (at(i + 2)[1] - at(i)[1]) / 2));
  const [[x, y], [nextX, nextY]] = [at(0), at(1)];
  const first = `M${pair(x, y)}Q${pair(x, y)} ${pair((x + nextX) / 2, (y + nextY) / 2)}`;
  const last = end === undefined ? at(corners.length - 1) : dayPoint(kind, end, width, height);
  return `${first}${sides.map((side) => `t${side}`).join('')}L${pair(...last)}`;
}

/** The point of that path at an hour of the day. */
export function dayPoint(kind: DayKind, hour: number, width: number, height: number): [x: number, y: number] {
  // The path's part around the nearest control point, from `t` 0 to 1.
  const nearest = Math.round(hour / spacing);
  const t = hour / spacing - nearest + 0.5;
  const [before, control, after] = [-1, 0, 1].map(
    (step) => pointAt(kind, (nearest + step) * spacing, width, height)[1],
  ) as [number, number, number];
  const y = ((1 - t) ** 2 * (before + control) + 4 * t * (1 - t) * control + t ** 2 * (control + after)) / 2;
  return [Math.round((width * hour) / 24), Math.round(y)];
}

/**
 * Days of different plants for the rings around the key figures. They are decorative: no ring shows its figure's data.
 */
export const ringDays = {
  clear: bell,
  /** Two clouds, wider than the one of `days.solar`, so that the ring differs from that of a clear day. */
  clouded: (hour: number) =>
    bell(hour) * (1 - 0.7 * Math.exp(-(((hour - 10.4) / 0.6) ** 2)) - 0.8 * Math.exp(-(((hour - 14.2) / 0.9) ** 2))),
  wind: days.wind,
  storage: days.storage,
  /** Solar with more wind than `days.hybrid`, so that the ring has strokes at night too. */
  hybrid: (hour: number) => Math.min(1, 0.78 * bell(hour) + 0.55 * days.wind(hour)),
} as const;

/**
 * A day as strokes from a circle around (0, 0) inwards, one for each block: midnight at the foot, noon at the top.
 * Over the last four hours the strokes approach the value at midnight, so that the ring closes without a step.
 */
export function ringStrokes(day: keyof typeof ringDays, radius: number, height: number): string {
  const power = ringDays[day];
  const gap = power(0) - power(24);
  return hours(1)
    .slice(0, BLOCKS)
    .map((hour) => {
      const angle = (hour / 24) * 2 * Math.PI + Math.PI / 2;
      const at = (r: number) => `${round(Math.cos(angle) * r)} ${round(Math.sin(angle) * r)}`;
      return `M${at(radius)}L${at(radius - 1.5 - height * (power(hour) + gap * Math.max(0, hour / 4 - 5)))}`;
    })
    .join('');
}
