import { describe, expect, it } from 'vitest';
import { portfolio } from '@/content/products/portfolio';
import { solarvision } from '@/content/products/solarvision';
import { truanalytica } from '@/content/products/truanalytica';
import { trubuyer } from '@/content/products/trubuyer';
import { trucovenant } from '@/content/products/trucovenant';
import { truops } from '@/content/products/truops';
import { truprediction } from '@/content/products/truprediction';
import type { Content } from '@/scripts/check/modules';
import { formatProblem } from '@/scripts/check/problem';
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
      'content/products/truprediction.ts › available: is 300, but the solar and wind plants of portfolio.ts add up to 290 MW',
    );
  });

  it('finds a month or a day for which the calendar has no room', () => {
    expect(problemsOf(({ trucovenant }) => Object.assign(trucovenant, { year: 2026, month: 8 }))).toContain(
      'content/products/trucovenant.ts › month: has six calendar weeks; the drawing has room for five: show another month',
    );
    const [duty] = content().trucovenant.duties;
    expect(problemsOf(({ trucovenant: { duties } }) => Object.assign(duties[0] ?? {}, { day: 1 }))).toEqual([
      `content/products/trucovenant.ts › duties › ${duty?.name} › day: is in the first week, whose row is too low for a duty: move it`,
    ]);
  });

  it('suggests a region for a step whose region the drawing does not have', () => {
    const found = problemsOf(({ truprediction: { tour } }) => Object.assign(tour[2] ?? {}, { region: 'deviatoin' }));
    expect(found).toHaveLength(2);
    for (const line of found)
      expect(line).toMatch(
        /^content\/products\/truprediction\.ts › 3rd step › region: is deviatoin, which the (?:wide|tall) drawing does not have\. Nearest: deviation\. It has /,
      );
  });

  it('suggests a plant for a name that the portfolio does not have', () => {
    expect(problemsOf(({ solarvision: flight }) => Object.assign(flight, { plant: 'Kesar Blok B' }))).toEqual([
      'content/products/solarvision.ts › plant: is Kesar Blok B, which portfolio.ts does not have. Nearest: Kesar Block B.',
    ]);
  });

  it('finds a work order, a spare part or a revision that another module contradicts', () => {
    expect(
      problemsOf(({ truops: { order }, truprediction: { revisions } }) => {
        order.number = '1188';
        order.spare.used = 4;
        revisions[0]?.schedule.pop();
      }),
    ).toEqual([
      'content/products/truprediction.ts › revisions › R1 › schedule: has 81 blocks; from 8 on it needs 82',
      'content/products/truops.ts › order › spare › used: is 4, but truanalytica.ts has 5 strings without current',
      'content/products/truops.ts › order › number: is 1188, but truanalytica.ts names 1187',
    ]);
  });
});
