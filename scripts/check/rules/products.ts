import { type ProductContent, screensOf } from '../../../lib/screens';
import { calendar } from '../../../lib/screens/trucovenant/facts';
import { appliesFrom } from '../../../lib/screens/truprediction/facts';
import { keepLast } from '../../lib/memoize';
import { problemAt } from '../field-report';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';
import { type Keys, valueAt } from '../walk';

type Report = (product: string, path: Keys, message: string) => unknown;

/** A cache: the check of the tours draws every screen, and most changes are in other modules. */
const keepProblems = keepLast<Problem[]>();

/** The plants, sums and tours of the products' screens. `content` has all modules of content/products. */
export function screenProblems(content: Content): Problem[] {
  const data = Object.assign(
    {},
    ...Object.entries(content).flatMap(([name, exports]) => (name.startsWith('products/') ? [exports] : [])),
  ) as ProductContent;
  return keepProblems('screens', Object.values(data), () => checkScreens(data));
}

function checkScreens(data: ProductContent): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (product, path, message) =>
    problems.push(problemAt(`products/${product}` as keyof Content, path, message));
  checkPlants(data, report);
  checkFigures(data, report);
  checkDuties(data.trucovenant, report);
  if (problems.length === 0) checkTours(data, report);
  return problems;
}

/** Reports plants that portfolio.ts does not have, and plants of TruAnalytica that are missing or in another order there. */
function checkPlants({ portfolio, truanalytica, solarvision, trubuyer }: ProductContent, report: Report) {
  const names = portfolio.plants.map(({ name }) => name);
  const listed = truanalytica.plants.map(({ name }) => name);
  const used: [product: string, path: Keys, name: string][] = [
    ...listed.map((name, index): (typeof used)[number] => ['truanalytica', ['plants', index, 'name'], name]),
    ['truanalytica', ['map', 'plant'], truanalytica.map.plant],
    ['solarvision', ['plant'], solarvision.plant],
    ['trubuyer', ['request', 'plant'], trubuyer.request.plant],
  ];
  for (const [product, path, name] of used)
    if (!names.includes(name))
      report(product, path, `is ${name}, which portfolio.ts does not have.${nearestHint(name, names)}`);
  if (listed.every((name) => names.includes(name)) && listed.join() !== names.join())
    report('truanalytica', ['plants'], `must be those of portfolio.ts in the same order: ${names.join(', ')}`);
}

/** Reports figures that differ from what another module, or another part of the same module, says. */
function checkFigures(data: ProductContent, report: Report) {
  const { portfolio, truanalytica, solarvision, trubuyer, truprediction, truops } = data;
  const mustBe = (product: keyof ProductContent, path: Keys, wanted: unknown, why: string) => {
    const value = valueAt(data[product], path);
    if (value !== wanted) report(product, path, `is ${value}, but ${why}: correct one of them`);
  };
  const sources = portfolio.plants.filter(({ kind }) => kind !== 'storage').reduce((sum, { grid }) => sum + grid, 0);
  mustBe('truprediction', ['available'], sources, `the solar and wind plants of portfolio.ts add up to ${sources} MW`);
  for (const [index, { made, schedule }] of truprediction.revisions.entries()) {
    const blocks = truprediction.dayAhead.length - appliesFrom(made);
    const message = `has ${schedule.length} blocks; from ${made} on it needs ${blocks}`;
    if (schedule.length !== blocks) report('truprediction', ['revisions', index, 'schedule'], message);
  }
  const { map, workOrder } = truanalytica;
  const { inverter, combiner, silentStrings } = map.fault;
  mustBe(
    'truops',
    ['order', 'spare', 'used'],
    silentStrings,
    `truanalytica.ts has ${silentStrings} strings without current`,
  );
  mustBe('truops', ['order', 'number'], workOrder, `truanalytica.ts names ${workOrder}`);
  const fault = `is box ${combiner} of inverter ${inverter}, which combiners does not have`;
  if (map.combiners[inverter - 1]?.[combiner - 1] === undefined) report('truanalytica', ['map', 'fault'], fault);

  const boxes = map.combiners.map((row) => row.length);
  const uneven = `has rows of ${boxes.join(', ')} boxes: give each inverter the same number`;
  if (new Set(boxes).size > 1) report('truanalytica', ['map', 'combiners'], uneven);

  const { rows, first, last } = solarvision.field;
  solarvision.findings.forEach(({ row, from, to }, index) => {
    if (!rows.includes(row))
      report('solarvision', ['findings', index, 'row'], `is ${row}; the rows of the field are ${rows.join(', ')}`);
    if (from < first || to > last || from > to)
      report(
        'solarvision',
        ['findings', index],
        `is modules ${from} to ${to}; the field has ${first} to ${last}, in this order`,
      );
  });

  for (const [index, { prices }] of trubuyer.quotations.entries()) {
    const message = `has ${prices.length} prices for ${trubuyer.items.length} items: write one for each item`;
    if (prices.length !== trubuyer.items.length) report('trubuyer', ['quotations', index, 'prices'], message);
  }
  if (trubuyer.quotations.filter(({ rejected }) => !rejected).length < 2)
    report('trubuyer', ['quotations'], 'has fewer than two that are not rejected, so there is nothing to compare');

  const current = truops.jobs.filter(({ state }) => state === 'now').length;
  if (current !== 1) report('truops', ['jobs'], `has ${current} jobs with the state now: give it to exactly one`);
}

/** Reports days, people and duties of the calendar that do not exist, and duties that the drawing has no room for. */
function checkDuties(month: ProductContent['trucovenant'], report: Report) {
  const { today, duties, open } = month;
  const days = calendar(month);
  const people = Object.keys(month.people);
  const say = (path: Keys, message: string) => report('trucovenant', path, message);
  const checkDay = (path: Keys, day = 1) =>
    day > days.length && say(path, `is ${day}, but the month has ${days.length} days`);
  const checkPerson = (path: Keys, initials: string) =>
    people.includes(initials) || say(path, `is ${initials}, whom people does not have. It has ${people.join(', ')}`);
  checkDay(['today'], today);
  for (const [index, { day, prepared, owner, approvals }] of duties.entries()) {
    const duty = ['duties', index];
    checkDay([...duty, 'day'], day);
    checkDay([...duty, 'prepared'], prepared);
    checkPerson([...duty, 'owner'], owner);
    approvals.forEach((approval, at) => {
      checkDay([...duty, 'approvals', at, 'day'], approval.day);
      checkPerson([...duty, 'approvals', at, 'by'], approval.by);
    });
    if (days.some((one) => one.day === day && one.week === 0))
      say([...duty, 'day'], 'is in the first week, whose row is too low for a duty: move it');
  }
  const names = duties.map(({ name }) => name);
  if (!names.includes(open)) say(['open'], `is ${open}, which no duty is called.${nearestHint(open, names)}`);
  if (days.some(({ week }) => week > 4))
    say(['month'], 'has six calendar weeks; the drawing has room for five: show another month');
}

/** Reports steps of a tour whose region the wide or the tall drawing does not have. */
function checkTours(content: ProductContent, report: Report) {
  for (const [product, { data, draw }] of Object.entries(screensOf(content)))
    for (const format of ['wide', 'tall'] as const) {
      const known = Object.keys(draw(format).regions);
      for (const [index, { region }] of data.tour.entries()) {
        const message = `is ${region}, which the ${format} drawing does not have.${nearestHint(region, known)} It has ${known.join(', ')}`;
        if (!known.includes(region)) report(product, ['tour', index, 'region'], message);
      }
    }
}
