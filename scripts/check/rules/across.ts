import type { Content } from '../modules';
import { nearestHint } from '../nearest';
import { ordinal, type Problem } from '../problem';
import { todayInIndia } from './dates';

/** The names of the products that the SaaS page presents. */
export const productNames = ({ saas }: Content) =>
  saas?.saas?.chapters.flatMap(({ products }) => products.map(({ title }) => title));

/** What modules must agree on among each other and with the calendar. */
export function acrossProblems(content: Content): Problem[] {
  const year = Number(todayInIndia().slice(0, 4));
  const problems: Problem[] = [];
  const { site } = content.site ?? {};
  if (site && site.copyrightYear > year)
    problems.push({
      file: 'content/site.ts',
      place: ['copyrightYear'],
      message: `is ${site.copyrightYear}, which has not come yet`,
    });

  content.journey?.journey?.entries.forEach((entry, index, entries) => {
    const say = (field: string, message: string) =>
      problems.push({ file: 'content/journey.ts', place: [`${ordinal(index + 1)} entry`, field], message });
    const before = entries[index - 1];
    if (entry.year > year) say('year', `is ${entry.year}, which has not come yet`);
    if (before && entry.year < before.year)
      say('year', `is ${entry.year}, after ${before.year}: the oldest comes first`);
    if (before && entry.capacityMw < before.capacityMw)
      say(
        'capacityMw',
        `is ${entry.capacityMw}, less than the ${before.capacityMw} before it: it counts all capacity so far`,
      );
  });

  const { routes } = content.routes ?? {};
  for (const id of Object.keys(content.screens?.screens?.placeholder.meanwhile?.links ?? {}))
    if (routes && !routes[id]?.placeholder)
      problems.push({
        file: 'content/screens.ts',
        place: ['placeholder', 'meanwhile', 'links', id],
        message: `is no page under construction: content/routes.ts has ${Object.keys(routes)
          .filter((one) => routes[one]?.placeholder)
          .join(', ')}`,
      });

  const names = productNames(content);
  const known = (file: string, place: string[], name: string) => {
    if (names && !names.includes(name))
      problems.push({
        file,
        place,
        message: `content/saas.ts has no product named ${name}.${nearestHint(name, names)}`,
      });
  };
  content.home?.home?.suite.items.forEach(({ title }, i) =>
    known('content/home.ts', ['suite', `${ordinal(i + 1)} product`, 'title'], title),
  );
  content.journey?.journey?.entries.forEach(({ products }, i) =>
    products.forEach(({ name }, p) =>
      known('content/journey.ts', [`${ordinal(i + 1)} entry`, `${ordinal(p + 1)} product`, 'name'], name),
    ),
  );
  return problems;
}

type Item = { label: string; href: string; children?: Item[] };

/** A menu item that leads to a section is labelled like the section; a footer link's two addresses are one page. */
export function labelProblems(
  { navigation, footer }: Content,
  canonicalPath: (path: string) => string | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const visit = (items: Item[], place: string[], noun: string) =>
    items.forEach(({ label, href, children }, index) => {
      const here = [...place, `${ordinal(index + 1)} ${noun}`];
      const fragment = /#(.*)$/.exec(href)?.[1];
      if (fragment !== undefined && decodeURIComponent(fragment.replace(/%(?![\da-f]{2})/gi, '%25')) !== label)
        problems.push({
          file: 'content/navigation.ts',
          place: [...here, 'label'],
          message: `is ${JSON.stringify(label)}, but it leads to #${fragment}: a section's name and its menu item's are the same, letter for letter`,
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
          place: [`${ordinal(g + 1)} group`, `${ordinal(l + 1)} link`, 'mobileHref'],
          message: `leads to ${other}, but href leads to ${one}: both must be one page`,
        });
    }),
  );
  return problems;
}
