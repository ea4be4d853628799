import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import { createReport, nth, type Problem } from '../problem';
import { todayInIndia } from './dates';
import { decode, type Targets } from './links';
import { menuItems } from './unique';

/** The names of the products on the SaaS page. */
export const productNames = ({ saas }: Content) =>
  saas?.saas?.chapters.flatMap(({ products }) => products.map(({ title }) => title));

const year = () => Number(todayInIndia().slice(0, 4));

/** The year of the copyright line is not in the future. */
export function copyrightProblems({ site }: Content): Problem[] {
  const { copyrightYear } = site?.site ?? {};
  if (!copyrightYear || copyrightYear <= year()) return [];
  return [{ file: 'content/site.ts', path: ['copyrightYear'], message: `is ${copyrightYear}, a year in the future` }];
}

/** The years and capacities of the journey never fall, and no year is in the future. */
export function journeyProblems({ journey }: Content): Problem[] {
  const { problems, report } = createReport('content/journey.ts');
  journey?.journey?.entries.forEach(({ year: own, capacityMw }, index, entries) => {
    const say = (field: string, message: string) => report([nth(index, 'entry'), field], message);
    const before = entries[index - 1];
    if (own > year()) say('year', `is ${own}, a year in the future`);
    if (before && own < before.year) say('year', `is ${own}, after ${before.year}: put the oldest first`);
    if (before && capacityMw < before.capacityMw)
      say(
        'capacityMw',
        `is ${capacityMw}, less than the ${before.capacityMw} before it: give the total capacity so far`,
      );
  });
  return problems;
}

/** The steps of the operations offer's day are in order. */
export function roundProblems({ services }: Content): Problem[] {
  const { problems, report } = createReport('content/services.ts');
  services?.services?.operationsOffer.round.steps.forEach(({ time }, index, steps) => {
    const before = steps[index - 1]?.time;
    const path = ['operationsOffer', 'round', nth(index, 'step'), 'time'];
    if (before && time < before) report(path, `is ${time}, after ${before}: put the earliest first`);
  });
  return problems;
}

/** What is wrong with the name of a product, or undefined. All are accepted while content/saas.ts is invalid. */
export const productProblem = (name: string, names: string[] | undefined) =>
  names && !names.includes(name)
    ? `content/saas.ts has no product named ${name}.${nearestHint(name, names)}`
    : undefined;

/**
 * A menu item that links to a section has the section's id as its label. Both addresses of a footer link are one page.
 */
export function labelProblems(content: Content, { resolve: { canonicalPath } }: Targets): Problem[] {
  const menu = createReport('content/navigation.ts');
  for (const { item, path } of menuItems(content)) {
    const fragment = /#(.*)$/.exec(item.href)?.[1];
    if (fragment !== undefined && decode(fragment) !== item.label)
      menu.report(
        [...path, 'label'],
        `is ${JSON.stringify(item.label)}, but it leads to #${fragment}: the label must be the same as the section's id`,
      );
  }
  const footer = createReport('content/footer.ts');
  content.footer?.footer?.groups.forEach(({ links }, group) =>
    links.forEach(({ href, mobileHref }, link) => {
      const [one, other] = [canonicalPath(href), canonicalPath(mobileHref)];
      const path = [nth(group, 'group'), nth(link, 'link'), 'mobileHref'];
      if (one && other && one !== other)
        footer.report(path, `leads to ${other}, but href leads to ${one}: both must be one page`);
    }),
  );
  return [...menu.problems, ...footer.problems];
}
