import { type NavigationLeaf, navigationSchema } from '../../../content/schema/navigation';
import { decode } from '../../../lib/decode';
import { createReport } from '../field-report';
import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import type { Problem } from '../problem';
import { walk } from '../walk';
import type { Targets } from './links';

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
  walk(content.navigation?.navigation?.items, navigationSchema.shape.items, (item, _, path) => {
    const { href, label } = (item ?? {}) as Partial<NavigationLeaf>;
    const fragment = /#(.*)$/.exec(href ?? '')?.[1];
    const message = `is ${JSON.stringify(label)}, but it leads to #${fragment}: the label must be the same as the section's id`;
    if (fragment !== undefined && decode(fragment) !== label) menu.report(['items', ...path, 'label'], message);
  });
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
