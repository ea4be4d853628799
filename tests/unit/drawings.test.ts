import { describe, expect, it } from 'vitest';
import { day, rupees } from '../../art/lib/format';
import { energy, sum } from '../../art/lib/solar';
import { limit } from '../../art/lib/write';
import { products } from '../../art/products';
import * as vision from '../../art/products/solarvision/data';
import * as analytica from '../../art/products/truanalytica/data';
import * as buyer from '../../art/products/trubuyer/data';
import * as covenant from '../../art/products/trucovenant/data';
import * as ops from '../../art/products/truops/data';
import * as prediction from '../../art/products/truprediction/data';

const drawing = (name: string) => (products[name] as () => string)();

/** The `<rect>` elements that pass the filter. Their attributes are always written in the order x, y, width, height. */
function rects(svg: string, filter: (one: { x: number; y: number; width: number; height: number }) => boolean) {
  return [...svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.-]+)" height="([\d.-]+)"/g)]
    .map(([, x, y, width, height]) => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }))
    .filter(filter);
}

describe.each(Object.keys(products))('the picture of %s', (name) => {
  it('is reproducible, within the size limit, and has no text that needs a font', () => {
    const svg = drawing(name);
    expect(drawing(name)).toBe(svg);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(limit);
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined|Infinity/);
  });

  it('has no text below 20 px', () => {
    const sizes = [...drawing(name).matchAll(/scale\((0\.0\d+)\)" fill/g)].map((match) => Number(match[1]) * 1000);
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(20);
  });
});

describe('TruAnalytica', () => {
  const { now, plants, portfolio } = analytica;

  it('shows the sum of all plants and of all blocks as the energy of the day', () => {
    expect(sum(plants.map((one) => Number(one.energy.toFixed(1))))).toBeCloseTo(Number(portfolio.energy.toFixed(1)), 6);
    expect(portfolio.energy).toBeCloseTo(energy(portfolio.power), 6);
    expect(sum(plants.map((one) => one.power[now - 1] ?? 0))).toBeCloseTo(portfolio.power[now - 1] ?? 0, 6);
  });

  it('draws bars that add up to the same energy', () => {
    const bars = rects(
      drawing('truanalytica'),
      ({ y, width, height }) => width < 15 && width > 13 && Math.abs(y + height - 640) < 0.1,
    );
    expect(bars.length).toBe(portfolio.power.filter((value) => value > 0).length);
    expect((sum(bars.map(({ height }) => height)) / 228) * 300 * 0.25).toBeCloseTo(portfolio.energy, 0);
  });

  it('has realistic ratios, and no plant above its grid connection', () => {
    expect(portfolio.performanceRatio).toBeGreaterThan(0.7);
    expect(portfolio.performanceRatio).toBeLessThan(0.9);
    expect(portfolio.utilisation).toBeCloseTo(portfolio.energy / (portfolio.grid * now * 0.25), 9);
    for (const plant of plants) expect(Math.max(...plant.power)).toBeLessThanOrEqual(plant.grid + 0.2);
  });

  it('has a low output only for the combiner with failed strings', () => {
    const low = analytica.combiners.flat().filter((share) => share < 0.85);
    expect(low).toEqual([1 - analytica.fault.silentStrings / analytica.strings.perCombiner]);
  });
});

describe('SolarVision', () => {
  it('adds up the lost power and lists the worst finding first', () => {
    expect(vision.totalKilowatts).toBeCloseTo(sum(vision.findings.map(vision.kilowatts)), 9);
    const order = ['critical', 'high', 'medium', 'low'];
    const ranks = vision.findings.map((one) => order.indexOf(vision.severity(one)));
    expect(ranks).toEqual([...ranks].sort());
  });
});

describe('TruOps', () => {
  it('counts every job once, and has one current job', () => {
    expect(ops.count('done') + ops.count('now') + ops.count('next')).toBe(ops.jobs.length);
    expect(ops.count('now')).toBe(1);
  });

  it('uses one fuse per failed string', () => {
    expect(ops.order.spare.used).toBe(analytica.fault.silentStrings);
    expect(ops.order.spare.inStore).toBeGreaterThan(ops.order.spare.used);
  });
});

describe('TruBuyer', () => {
  it.each(buyer.offers)('adds up the landed cost of $vendor', ({ prices, freight, amounts, tax, landed }) => {
    expect(amounts).toEqual(buyer.items.map(({ quantity }, index) => quantity * (prices[index] ?? 0)));
    expect(tax).toBe((sum(amounts) + freight) * buyer.taxRate);
    expect(landed).toBe(sum(amounts) + freight + tax);
  });

  it('orders from the accepted vendor with the lowest landed cost', () => {
    const accepted = buyer.offers.filter(({ rejected }) => !rejected);
    expect(buyer.chosen.landed).toBe(Math.min(...accepted.map(({ landed }) => landed)));
    expect(buyer.saving).toBeGreaterThan(0);
  });

  it('formats rupees with Indian digit grouping', () => {
    expect(rupees(847358)).toBe('₹8,47,358');
    expect(rupees(12345678)).toBe('₹1,23,45,678');
  });
});

describe('TruCovenant', () => {
  it('puts every day under its weekday', () => {
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    for (const { day: number, weekday } of covenant.calendar()) {
      expect(day(covenant.iso(number), { weekday: 'long' })).toBe(names[weekday]);
    }
  });

  it('counts every duty once, and has none on a weekend', () => {
    const states = ['filed', 'approval', 'due', 'late'] as const;
    expect(sum(states.map(covenant.count))).toBe(covenant.duties.length);
    const weekdays = new Map(covenant.calendar().map((one) => [one.day, one.weekday]));
    for (const { day: number } of covenant.duties) expect(weekdays.get(number)).toBeLessThan(5);
  });

  it('lists as many approvals as the duty has, all before its due date', () => {
    const { duty, trail } = covenant.open;
    expect(trail.filter(({ step, day: on }) => on && step === 'Approved').length).toBe(duty.approvals);
    for (const { day: on } of trail) expect(on ?? 0).toBeLessThan(duty.day);
  });
});

describe('TruPrediction', () => {
  const { actual, available, classes, deviation, moved, now, revisions, schedule, share } = prediction;

  it('counts every completed block once', () => {
    expect(actual).toHaveLength(now);
    expect(sum(classes.map(({ blocks }) => blocks))).toBe(now);
    expect(share.revised).toBeCloseTo(
      sum(actual.map((value, block) => Math.abs(value - (schedule[block] ?? 0)) / available)) / now,
      9,
    );
  });

  it('draws bars in proportion to their values', () => {
    const svg = drawing('truprediction');
    const [revised, dayAhead] = rects(svg, ({ y, height }) => height === 18 && (y === 332 || y === 408));
    expect((revised?.width ?? 0) / (dayAhead?.width ?? 1)).toBeCloseTo(share.revised / share.dayAhead, 3);
    const parts = rects(svg, ({ y, height }) => height === 18 && y === 546);
    parts.forEach(({ width }, index) => {
      expect((width + 3) / (dayAhead?.width ?? 1)).toBeCloseTo((classes[index]?.blocks ?? 0) / now, 3);
    });
  });

  it('draws a bar for each block, in red from a deviation of 10 %', () => {
    const red = [
      ...drawing('truprediction').matchAll(/<rect x="[\d.]+" y="[\d.]+" width="7.17" height="[\d.]+" fill="(#\w+)"/g),
    ];
    expect(red).toHaveLength(now);
    expect(red.filter((match) => match[1] === '#C8372D')).toHaveLength(
      deviation.filter((value) => Math.abs(value) >= 0.1).length,
    );
  });

  it('starts revisions at an odd block, six or seven later, and adds up the energy by which they changed the schedule', () => {
    for (const { made, start } of revisions) {
      expect((start + 1) % 2).toBe(1);
      expect(start - made).toBeGreaterThanOrEqual(6);
      expect(start - made).toBeLessThanOrEqual(7);
    }
    expect(sum(moved)).toBeCloseTo(energy(schedule) - energy(prediction.dayAhead), 6);
  });
});
