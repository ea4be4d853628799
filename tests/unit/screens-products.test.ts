import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portfolio } from '@/content/products/portfolio';
import { BLOCKS, energy, sum } from '@/lib/blocks';
import { tall } from '@/lib/screens/frame';
import { measure, pen } from '@/lib/screens/pen';
import { solarvision } from '@/lib/screens/solarvision';
import * as vision from '@/lib/screens/solarvision/facts';
import { truanalytica } from '@/lib/screens/truanalytica';
import * as analytica from '@/lib/screens/truanalytica/facts';
import { kpis } from '@/lib/screens/truanalytica/table';
import { trubuyer } from '@/lib/screens/trubuyer';
import { tallApproval } from '@/lib/screens/trubuyer/approval';
import { offersOf, orderOf } from '@/lib/screens/trubuyer/facts';
import { trucovenant } from '@/lib/screens/trucovenant';
import * as covenant from '@/lib/screens/trucovenant/facts';
import { truops } from '@/lib/screens/truops';
import { truprediction } from '@/lib/screens/truprediction';
import { appliesFrom, facts, inForce } from '@/lib/screens/truprediction/facts';
import { schedules } from '@/lib/screens/truprediction/series';
import { wideSummary } from '@/lib/screens/truprediction/summary';
import { bids, day, flight, month, plants, shift } from '../lib/product-data';

/** Draws texts as themselves. Other tests in this process draw them as outlines. */
const plainTexts = () => vi.spyOn(pen, 'text').mockImplementation((content) => `${content}; `);
afterEach(() => void vi.restoreAllMocks());

const anyBlock = fc.integer({ min: 1, max: BLOCKS });
const flags = (length: number) => fc.array(fc.boolean(), { minLength: length, maxLength: length });

describe('TruAnalytica', () => {
  it('adds up plants to the portfolio and blocks to the day, for every block and plant', () => {
    fc.assert(
      fc.property(anyBlock, (now) => {
        const all = analytica.facts(plants, { now, cell: plants.map.fault });
        expect(all.energy).toBeCloseTo(energy(all.power), 6);
        const one = (plant: string) => analytica.facts(plants, { now, plant, cell: plants.map.fault }).energy;
        expect(sum(plants.plants.map(({ name }) => one(name)))).toBeCloseTo(all.energy, 6);
        // What is printed with one decimal adds up too.
        expect(sum(all.plants.map((plant) => Number(plant.energy.toFixed(1))))).toBeCloseTo(
          Number(all.energy.toFixed(1)),
          6,
        );
        expect(all.availability).toBeGreaterThan(0.9);
        expect(all.availability).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('has no CUF and no forecast for a storage plant, which follows its plan', () => {
    plainTexts();
    const storage = plants.plants.find(({ name }) => name.includes('Storage'))?.name ?? '';
    const state = { ...truanalytica.initialState(plants), plant: storage };
    const shown = kpis(analytica.facts(plants, state), plants);
    expect(shown).toContain('solar and wind only;');
    expect(shown).toContain('as planned;');
  });

  it('loses at the faulty box what its silent strings would have made, block by block', () => {
    const { silentStrings } = plants.map.fault;
    const { strings } = portfolio;
    const plant = plants.plants.find(({ name }) => name === plants.map.plant);
    const peak = portfolio.plants.find(({ name }) => name === plants.map.plant)?.peak ?? 1;
    const share = (silentStrings * strings.modules * strings.moduleKilowatts) / 1000 / peak;
    const loss = analytica.lossOf(plants, plants.map.fault);
    expect(sum(loss)).toBeCloseTo(energy(plant?.power ?? []) * share, 9);
    expect(sum(loss.slice(0, plants.now)).toFixed(2)).toBe('0.28');
  });

  it('describes every combiner box, and only one as faulty', () => {
    const start = truanalytica.initialState(plants);
    const said = plants.map.combiners.flatMap((row, r) =>
      row.map((_, c) =>
        truanalytica.describe(plants, truanalytica.update(plants, start, `${r + 1}.${String(c + 1).padStart(2, '0')}`)),
      ),
    );
    expect(new Set(said).size).toBe(60);
    expect(said.filter((text) => text.includes('without current'))).toHaveLength(1);
  });

  it('selects and deselects a plant', () => {
    const start = truanalytica.initialState(plants);
    const one = truanalytica.update(plants, start, 'Pavan Ridge');
    expect(truanalytica.describe(plants, one)).toContain('Pavan Ridge: 33.2 MW');
    expect(truanalytica.update(plants, one, 'Pavan Ridge').plant).toBeUndefined();
    expect(truanalytica.update(plants, one, plants.labels.all).plant).toBeUndefined();
  });
});

describe('TruPrediction', () => {
  it('computes the error of a block as the article does: (actual − scheduled) ÷ available capacity', () => {
    const state = truprediction.initialState(day);
    expect(truprediction.describe(day, state)).toBe('14:15: scheduled 185.6 MW, actual 193.2 MW, +2.5% of capacity.');
  });

  it('counts a revision from the block in which it is made', () => {
    plainTexts();
    const textAt = (now: number) => wideSummary(facts(day, { now, sent: day.revisions.map(() => true) }));
    const [first] = day.revisions;
    expect(textAt((first?.made ?? 0) + 1)).toContain('With 1 revision;');
    expect(textAt(first?.made ?? 0)).toContain('With no revision;');
  });

  it('shows no revision before it is made', () => {
    vi.spyOn(pen, 'text').mockImplementation((content, _x, _y, { fill }) => `${content} ${fill}; `);
    const at = (now: number, sent = [true, true, true]) => facts(day, { now, sent });
    const flagsAt = (now: number) => schedules(day, at(now), 'wide').match(/R\d none/g) ?? [];
    const [first = 0, second = 0] = day.revisions.map(({ made }) => made);
    expect(at(first).schedule).toEqual(day.dayAhead);
    expect(at(second + 1).schedule).toEqual(inForce(day, [true, true, false]));
    expect(flagsAt(first)).toEqual(['R1 none', 'R2 none', 'R3 none']);
    expect(flagsAt(second + 1)).toEqual(['R3 none']);
    expect(wideSummary(at(first, [true, false, true])).match(/later|not sent|MWh/g)).toEqual([
      'later',
      'not sent',
      'later',
    ]);
  });

  it('counts every completed block once, whatever revisions were sent', () => {
    fc.assert(
      fc.property(anyBlock, flags(day.revisions.length), (now, sent) => {
        const { actual, classes, deviation, share, schedule, revisions } = facts(day, { now, sent });
        expect(actual).toHaveLength(now);
        expect(sum(classes.map(({ blocks }) => blocks))).toBe(now);
        expect(share.revised).toBeCloseTo(sum(deviation.map(Math.abs)) / now, 12);
        expect(schedule).toHaveLength(BLOCKS);
        const moved = sum(revisions.filter((one) => one.sent).map((one) => one.moved));
        expect(moved).toBeCloseTo(energy(schedule) - energy(day.dayAhead), 6);
      }),
    );
  });

  it('starts a revision at an odd block, six or seven later, and leaves what was before', () => {
    for (const { made } of day.revisions) {
      expect((appliesFrom(made) + 1) % 2).toBe(1);
      expect([6, 7]).toContain(appliesFrom(made) - made);
    }
    expect(inForce(day, [false, false, false])).toEqual(day.dayAhead);
    const second = inForce(day, [false, true, false]);
    const from = appliesFrom(day.revisions[1]?.made ?? 0);
    expect(second.slice(0, from)).toEqual(day.dayAhead.slice(0, from));
    expect(second.slice(from)).toEqual(day.revisions[1]?.schedule);
  });

  it('has the results that its tour names', () => {
    const { share } = facts(day, truprediction.initialState(day));
    const told = day.tour.map(({ text }) => text).join(' ');
    for (const value of Object.values(share)) expect(told).toContain(`${(value * 100).toFixed(1)}%`);
  });
});

describe('TruBuyer', () => {
  it('adds up items, freight and GST, and orders the accepted quotation with the lowest landed cost', () => {
    fc.assert(
      fc.property(flags(bids.items.length), flags(bids.quotations.length), (items, freight) => {
        const offers = offersOf(bids, { items, freight });
        for (const { amounts, freight: carriage, tax, landed } of offers) {
          expect(tax).toBe(Math.round((sum(amounts) + carriage) * bids.taxRate));
          expect(landed).toBe(sum(amounts) + carriage + tax);
        }
        const accepted = offers.filter(({ rejected }) => !rejected);
        fc.pre(items.includes(true));
        const { chosen, saving } = orderOf(offers);
        expect(chosen.landed).toBe(Math.min(...accepted.map(({ landed }) => landed)));
        expect(saving).toBeGreaterThanOrEqual(0);
        expect(chosen.rejected).toBeUndefined();
      }),
    );
  });

  it('has the landed costs of the picture, and says why a quotation was rejected', () => {
    const start = trubuyer.initialState(bids);
    expect(offersOf(bids, start).map(({ landed }) => landed)).toEqual([866592, 847358, 768180]);
    expect(trubuyer.describe(bids, trubuyer.update(bids, start, 'Vendor C'))).toContain('rejected: fuse not certified');
  });

  it.each(['wide', 'tall'] as const)('without an item has no order and no rank on the %s screen', (format) => {
    const none = { ...trubuyer.initialState(bids), items: bids.items.map(() => false) };
    expect(trubuyer.describe(bids, none)).toBe(bids.labels.none);
    expect(offersOf(bids, none).map(({ rank }) => rank)).toEqual(bids.quotations.map(() => 0));
    const write = plainTexts();
    trubuyer.draw(bids, none, format);
    expect(write.mock.calls.map(([text]) => text).join()).not.toMatch(/lowest accepted|auto-generated|below/i);
  });

  it('groups the figures of its table as the picture does', () => {
    const rows = trubuyer.table(bids, trubuyer.initialState(bids)).rows.map((row) => row.join(' | '));
    expect(rows).toContain('Connector pair × 1,200 | 2,06,400 | 2,01,600 | 1,78,800');
    expect(rows).toContain('Landed cost | 8,66,592 | 8,47,358 | 7,68,180');
  });

  it('names the steps of the approval on the tall screen at equal distances between its margins, the order last', () => {
    const write = plainTexts();
    tallApproval(bids);
    const ends = write.mock.calls.map(([name, x, , style]) => {
      const half = measure(name, style) / 2;
      return { name, start: x - half, end: x + half };
    });
    expect(ends.map(({ name }) => name)).toEqual([...bids.stages.map(({ short }) => short), bids.order.number]);
    expect(ends[0]?.start).toBeCloseTo(tall.left);
    expect(ends.at(-1)?.end).toBeCloseTo(tall.right);
    const gaps = ends.slice(1).map(({ start }, index) => start - (ends[index]?.end ?? 0));
    for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0);
    expect(gaps[0]).toBeGreaterThan(0);
  });

  it('ranks the quotations again when an item or a freight charge is left out', () => {
    const start = trubuyer.initialState(bids);
    const onlyFuses = { ...start, items: [false, false, true] };
    const rank = (state: typeof start) => offersOf(bids, state).map((offer) => offer.rank);
    expect(rank(onlyFuses)).toEqual([2, 1, 0]);
    expect(rank(trubuyer.update(bids, onlyFuses, 'freight 0'))).toEqual([1, 2, 0]);
  });
});

describe('TruCovenant', () => {
  it('shows a duty that is not filed as overdue from the day after its day', () => {
    const open = month.duties.filter(({ filed }) => !filed);
    expect(open.length).toBeGreaterThan(0);
    for (const duty of open) {
      expect(covenant.stateOf(duty, duty.day)).not.toBe('late');
      expect(covenant.stateOf(duty, duty.day + 1)).toBe('late');
    }
    for (const duty of month.duties.filter(({ filed }) => filed))
      expect(covenant.stateOf(duty, duty.day + 1)).toBe('filed');
  });

  it('counts every duty once, and has none on a weekend', () => {
    const counts = covenant.states.map(
      (name) => month.duties.filter((one) => covenant.stateOf(one, month.today) === name).length,
    );
    expect(sum(counts)).toBe(month.duties.length);
    const weekdays = new Map(covenant.calendar(month).map((one) => [one.day, one.weekday]));
    for (const { day: number } of month.duties) expect(weekdays.get(number)).toBeLessThan(5);
  });

  it('approves nothing after its day, and files only what is complete', () => {
    for (const duty of month.duties) {
      for (const { day: on } of duty.approvals) expect(on ?? 0).toBeLessThanOrEqual(Math.min(duty.day, month.today));
      if (duty.filed)
        expect([covenant.approvalCount(duty), duty.documents.every(({ ready }) => ready)]).toEqual([
          duty.approvals.length,
          true,
        ]);
      for (const { by } of duty.approvals) expect(month.people[by]).toBeDefined();
      expect(month.people[duty.owner]).toBeDefined();
    }
  });

  it('filters by kind, and describes the duty of a day', () => {
    const start = trucovenant.initialState(month);
    expect(trucovenant.describe(month, start)).toMatch(
      /^Compliance certificate \(lender\).*Insurance policy.*Vikram Shah awaited/,
    );
    const lender = trucovenant.update(month, start, 'lender');
    expect(trucovenant.table(month, lender).rows).toHaveLength(3);
    expect(trucovenant.describe(month, trucovenant.update(month, lender, '12'))).toContain('nothing due');
    // The filter hides a duty in the calendar, but it is due.
    const statutory = trucovenant.update(month, start, 'statutory');
    expect(trucovenant.describe(month, statutory)).toBe(`${trucovenant.describe(month, start)} 4 of 10 duties shown.`);
    expect(trucovenant.table(month, trucovenant.update(month, lender, month.labels.all)).rows).toHaveLength(10);
  });
});

describe('SolarVision', () => {
  it('adds up the lost power and lists the worst first', () => {
    expect(vision.totalKilowatts(flight)).toBeCloseTo(
      sum(flight.findings.map((one) => vision.kilowatts(flight, one))),
      9,
    );
    const ranks = flight.findings.map((one) =>
      ['critical', 'high', 'medium', 'low'].indexOf(vision.severity(flight, one)),
    );
    expect(ranks).toEqual([...ranks].sort());
  });

  it('shows the visible picture only once the handle is moved', () => {
    const start = solarvision.initialState(flight);
    const layers = (split: number) => solarvision.draw(flight, { ...start, split }, 'wide').layers;
    expect(layers(100)[3]).toBe('');
    expect(layers(40)[3]).not.toBe('');
    expect(solarvision.describe(flight, solarvision.update(flight, start, '0'))).toContain('critical');
  });
});

describe('TruOps', () => {
  it('closes the work order once every step is ticked, and opens it again', () => {
    const start = truops.initialState(shift);
    expect(truops.describe(shift, start)).toBe('3 of 5 steps done. Next: Permit handed back.');
    const done = ['3', '4'].reduce((state, id) => truops.update(shift, state, id), start);
    expect(truops.describe(shift, done)).toContain('closed');
    expect(truops.describe(shift, truops.update(shift, done, '0'))).toContain('4 of 5');
    expect(truops.update(shift, start, 'permit').permit).toBe(true);
  });
});
