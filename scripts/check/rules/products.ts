import { type ProductContent, screensOf } from '../../../lib/screens';
import { calendar } from '../../../lib/screens/trucovenant/facts';
import { appliesFrom } from '../../../lib/screens/truprediction/facts';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import { createReport, nth, type Problem } from '../problem';
import { referenceProblems } from './screen-references';

const total = (list: number[]) => list.reduce((sum, value) => sum + value, 0);

/** The plants, sums and tours of the products' screens. `content` has all modules of content/products. */
export function screenProblems(content: Content): Problem[] {
  const data = Object.assign(
    {},
    ...Object.entries(content).flatMap(([name, exports]) => (name.startsWith('products/') ? [exports] : [])),
  ) as ProductContent;
  const found = [...referenceProblems(data), ...consistencyProblems(data)];
  return found.length > 0 ? found : tourProblems(data);
}

/** Figures that several modules contain must agree, and the calendar must have room for them. */
function consistencyProblems(data: ProductContent): Problem[] {
  const problems: Problem[] = [];
  const say = (product: string, path: string[], message: string) =>
    problems.push({ file: `content/products/${product}.ts`, path, message });
  const { portfolio, truanalytica, truprediction, trucovenant, truops } = data;
  const sources = total(portfolio.plants.filter(({ kind }) => kind !== 'storage').map(({ grid }) => grid));
  if (sources !== truprediction.available)
    say(
      'truprediction',
      ['available'],
      `is ${truprediction.available}, but the solar and wind plants of portfolio.ts add up to ${sources} MW`,
    );
  truprediction.revisions.forEach(({ name, made, schedule }) => {
    const blocks = truprediction.dayAhead.length - appliesFrom(made);
    if (schedule.length !== blocks)
      say(
        'truprediction',
        ['revisions', name, 'schedule'],
        `has ${schedule.length} blocks; from ${made} on it needs ${blocks}`,
      );
  });
  const { silentStrings } = truanalytica.map.fault;
  if (truops.order.spare.used !== silentStrings)
    say(
      'truops',
      ['order', 'spare', 'used'],
      `is ${truops.order.spare.used}, but truanalytica.ts has ${silentStrings} strings without current`,
    );
  if (truops.order.number !== truanalytica.workOrder)
    say(
      'truops',
      ['order', 'number'],
      `is ${truops.order.number}, but truanalytica.ts names ${truanalytica.workOrder}`,
    );
  const days = calendar(trucovenant);
  if (days.some(({ week }) => week > 4))
    say('trucovenant', ['month'], 'has six calendar weeks; the drawing has room for five: show another month');
  for (const { name, day } of trucovenant.duties)
    if (days.some((one) => one.day === day && one.week === 0))
      say('trucovenant', ['duties', name, 'day'], 'is in the first week, whose row is too low for a duty: move it');
  return problems;
}

/** A step of a tour shows a region that the drawing has, in both of its formats. */
function tourProblems(data: ProductContent): Problem[] {
  return Object.entries(screensOf(data)).flatMap(([product, { data, draw }]) => {
    const { problems, report } = createReport(`content/products/${product}.ts`);
    for (const format of ['wide', 'tall'] as const) {
      const known = Object.keys(draw(format).regions);
      for (const [index, { region }] of data.tour.entries())
        if (!known.includes(region))
          report(
            [nth(index, 'step'), 'region'],
            `is ${region}, which the ${format} drawing does not have.${nearestHint(region, known)} It has ${known.join(', ')}`,
          );
    }
    return problems;
  });
}
