import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import { ordinal, type Problem } from '../problem';
import { todayInIndia } from './dates';
import type { Targets } from './links';

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

/** The years and capacities of the journey rise. */
export function journeyProblems({ journey }: Content): Problem[] {
  const problems: Problem[] = [];
  journey?.journey?.entries.forEach((entry, index, entries) => {
    const report = (field: string, message: string) =>
      problems.push({ file: 'content/journey.ts', path: [`${ordinal(index + 1)} entry`, field], message });
    const before = entries[index - 1];
    if (entry.year > year()) report('year', `is ${entry.year}, a year in the future`);
    if (before && entry.year < before.year)
      report('year', `is ${entry.year}, after ${before.year}: put the oldest first`);
    if (before && entry.capacityMw < before.capacityMw)
      report(
        'capacityMw',
        `is ${entry.capacityMw}, less than the ${before.capacityMw} before it: give the total capacity so far`,
      );
  });
  return problems;
}

/** What is wrong with the name of a product, or undefined. All are accepted while content/saas.ts is invalid. */
export const productProblem = (name: string, names: string[] | undefined) =>
  names && !names.includes(name)
    ? `content/saas.ts has no product named ${name}.${nearestHint(name, names)}`
    : undefined;

type Item = { label: string; href: string; children?: Item[] };

/** A menu item that links to a section has the section's id as its label. Both addresses of a footer link are one page. */
export function labelProblems({ navigation, footer }: Content, { resolve: { canonicalPath } }: Targets): Problem[] {
  const problems: Problem[] = [];
  const visit = (items: Item[], path: string[], noun: string) =>
    items.forEach(({ label, href, children }, index) => {
      const here = [...path, `${ordinal(index + 1)} ${noun}`];
      const fragment = /#(.*)$/.exec(href)?.[1];
      if (fragment !== undefined && decodeURIComponent(fragment.replace(/%(?![\da-f]{2})/gi, '%25')) !== label)
        problems.push({
          file: 'content/navigation.ts',
          path: [...here, 'label'],
          message: `is ${JSON.stringify(label)}, but it leads to #${fragment}: the label must be the same as the section's id`,
        });
      visit(children ?? [], here, 'child');
    });
  visit(navigation?.navigation?.items ?? [], [], 'menu item');
  footer?.footer?.groups.forEach((group, g) =>
    group.links.forEach(({ href, mobileHref }, l) => {
      const [one, other] = [canonicalPath(href), canonicalPath(mobileHref)];
      if (one && other && one !== other)
        problems.push({
          file: 'content/footer.ts',
          path: [`${ordinal(g + 1)} group`, `${ordinal(l + 1)} link`, 'mobileHref'],
          message: `leads to ${other}, but href leads to ${one}: both must be one page`,
        });
    }),
  );
  return problems;
}
