import { describe, expect, it } from 'vitest';
import { BLOCKS } from '@/lib/blocks';
import { type DayKind, dayPath, dayPoint, days, ringDays, ringStrokes } from '@/lib/curve';

const kinds = ['solar', 'wind', 'storage', 'hybrid'] as const;
const everyThirdBlock = Array.from({ length: 33 }, (_, i) => i * 0.75);

describe('the share of full power over a day', () => {
  // A snapshot of the curves, every two hours from midnight: a changed formula must not change their shape.
  it.each<[DayKind, number[]]>([
    ['solar', [0, 0, 0, 0, 0.373, 0.796, 0.997, 0.804, 0.488, 0.061, 0, 0, 0]],
    ['wind', [0.637, 0.326, 0.262, 0.644, 0.395, 0.165, 0.245, 0.388, 0.349, 0.152, 0.558, 0.696, 0.132]],
    ['storage', [0.436, 0.344, 0.252, 0.161, 0.19, 0.454, 0.572, 0.516, 0.26, 0.617, 0.897, 0.549, 0.185]],
    ['hybrid', [0.14, 0.072, 0.058, 0.142, 0.415, 0.737, 0.932, 0.854, 0.506, 0.087, 0.123, 0.153, 0.029]],
  ])('of %s', (kind, values) => {
    expect(values.map((_, i) => Number(days[kind](i * 2).toFixed(3)))).toEqual(values);
  });

  it('of the sun begins at 06:00, ends at 18:30 and is highest between', () => {
    expect([days.solar(6), days.solar(18.5)].map((value) => value < 0.001)).toEqual([true, true]);
    expect(days.solar(6.5)).toBeGreaterThan(0);
    expect(days.solar(18)).toBeGreaterThan(0);
    expect(days.solar(12.25)).toBeCloseTo(1, 3);
  });

  it('of the sun is a quarter lower for one cloud at 14:24, and recovers within the hour', () => {
    const mirrored = (hour: number) => days.solar(hour) / days.solar(24.5 - hour);
    expect(mirrored(14.4)).toBeCloseTo(0.76, 2);
    expect(mirrored(14.4 + 0.38)).toBeCloseTo(0.91, 2);
    expect(mirrored(15.4)).toBeGreaterThan(0.99);
  });

  it('of storage is high while it charges and while it discharges, and falls after midnight', () => {
    const { storage } = days;
    expect([3, 12, 16.5, 20, 23.9].map((hour) => Number(storage(hour).toFixed(1)))).toEqual([0.3, 0.6, 0.3, 0.9, 0.2]);
    expect(storage(9.5)).toBeCloseTo(0.37, 2);
    expect(storage(22)).toBeCloseTo(0.55, 2);
  });
});

/** The path walked by SVG's rules: the corners that its curves are drawn around, and where each curve ends. */
function walk(path: string) {
  const numbers = (text: string) => (text.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
  const [start = '', ...steps] = path.split(/(?=[QtL])/);
  let [x = 0, y = 0] = numbers(start);
  let [cornerX, cornerY] = [x, y];
  const [corners, ends]: [number[][], number[][]] = [[], []];
  for (const step of steps) {
    const [a = 0, b = 0, c = 0, d = 0] = numbers(step);
    if (step[0] === 'L') [x, y] = [a, b];
    if (step[0] === 'Q') [cornerX, cornerY, x, y] = [a, b, c, d];
    if (step[0] === 't') [cornerX, cornerY, x, y] = [2 * x - cornerX, 2 * y - cornerY, x + a, y + b];
    if (step[0] === 'Q' || step[0] === 't') corners.push([cornerX, cornerY]);
    ends.push([x, y]);
  }
  return { start: numbers(start), corners, ends };
}

describe.each(kinds)('the path of %s', (kind) => {
  it('stays between 0 and 1, and has one curve for every third block', () => {
    for (let hour = 0; hour <= 24; hour += 0.25) {
      expect(days[kind](hour)).toBeGreaterThanOrEqual(0);
      expect(days[kind](hour)).toBeLessThanOrEqual(1);
    }
    const path = dayPath(kind, 960, 100);
    expect([path.match(/[Qt]/g)?.length, /^M0 \d+Q/.test(path), /L960 \d+$/.test(path)]).toEqual([
      BLOCKS / 3,
      true,
      true,
    ]);
  });

  it('bends at every third block, with joints halfway between, in a box of 1440 × 232', () => {
    const expected = everyThirdBlock.map((hour) => [
      Math.round(1440 * (hour / 24)),
      Math.round(232 * (1 - days[kind](hour))),
    ]);
    const { start, corners, ends } = walk(dayPath(kind, 1440, 232));
    expect(start).toEqual(expected[0]);
    expect(corners).toEqual(expected.slice(0, -1));
    expect(ends.slice(0, -1)).toEqual(
      expected.slice(0, -1).map(([x = 0, y = 0], i) => {
        const [nextX = 0, nextY = 0] = expected[i + 1] ?? [];
        return [(x + nextX) / 2, (y + nextY) / 2];
      }),
    );
    expect(ends.at(-1)).toEqual(expected.at(-1));
  });

  it('has each point that dayPoint() returns: at its joints and halfway along each curve', () => {
    const { corners, ends } = walk(dayPath(kind, 960, 100));
    for (const [index, hour] of everyThirdBlock.slice(1, -2).entries()) {
      const [from = [], corner = [], to = []] = [ends[index], corners[index + 1], ends[index + 1]];
      const [x, y] = [0, 1].map((axis) => ((from[axis] ?? 0) + 2 * (corner[axis] ?? 0) + (to[axis] ?? 0)) / 4);
      expect(dayPoint(kind, hour, 960, 100)).toEqual([Math.round(x ?? 0), Math.round(y ?? 0)]);
      expect(dayPoint(kind, hour + 0.375, 960, 100)).toEqual(to.map(Math.round));
    }
  });

  it('starts at the power of its first hour', () => {
    expect(walk(dayPath(kind, 640, 136, 6)).start).toEqual([160, Math.round(136 * (1 - days[kind](6)))]);
  });

  it('ends at the point of dayPoint() if it has an end', () => {
    const { ends } = walk(dayPath(kind, 640, 136, 0, 14.25));
    expect(ends).toHaveLength(20);
    expect(ends.at(-1)).toEqual(dayPoint(kind, 14.25, 640, 136));
    expect(ends.slice(0, -1)).toEqual(walk(dayPath(kind, 640, 136)).ends.slice(0, 19));
  });
});

it('a negative step needs no space before it: the path stays short', () => {
  expect(dayPath('solar', 1440, 232)).toMatch(/t[\d.]+-/);
  expect(dayPath('solar', 1440, 232)).not.toMatch(/ -|undefined|NaN/);
});

describe('the ring of a solar day', () => {
  const strokes = ringStrokes('clear', 73, 20)
    .split('M')
    .slice(1)
    .map((stroke) => stroke.split(/[L ]/).map(Number) as [number, number, number, number]);
  const length = ([x, y, toX, toY]: (typeof strokes)[number]) => Math.hypot(x, y) - Math.hypot(toX, toY);

  it('has one stroke a block, each from the circle inwards', () => {
    expect(strokes).toHaveLength(96);
    for (const stroke of strokes) {
      const [x, y, toX, toY] = stroke;
      expect(Math.hypot(x, y)).toBeCloseTo(73, 0);
      expect(length(stroke)).toBeGreaterThan(1.3);
      expect(Math.atan2(toY, toX)).toBeCloseTo(Math.atan2(y, x), 2);
    }
  });

  it('starts at midnight at the foot, has noon above and sunrise at the left, and is longest at noon', () => {
    const [midnight, dawn, noon, dusk] = [0, 28, 48, 72].map((block) => strokes[block] as (typeof strokes)[number]);
    expect(midnight).toEqual([0, 73, 0, 71.5]);
    expect(noon?.slice(0, 2)).toEqual([0, -73]);
    expect([dawn?.[0] ?? 0, dusk?.[0] ?? 0].map(Math.sign)).toEqual([-1, 1]);
    expect(Math.max(...strokes.map(length))).toBeCloseTo(21.5, 0);
    expect(length(strokes[20] as (typeof strokes)[number])).toBeLessThan(1.7);
  });

  it('differs from day to day', () => {
    const rings = Object.keys(ringDays).map((day) => ringStrokes(day as keyof typeof ringDays, 73, 20));
    expect(new Set(rings).size).toBe(rings.length);
  });

  it('rounds coordinates to a tenth', () => expect(ringStrokes('clear', 73, 20)).not.toMatch(/\.\d\d/));
});
