import { describe, expect, it, vi } from 'vitest';
import { portfolio } from '@/content/products/portfolio';
import { saas } from '@/content/saas';
import { sum } from '@/lib/blocks';
import { products } from '@/lib/products';
import { shortDay } from '@/lib/screens/format';
import { estimateWidth, pen, text } from '@/lib/screens/pen';
import { solarvision } from '@/lib/screens/solarvision';
import { truanalytica } from '@/lib/screens/truanalytica';
import * as analytica from '@/lib/screens/truanalytica/facts';
import { trubuyer } from '@/lib/screens/trubuyer';
import { trucovenant } from '@/lib/screens/trucovenant';
import * as covenant from '@/lib/screens/trucovenant/facts';
import { truops } from '@/lib/screens/truops';
import { truprediction } from '@/lib/screens/truprediction';
import { bids, day, flight, month, plants, shift } from '../lib/product-data';

describe('one portfolio in all products', () => {
  it('has the same plants and capacities in monitoring, forecasting, inspection and procurement', () => {
    const names = portfolio.plants.map(({ name }) => name);
    expect(plants.plants.map(({ name }) => name)).toEqual(names);
    expect(names).toEqual(expect.arrayContaining([flight.plant, bids.request.plant, plants.map.plant]));
    const sources = portfolio.plants.filter(({ kind }) => kind !== 'storage');
    expect(sum(sources.map(({ grid }) => grid))).toBe(day.available);
    for (const { name, power, forecast } of plants.plants) {
      const { grid } = portfolio.plants.find((one) => one.name === name) ?? { grid: 0 };
      expect(Math.max(...power.map(Math.abs), ...forecast.map(Math.abs))).toBeLessThanOrEqual(grid);
    }
  });

  it('has as many modules in the plant on the map as its peak power needs', () => {
    const { combiners, perCombiner, modules, moduleKilowatts } = portfolio.strings;
    const { peak = 0, units } = portfolio.plants.find(({ name }) => name === plants.map.plant) ?? { units: 0 };
    expect(Math.round((units * combiners * perCombiner * modules * moduleKilowatts) / 1000)).toBe(peak);
    expect(plants.map.combiners.every((row) => row.length === combiners)).toBe(true);
    const outages = flight.findings.filter(({ name }) => name === 'String outage');
    expect(outages.length).toBeGreaterThan(0);
    for (const { from, to } of outages) expect(to - from + 1).toBe(modules);
  });

  it('has the plant and the combiner that the SaaS page names', () => {
    const texts = saas.chapters.flatMap(({ products: list }) => list.flatMap(({ paragraphs }) => paragraphs));
    const shown = texts.flatMap((text) => /Shown: .*/.exec(text) ?? []);
    const { plant, fault } = plants.map;
    const combiner = analytica.nameOf(fault);
    expect(shown).toEqual([
      expect.stringContaining(`${combiner} of ${plant}`),
      expect.stringContaining(
        `the combiners of ${plant}, in ${['', '', 'two', 'three'][bids.quotations.length]} quotations`,
      ),
      expect.stringContaining(combiner),
    ]);
  });

  it('happens on consecutive days, and the fault of one screen is the work of another', () => {
    expect([flight.date, plants.date, day.date].map(shortDay)).toEqual(['Mon 17 Nov', 'Tue 18 Nov', 'Wed 19 Nov']);
    expect(shift.shift.date).toBe(plants.date);
    expect(covenant.iso(month, month.today)).toBe(plants.date);
    expect(bids.order.date).toBe(plants.date);
    expect(shift.order.number).toBe(plants.workOrder);
    const job = shift.jobs.find(({ state }) => state === 'now');
    expect(job?.place).toContain(analytica.nameOf(plants.map.fault));
    expect(shift.order.spare.used).toBe(plants.map.fault.silentStrings);
    expect(bids.items.map(({ name }) => name)).toContain(shift.order.spare.name);
    const hot = flight.findings.find(({ name }) => name === 'Hot spot');
    expect(shift.jobs.map(({ place }) => place)).toContain(`Block B, row ${hot?.row}`);
  });

  it('marks a plant that is below its forecast, and no other', () => {
    const shown = analytica.facts(plants, truanalytica.initialState(plants));
    expect(shown.energy).toBeLessThan(shown.expected);
    expect(shown.performanceRatio).toBeGreaterThan(plants.expectedRatio - 0.02);
    const low = shown.plants.filter((one) => one.kind !== 'storage' && one.energy / one.expected < 0.92);
    expect(low.map(({ name }) => name)).toEqual([plants.map.plant]);
  });
});

describe.each(Object.keys(products))('the table of %s', (name) => {
  it('has a value for each column in each row', () => {
    const { screen, data } = {
      screen: { truanalytica, solarvision, truops, trubuyer, trucovenant, truprediction }[name] as never,
      data: products[name as keyof typeof products].data,
    } as unknown as { screen: typeof truops; data: typeof shift };
    const { head, rows } = screen.table(data, screen.initialState(data));
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
  });
});

it('sets a text smaller that is wider than its room', () => {
  vi.spyOn(pen, 'measure').mockImplementation(estimateWidth);
  const drawn = vi.spyOn(pen, 'text').mockReturnValue('');
  const style = { size: 20, weight: 600 } as const;
  text('0123456789', 1, 2, { ...style, room: 106 });
  expect(drawn).toHaveBeenLastCalledWith('0123456789', 1, 2, style);
  text('0123456789', 1, 2, { ...style, room: 53 });
  expect(drawn).toHaveBeenLastCalledWith('0123456789', 1, 2, { ...style, size: 10 });
});

describe('the first block of the day', () => {
  it('has no ratio to a forecast of zero, and no performance ratio before sunrise', () => {
    vi.spyOn(pen, 'text').mockImplementation((content) => `${content}; `);
    const solar = portfolio.plants.find(({ kind }) => kind === 'solar')?.name;
    const first = { ...truanalytica.initialState(plants), now: 1, plant: solar };
    // A copy: drawings of the original are cached, also for the tests of the pictures in this process.
    const drawing = truanalytica.draw(structuredClone(plants), first, 'wide').layers.join('');
    expect(drawing.match(/(– of forecast|–|solar, from sunrise);/g)).toEqual([
      '– of forecast;',
      '–;',
      'solar, from sunrise;',
      '–;',
      '–;',
      '–;',
    ]);
  });

  it.each(['wide', 'tall'] as const)('can be met exactly by the schedule: %s', (format) => {
    const met = { ...day, actual: day.dayAhead };
    const drawing = truprediction.draw(met, { ...truprediction.initialState(met), now: 1 }, format);
    expect(drawing.layers.join('')).not.toContain('NaN');
  });
});

describe('the tall list of findings', () => {
  it('ends with a selected finding that the list would not reach, and marks only that one', () => {
    const last = flight.findings.length - 1;
    const { spots } = solarvision.draw(flight, { split: 100, finding: last }, 'tall');
    expect(spots?.[1]?.spots.map(({ id, on }) => [id, on])).toEqual([
      [String(last - 2), false],
      [String(last - 1), false],
      [String(last), true],
    ]);
  });
});

it('the drawings of all states one press away show what the initial state does not', () => {
  // art/products, which other tests import, replaces `pen.text` by a function that draws outlines.
  vi.spyOn(pen, 'text').mockImplementation((content) => content);
  const [initial, ...others] = products.trucovenant.drawStates('wide').map(({ layers }) => layers.join(''));
  expect(others).toHaveLength(30);
  expect(initial).not.toContain('Nothing due');
  expect(others.filter((drawing) => drawing.includes('Nothing due'))).toHaveLength(20);
});
