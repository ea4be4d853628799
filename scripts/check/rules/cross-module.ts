import { decode } from '../../../lib/decode';
import { createReport } from '../field-report';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';
import type { Keys } from '../walk';
import type { Targets } from './links';

type Item = { id: string; label: string; href: string; children?: Item[] };

/** Menu items and those below them, each with its path. */
const withPaths = (items: Item[], path: Keys): { item: Item; path: Keys }[] =>
  items.flatMap((item, index) => {
    const own = [...path, index];
    return [{ item, path: own }, ...withPaths(item.children ?? [], [...own, 'children'])];
  });

/** The names of the products on the SaaS page. */
export const productNames = ({ saas }: Content) =>
  saas?.saas?.chapters.flatMap(({ products }) => products.map(({ title }) => title));

/** What is wrong with the name of a product, or undefined. All are accepted while content/saas.ts is invalid. */
export const productProblem = (name: string, names: string[] | undefined) =>
  names && !names.includes(name)
    ? `content/saas.ts has no product named ${name}.${nearestHint(name, names)}`
    : undefined;

/**
 * A menu item that links to a section has the section's id as its label. Both addresses of a footer link are one page.
 */
export function labelProblems(content: Content, { resolve: { canonicalPath } }: Targets): Problem[] {
  const menu = createReport('navigation');
  for (const { item, path } of withPaths(content.navigation?.navigation?.items ?? [], ['items'])) {
    const fragment = /#(.*)$/.exec(item.href)?.[1];
    if (fragment !== undefined && decode(fragment) !== item.label)
      menu.report(
        [...path, 'label'],
        `is ${JSON.stringify(item.label)}, but it leads to #${fragment}: the label must be the same as the section's id`,
      );
  }
  const footer = createReport('footer');
  content.footer?.footer?.groups.forEach(({ links }, group) =>
    links.forEach(({ href, mobileHref }, link) => {
      const [one, other] = [canonicalPath(href), canonicalPath(mobileHref)];
      const path = ['groups', group, 'links', link, 'mobileHref'];
      if (one && other && one !== other)
        footer.report(path, `leads to ${other}, but href leads to ${one}: both must be one page`);
    }),
  );
  return [...menu.problems, ...footer.problems];
}
