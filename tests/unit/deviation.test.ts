import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOf } from '@/lib/blocks';
import {
  aboveCapacity,
  type Block,
  bandOf,
  baseOf,
  costliest,
  errorOf,
  METER_TOLERANCE,
  type Slab,
  settle,
  settleDay,
} from '@/lib/estimator/deviation';

const graded: Slab[] = [
  { from: 0, to: 15, rate: 0 },
  { from: 15, to: 25, rate: 0.5 },
  { from: 25, to: 35, rate: 1 },
  { from: 35, to: Number.POSITIVE_INFINITY, rate: 1.5 },
];
const slabs = { over: graded, under: graded };
const tripped: Block = { available: 50, scheduled: 40, actual: 20 };

describe('the example of the article on ninety-six blocks, to the paisa', () => {
  it('charges one block ₹625 + ₹1,250 + ₹937.50 = ₹2,812.50', () => {
    const { error, parts, charge } = settle(tripped, 100, slabs);
    expect(error).toBe(-40);
    expect(parts.filter(({ rate }) => rate > 0)).toEqual([
      { from: 15, to: 25, kwh: 1250, rate: 0.5, amount: 625 },
      { from: 25, to: 35, kwh: 1250, rate: 1, amount: 1250 },
      { from: 35, to: 40, kwh: 625, rate: 1.5, amount: 937.5 },
    ]);
    expect(charge).toBe(2812.5);
  });
  it('charges sixteen such blocks ₹45,000', () => {
    expect(settleDay(Array(16).fill(tripped), 100, slabs).charge).toBe(45000);
  });
  it.each([
    ['noon on capacity', { available: 50, scheduled: 40, actual: 30 }, 100, -20],
    ['noon on schedule', { available: 50, scheduled: 40, actual: 30 }, 0, -25],
    ['early morning on capacity', { available: 50, scheduled: 8, actual: 4 }, 100, -8],
    ['early morning on schedule', { available: 50, scheduled: 8, actual: 4 }, 0, -50],
  ])('has the error of %s', (_, block, x, error) => expect(errorOf(block, x)).toBe(error));
  it('has an error of 15 % at the edge of a slab, where floating-point numbers are beyond it', () => {
    expect(errorOf({ available: 20, scheduled: 1.4, actual: 4.4 }, 100)).toBe(15);
  });
  it('charges six blocks of 30 % ₹1,250 each, ₹7,500 in all', () => {
    const bad = { available: 50, scheduled: 40, actual: 25 };
    const fair = { available: 50, scheduled: 40, actual: 38 };
    const day = settleDay([...Array(42).fill(fair), ...Array(6).fill(bad)], 100, slabs);
    expect([day.charge, day.within]).toEqual([7500, 42]);
  });
});

it('a block that deviates from a zero schedule has no error on the schedule, and no charge', () => {
  const night = { available: 50, scheduled: 0, actual: 2 };
  expect(settle(night, 0, slabs)).toEqual({ error: undefined, parts: [], charge: 0 });
  expect(settleDay([night, { ...night, actual: 0 }], 0, slabs)).toMatchObject({ noBase: [0], within: 1 });
});

it('over and under have slabs of their own', () => {
  const free = [{ from: 0, to: Number.POSITIVE_INFINITY, rate: 0 }];
  const day = [tripped, { ...tripped, scheduled: 20, actual: 40 }];
  expect(settleDay(day, 100, { over: free, under: graded })).toMatchObject({
    energy: { over: 5, under: 5 },
    within: 1,
  });
});

it('lists the most expensive blocks first, without those that cost nothing', () => {
  const day = [0, 20, 10, 20].map((less) => ({ available: 50, scheduled: 40, actual: 40 - less }));
  expect(costliest(settleDay(day, 100, slabs))).toEqual([1, 3, 2]);
  expect(costliest(settleDay(day, 100, slabs), 1)).toEqual([1]);
});

it('the tolerance ends where the first rate begins', () => {
  expect(bandOf(graded)).toBe(15);
  expect(bandOf(graded.slice(1))).toBe(0);
});

it('says when a block starts', () =>
  expect([0, 37, 95, 96].map(startOf)).toEqual(['00:00', '09:15', '23:45', '24:00']));

describe('for any day', () => {
  const megawatts = fc.integer({ min: 0, max: 300_000 }).map((kilowatts) => kilowatts / 1000);
  const block = fc
    .tuple(fc.integer({ min: 1, max: 300_000 }), fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
    .map(([kilowatts, plan, real]) => {
      const available = kilowatts / 1000;
      return { available, scheduled: (available * plan) / 1000, actual: (available * real) / 1000 };
    });
  const x = fc.integer({ min: 0, max: 100 });
  const anySlabs = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 900 })), { minLength: 1, maxLength: 6 })
    .map((steps) => {
      let from = 0;
      return steps.map(([width, paise], index): Slab => {
        const to = index === steps.length - 1 ? Number.POSITIVE_INFINITY : from + width;
        const slab = { from, to, rate: paise / 100 };
        from = to;
        return slab;
      });
    });
  const close = (one: number, other: number) =>
    expect(Math.abs(one - other)).toBeLessThanOrEqual(1e-6 * Math.max(1, Math.abs(one)));

  it('zero deviation costs nothing', () => {
    fc.assert(
      fc.property(megawatts, megawatts, x, anySlabs, (available, power, share, side) => {
        const settled = settle({ available, scheduled: power, actual: power }, share, { over: side, under: side });
        expect(settled).toEqual({ error: 0, parts: [], charge: 0 });
      }),
    );
  });

  it('the slabs add up to the whole deviation and the whole charge', () => {
    fc.assert(
      fc.property(block, x, anySlabs, (one, share, side) => {
        const { error, parts, charge } = settle(one, share, { over: side, under: side });
        fc.pre(error !== undefined);
        close(
          parts.reduce((sum, { kwh }) => sum + kwh, 0),
          Math.abs(one.actual - one.scheduled) * 250,
        );
        close(
          parts.reduce((sum, { amount }) => sum + amount, 0),
          charge,
        );
      }),
    );
  });

  it('splitting a slab into two of the same rate changes no charge', () => {
    fc.assert(
      fc.property(
        block,
        x,
        anySlabs,
        fc.nat(),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (one, share, side, pick, at) => {
          const index = pick % side.length;
          const slab = side[index] as Slab;
          const middle = slab.from + at * (Math.min(slab.to, slab.from + 50) - slab.from);
          const halves = [
            { ...slab, to: middle },
            { ...slab, from: middle },
          ];
          const finer = [...side.slice(0, index), ...halves, ...side.slice(index + 1)];
          close(
            settle(one, share, { over: side, under: side }).charge,
            settle(one, share, { over: finer, under: finer }).charge,
          );
        },
      ),
    );
  });

  it('scaling capacity, schedule and actual together leaves the error as it is', () => {
    fc.assert(
      fc.property(block, x, fc.double({ min: 0.01, max: 100, noNaN: true }), (one, share, by) => {
        const { available, scheduled, actual } = one;
        const error = errorOf(one, share);
        const scaled = errorOf({ available: available * by, scheduled: scheduled * by, actual: actual * by }, share);
        if (error === undefined || scaled === undefined) expect(scaled).toBe(error);
        else close(error, scaled);
      }),
    );
  });

  it('X = 100 is the available capacity as base, X = 0 the schedule', () => {
    fc.assert(
      fc.property(block, (one) => {
        expect([baseOf(one, 100), baseOf(one, 0)]).toEqual([one.available, one.scheduled]);
      }),
    );
  });

  it('a day costs what its blocks cost', () => {
    fc.assert(
      fc.property(
        fc.array(block, { minLength: 96, maxLength: 96 }),
        x,
        anySlabs,
        anySlabs,
        (day, share, over, under) => {
          const { charge, blocks } = settleDay(day, share, { over, under });
          close(
            charge,
            blocks.reduce((sum, one) => sum + one.charge, 0),
          );
        },
      ),
    );
  });
});

describe('the figures above the available capacity', () => {
  const limit = (available: number) => available * (1 + METER_TOLERANCE / 100);
  it('are none at the capacity, and no actual up to the tolerance of a meter', () => {
    for (let available = 0.1; available < 400; available += 0.7)
      for (const actual of [available, (available + limit(available)) / 2])
        expect(aboveCapacity({ available, scheduled: available, actual }), String(actual)).toEqual([]);
  });
  it('are a schedule just above it, and an actual beyond the tolerance', () => {
    expect(aboveCapacity({ available: 50, scheduled: 50.001, actual: 50.001 })).toEqual(['scheduled']);
    expect(aboveCapacity({ available: 50, scheduled: 40, actual: limit(50) + 0.001 })).toEqual(['actual']);
    expect(aboveCapacity({ available: 50, scheduled: 60, actual: 60 })).toEqual(['scheduled', 'actual']);
  });
  it('leave out a figure at the limit, however its product is rounded', () => {
    for (const [available, actual] of [
      [30, 30.6],
      [0.1, 0.102],
      [55, 56.1],
    ] as const)
      expect(aboveCapacity({ available, scheduled: 0, actual }), String(actual)).toEqual([]);
  });
});
