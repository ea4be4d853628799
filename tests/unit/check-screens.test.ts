import { describe, expect, it } from 'vitest';
import { portfolio } from '@/content/products/portfolio';
import { solarvision } from '@/content/products/solarvision';
import { truanalytica } from '@/content/products/truanalytica';
import { trubuyer } from '@/content/products/trubuyer';
import { trucovenant } from '@/content/products/trucovenant';
import { truops } from '@/content/products/truops';
import { truprediction } from '@/content/products/truprediction';
import type { Content } from '@/scripts/check/modules';
import { formatProblem, nth } from '@/scripts/check/problem';
import { screenProblems } from '@/scripts/check/rules/products';

const content = () =>
  structuredClone({ portfolio, solarvision, truanalytica, trubuyer, trucovenant, truops, truprediction });
type Products = ReturnType<typeof content>;

/** The problems after a change, one line each. */
function problemsOf(change: (products: Products) => void): string[] {
  const products = content();
  change(products);
  const modules = Object.fromEntries(
    Object.entries(products).map(([name, value]) => [`products/${name}`, { [name]: value }]),
  );
  return screenProblems(modules as Content).map(formatProblem);
}

describe('the check of the products’ screens', () => {
  it('finds no problem in the site’s own screens', () => {
    expect(problemsOf(() => {})).toEqual([]);
  });

  it('names both sums when capacities no longer add up', () => {
    const [found, ...more] = problemsOf(({ portfolio: { plants } }) => Object.assign(plants[0] ?? {}, { grid: 52 }));
    expect(more).toEqual([]);
    expect(found).toBe(
      'content/products/truprediction.ts › available: is 300, but the solar and wind plants of portfolio.ts add up to 290 MW: correct one of them',
    );
  });

  it('finds a month or a day for which the calendar has no room', () => {
    expect(problemsOf(({ trucovenant }) => Object.assign(trucovenant, { year: 2026, month: 8 }))).toContain(
      'content/products/trucovenant.ts › month: has six calendar weeks; the drawing has room for five: show another month',
    );
    expect(problemsOf(({ trucovenant: { duties } }) => Object.assign(duties[0] ?? {}, { day: 1 }))).toEqual([
      `content/products/trucovenant.ts › 1st duty › day: is in the first week, whose row is too low for a duty: move it`,
    ]);
  });

  it('finds inverters with different numbers of combiner boxes', () => {
    expect(problemsOf(({ truanalytica: { map } }) => map.combiners[0]?.pop())).toEqual([
      'content/products/truanalytica.ts › map › combiners: has rows of 9, 10, 10, 10, 10, 10 boxes: give each inverter the same number',
    ]);
  });

  it('suggests a region for a step whose region the drawing does not have', () => {
    const found = problemsOf(({ truprediction: { tour } }) => Object.assign(tour[2] ?? {}, { region: 'deviatoin' }));
    expect(found).toHaveLength(2);
    for (const line of found)
      expect(line).toMatch(
        /^content\/products\/truprediction\.ts › 3rd step › region: is deviatoin, which the (?:wide|tall) drawing does not have\. Nearest: deviation\. It has \w+, /,
      );
  });

  it.each<[string, (products: Products) => unknown]>([
    ['solarvision.ts › plant', ({ solarvision }) => Object.assign(solarvision, { plant: 'Kesar Blok B' })],
    ['truanalytica.ts › map › plant', ({ truanalytica: { map } }) => Object.assign(map, { plant: 'Kesar Blok B' })],
    [
      'truanalytica.ts › 2nd plant › name',
      ({ truanalytica: { plants } }) => Object.assign(plants[1] ?? {}, { name: 'Kesar Blok B' }),
    ],
    ['trubuyer.ts › request › plant', ({ trubuyer: { request } }) => Object.assign(request, { plant: 'Kesar Blok B' })],
  ])('suggests a plant for a name that the portfolio does not have: %s', (place, change) => {
    expect(problemsOf(change)).toEqual([
      `content/products/${place}: is Kesar Blok B, which portfolio.ts does not have. Nearest: Kesar Block B.`,
    ]);
  });

  it('finds a plant that is missing or in another place of the list', () => {
    expect(problemsOf(({ truanalytica }) => truanalytica.plants.reverse())).toEqual([
      `content/products/truanalytica.ts › plants: must be those of portfolio.ts in the same order: ${content()
        .portfolio.plants.map(({ name }) => name)
        .join(', ')}`,
    ]);
  });

  it('finds a fault or a finding that is not on the map', () => {
    expect(
      problemsOf(({ truanalytica: { map }, solarvision: { findings } }) => {
        map.fault.inverter = 9;
        Object.assign(findings[0] ?? {}, { row: 99 });
        Object.assign(findings[1] ?? {}, { from: 40, to: 2 });
      }),
    ).toEqual([
      expect.stringMatching(/truanalytica\.ts › map › fault: is box \d+ of inverter 9, which combiners does not have$/),
      expect.stringMatching(/solarvision\.ts › 1st finding › row: is 99; the rows of the field are [\d, ]+$/),
      expect.stringMatching(
        /solarvision\.ts › 2nd finding: is modules 40 to 2; the field has \d+ to \d+, in this order$/,
      ),
    ]);
  });

  it('accepts modules from the first to the last of the field, and rejects others', () => {
    const { rows, first, last } = content().solarvision.field;
    const place = (from: number, to: number) =>
      problemsOf(({ solarvision: { findings } }) => Object.assign(findings[0] ?? {}, { from, to, row: rows[0] }));
    expect(place(first, last)).toEqual([]);
    for (const [from, to] of [
      [first - 1, last],
      [first, last + 1],
      [last, first],
    ] as const)
      expect(place(from, to)).toEqual([
        `content/products/solarvision.ts › 1st finding: is modules ${from} to ${to}; the field has ${first} to ${last}, in this order`,
      ]);
  });

  it('accepts a fault on the last inverter, and lists the valid rows for an unknown one', () => {
    const { rows } = content().solarvision.field;
    const last = content().truanalytica.map.combiners.length;
    expect(problemsOf(({ truanalytica: { map } }) => Object.assign(map.fault, { inverter: last }))).toEqual([]);
    expect(problemsOf(({ solarvision: { findings } }) => Object.assign(findings[0] ?? {}, { row: 99 }))).toEqual([
      `content/products/solarvision.ts › 1st finding › row: is 99; the rows of the field are ${rows.join(', ')}`,
    ]);
  });

  it('reports days outside the month, also of today, and unknown people', () => {
    const at = content().trucovenant.duties.findIndex(({ approvals }) => approvals.length > 0);
    const { people } = content().trucovenant;
    const place = (path: string) => `content/products/trucovenant.ts › ${nth(at, 'duty')} › ${path}`;
    expect(
      problemsOf(({ trucovenant }) => {
        trucovenant.today = 31;
        Object.assign(trucovenant.duties[at] ?? {}, { prepared: 31 });
        Object.assign(trucovenant.duties[at]?.approvals[0] ?? {}, { day: 31, by: 'ZZ' });
      }),
    ).toEqual([
      'content/products/trucovenant.ts › today: is 31, but the month has 30 days',
      place('prepared: is 31, but the month has 30 days'),
      place('1st approval › day: is 31, but the month has 30 days'),
      place(`1st approval › by: is ZZ, whom people does not have. It has ${Object.keys(people).join(', ')}`),
    ]);
    expect(problemsOf(({ trucovenant }) => Object.assign(trucovenant, { today: 30 }))).toEqual([]);
  });

  it('finds a missing price, and quotations of which only one can be chosen', () => {
    const items = content().trubuyer.items.length;
    expect(problemsOf(({ trubuyer: { quotations } }) => quotations[0]?.prices.pop())).toEqual([
      `content/products/trubuyer.ts › 1st quotation › prices: has ${items - 1} prices for ${items} items: write one for each item`,
    ]);
    expect(
      problemsOf(({ trubuyer: { quotations } }) => {
        for (const quotation of quotations.slice(1)) quotation.rejected = 'late';
      }),
    ).toEqual([
      'content/products/trubuyer.ts › quotations: has fewer than two that are not rejected, so there is nothing to compare',
    ]);
  });

  it('finds a duty, a person or a day that the month does not have', () => {
    const { people } = content().trucovenant;
    expect(
      problemsOf(({ trucovenant }) => {
        trucovenant.open = 'Nope';
        Object.assign(trucovenant.duties[0] ?? {}, { day: 31, owner: 'ZZ' });
      }),
    ).toEqual([
      'content/products/trucovenant.ts › 1st duty › day: is 31, but the month has 30 days',
      `content/products/trucovenant.ts › 1st duty › owner: is ZZ, whom people does not have. It has ${Object.keys(people).join(', ')}`,
      expect.stringMatching(/trucovenant\.ts › open: is Nope, which no duty is called\./),
    ]);
  });

  it('finds a shift without a current job', () => {
    expect(
      problemsOf(({ truops: { jobs } }) => {
        for (const job of jobs) job.state = 'done';
      }),
    ).toEqual(['content/products/truops.ts › jobs: has 0 jobs with the state now: give it to exactly one']);
  });

  it('finds a work order, a spare part or a revision that another module contradicts', () => {
    expect(
      problemsOf(({ truops: { order }, truprediction: { revisions } }) => {
        order.number = '1188';
        order.spare.used = 4;
        revisions[0]?.schedule.pop();
      }),
    ).toEqual([
      'content/products/truprediction.ts › 1st revision › schedule: has 81 blocks; from 8 on it needs 82',
      'content/products/truops.ts › order › spare › used: is 4, but truanalytica.ts has 5 strings without current: correct one of them',
      'content/products/truops.ts › order › number: is 1188, but truanalytica.ts names 1187: correct one of them',
    ]);
  });
});
