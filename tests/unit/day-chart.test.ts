import { describe, expect, it } from 'vitest';
import { BLOCKS } from '@/lib/blocks';
import { dayChart, niceTop, plot } from '@/lib/estimator/day-chart';
import { type Block, type Slabs, settleDay } from '@/lib/estimator/deviation';

const block = (scheduled: number, actual: number): Block => ({ available: 100, scheduled, actual });
/** No charge up to 20 % below and 10 % above schedule. */
const slabs: Slabs = {
  under: [
    { from: 0, to: 20, rate: 0 },
    { from: 20, to: Number.POSITIVE_INFINITY, rate: 2 },
  ],
  over: [
    { from: 0, to: 10, rate: 0 },
    { from: 10, to: Number.POSITIVE_INFINITY, rate: 1 },
  ],
};
const X = 50;
const chart = (day: Block[], given = slabs) => dayChart(day, settleDay(day, X, given), given, X);

/** The points that a path visits, without those of its `z`; fails on what is no path. */
function points(path: string): [x: number, y: number][] {
  expect(path).toMatch(/^(?:[MlhvVz][-\d. ]*)*$/);
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MlhvV])([^MlhvVz]*)/g)].map(([, command, list = '']) => {
    const [a = Number.NaN, b = Number.NaN] = list.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (command === 'M') [x, y] = [a, b];
    else if (command === 'l') [x, y] = [x + a, y + b];
    else if (command === 'h') x += a;
    else y = command === 'V' ? a : y + a;
    return [x, y];
  });
}
/** The height of a power in the upper plot, if its axis ends at 100 MW. */
const at = (megawatts: number) => Math.round(plot.power * (1 - megawatts / 100));

describe('the chart of a day', () => {
  const day = [block(40, 45), block(60, 20), block(60, 20), block(60, 100)];

  it('draws the schedule as a line for each block, with a step where it changes', () => {
    expect(points(chart(day).scheduled)).toEqual([
      [0, at(40)],
      [1, at(40)],
      [1, at(60)],
      [2, at(60)],
      [3, at(60)],
      [4, at(60)],
    ]);
  });

  it('draws the output as a line between the middles of the blocks', () => {
    expect(points(chart(day).actual)).toEqual([
      [0.5, at(45)],
      [1.5, at(20)],
      [2.5, at(20)],
      [3.5, at(100)],
    ]);
  });

  it('encloses the band that costs nothing, above and below the schedule, with X', () => {
    const { band } = chart(day);
    // The bases are 70 and 80 MW.
    const visited = points(band).map(([x, y]) => `${x} ${y}`);
    expect([...new Set(visited)]).toEqual([
      `0 ${at(47)}`,
      `1 ${at(47)}`,
      ...[1, 2, 3, 4].map((x) => `${x} ${at(68)}`),
      ...[4, 3, 2, 1].map((x) => `${x} ${at(44)}`),
      `1 ${at(26)}`,
      `0 ${at(26)}`,
    ]);
    expect(band).toMatch(/z$/);
  });

  it('hangs a bar below each block with a charge, and none below the others', () => {
    const { charges, top } = chart(day);
    // Blocks 2 and 3: error 50 %, 30 % of 80 MW for 15 minutes at ₹2; block 4: also 50 %, 40 % at ₹1.
    expect(top).toEqual({ power: 100, charge: 20_000 });
    const bars = charges.split('z').slice(0, -1).map(points);
    const height = (charge: number) => (plot.charge * charge) / 20_000;
    expect(bars.map(([first, , corner]) => [first, corner?.[1]])).toEqual([
      [[1, 0], height(12_000)],
      [[2, 0], height(12_000)],
      [[3, 0], height(8_000)],
    ]);
  });

  it('compares the charges with those on capacity alone, on one axis', () => {
    const [schedule, capacity] = [settleDay(day, 0, slabs), settleDay(day, 100, slabs)];
    const compared = dayChart(day, schedule, slabs, 0, capacity);
    const swapped = dayChart(day, capacity, slabs, 100, schedule);
    expect(compared.top).toEqual(swapped.top);
    expect([compared.charges, compared.onCapacity]).toEqual([swapped.onCapacity, swapped.charges]);
    expect(compared.onCapacity).not.toBe(compared.charges);
    expect(compared.onCapacity).not.toBe('');
  });

  it('keeps the band within the plot', () => {
    const heights = points(chart([block(2, 5), block(98, 100)]).band).map(([, y]) => y);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, plot.power]);
  });

  it('fills the plot with the band if no deviation costs anything, also where the base is zero', () => {
    const free = [{ from: 0, to: Number.POSITIVE_INFINITY, rate: 0 }];
    const idle = { available: 0, scheduled: 0, actual: 0 };
    const outline = points(chart([block(40, 50), idle], { under: free, over: free }).band);
    const first = outline.filter(([x]) => x === 0).map(([, y]) => y);
    expect([Math.min(...first), Math.max(...first)]).toEqual([0, plot.power]);
    expect(outline.at(-1)?.every(Number.isFinite)).toBe(true);
  });

  it('has no band without slabs, and none without X', () => {
    const { scheduled, actual } = chart(day);
    expect(dayChart(day, undefined, undefined, X)).toMatchObject({ scheduled, actual, band: '', charges: '' });
    expect(dayChart(day, undefined, slabs, undefined)).toMatchObject({ scheduled, actual, band: '', charges: '' });
  });

  it('is as wide as its plot, and without a day it is empty', () => {
    expect(points(chart(Array(BLOCKS).fill(block(1, 1))).scheduled).at(-1)?.[0]).toBe(plot.width);
    expect(dayChart([], undefined, slabs, X)).toEqual({
      scheduled: '',
      actual: '',
      band: '',
      charges: '',
      onCapacity: '',
      top: { power: 1, charge: 1 },
    });
  });
});

it('an axis ends at the next round figure, or at the highest value if that is one', () => {
  expect([0, 0.7, 3, 210, 2600].map(niceTop)).toEqual([1, 1, 3, 250, 3000]);
  expect([1, 20, 250, 5000].map(niceTop)).toEqual([1, 20, 250, 5000]);
});
