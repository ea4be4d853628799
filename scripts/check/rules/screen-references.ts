import type { ProductContent } from '../../../lib/screens';
import { calendar } from '../../../lib/screens/trucovenant/facts';
import { nearestHint } from '../nearest';
import { createReport, nth, type Problem } from '../problem';

/** Names, days and numbers in a product's screen that must occur elsewhere in its module or in portfolio.ts. */
export function referenceProblems(data: ProductContent): Problem[] {
  const of = (product: string) => createReport(`content/products/${product}.ts`);
  const [analytica, vision, buyer] = [of('truanalytica'), of('solarvision'), of('trubuyer')];
  const [covenant, ops] = [of('trucovenant'), of('truops')];
  const { portfolio, truanalytica, solarvision, trubuyer, trucovenant, truops } = data;

  const names = portfolio.plants.map(({ name }) => name);
  const expectPlant = ({ report }: Report, path: string[], name: string) =>
    names.includes(name) || report(path, `is ${name}, which portfolio.ts does not have.${nearestHint(name, names)}`);
  truanalytica.plants.forEach(({ name }, index) => {
    expectPlant(analytica, [nth(index, 'plant'), 'name'], name);
  });
  const listed = truanalytica.plants.map(({ name }) => name);
  if (analytica.problems.length === 0 && listed.join() !== names.join())
    analytica.report(['plants'], `must be those of portfolio.ts in the same order: ${names.join(', ')}`);
  expectPlant(analytica, ['map', 'plant'], truanalytica.map.plant);
  expectPlant(vision, ['plant'], solarvision.plant);
  expectPlant(buyer, ['request', 'plant'], trubuyer.request.plant);

  const { combiners, fault } = truanalytica.map;
  if (combiners[fault.inverter - 1]?.[fault.combiner - 1] === undefined)
    analytica.report(
      ['map', 'fault'],
      `is box ${fault.combiner} of inverter ${fault.inverter}, which combiners does not have`,
    );

  const { rows, first, last } = solarvision.field;
  solarvision.findings.forEach(({ row, from, to }, index) => {
    const finding = nth(index, 'finding');
    if (!rows.includes(row)) vision.report([finding, 'row'], `is ${row}; the rows of the field are ${rows.join(', ')}`);
    if (from < first || to > last || from > to)
      vision.report([finding], `is modules ${from} to ${to}; the field has ${first} to ${last}, in this order`);
  });

  for (const { vendor, prices } of trubuyer.quotations)
    if (prices.length !== trubuyer.items.length)
      buyer.report(
        ['quotations', vendor, 'prices'],
        `has ${prices.length} prices for ${trubuyer.items.length} items: write one for each item`,
      );
  if (trubuyer.quotations.filter(({ rejected }) => !rejected).length < 2)
    buyer.report(['quotations'], 'has fewer than two that are not rejected, so there is nothing to compare');

  const days = calendar(trucovenant).length;
  const people = Object.keys(trucovenant.people);
  const expectDay = (path: string[], day = 1) =>
    day <= days || covenant.report(path, `is ${day}, but the month has ${days} days`);
  const expectPerson = (path: string[], initials: string) =>
    people.includes(initials) ||
    covenant.report(path, `is ${initials}, whom people does not have. It has ${people.join(', ')}`);
  expectDay(['today'], trucovenant.today);
  for (const { name, day, prepared, owner, approvals } of trucovenant.duties) {
    expectDay(['duties', name, 'day'], day);
    expectDay(['duties', name, 'prepared'], prepared);
    expectPerson(['duties', name, 'owner'], owner);
    approvals.forEach((approval, index) => {
      expectDay(['duties', name, nth(index, 'approval'), 'day'], approval.day);
      expectPerson(['duties', name, nth(index, 'approval'), 'by'], approval.by);
    });
  }
  const duties = trucovenant.duties.map(({ name }) => name);
  if (!duties.includes(trucovenant.open))
    covenant.report(
      ['open'],
      `is ${trucovenant.open}, which no duty is called.${nearestHint(trucovenant.open, duties)}`,
    );

  const current = truops.jobs.filter(({ state }) => state === 'now').length;
  if (current !== 1) ops.report(['jobs'], `has ${current} jobs with the state now: give it to exactly one`);
  return [analytica, vision, buyer, covenant, ops].flatMap(({ problems }) => problems);
}

type Report = ReturnType<typeof createReport>;
