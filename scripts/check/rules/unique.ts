import type { z } from 'zod';
import { notes } from '../../../content/schema/notes';
import type { Content } from '../modules';
import { ordinal, type Problem } from '../problem';

type Found = { path: PropertyKey[]; message: string };

/** Entries of one list that share what each should have alone. */
export function doubles(value: unknown, schema: z.ZodType): Found[] {
  const { noun = 'entry', unique = [] } = notes.get(schema) ?? {};
  if (!Array.isArray(value)) return [];
  return unique.flatMap((field) => {
    const seen = new Map<unknown, number>();
    return value.flatMap((entry, index): Found[] => {
      const own = entry?.[field];
      const first = seen.get(own);
      if (own === undefined || first === undefined) {
        seen.set(own, index);
        return [];
      }
      return [{ path: [index, field], message: `is ${JSON.stringify(own)}, as in the ${ordinal(first + 1)} ${noun}` }];
    });
  });
}

/** Names that must be alone across several lists. */
export function namesAcross({ navigation, saas, services, team }: Content): Problem[] {
  const problems: Problem[] = [];
  const claim = (file: string, what: string) => {
    const seen = new Set<string>();
    return (name: string, place: string[]) => {
      if (seen.has(name))
        problems.push({ file, place, message: `is ${JSON.stringify(name)}, as another ${what} is already` });
      seen.add(name);
    };
  };
  type Item = { id: string; label: string; children?: Item[] };
  const menu = claim('content/navigation.ts', 'menu item');
  const visit = (items: Item[], place: string[], noun: string) =>
    items.forEach((item, index) => {
      const here = [...place, `${ordinal(index + 1)} ${noun}`];
      menu(item.id, [...here, 'id']);
      visit(item.children ?? [], here, 'child');
    });
  visit(navigation?.navigation?.items ?? [], [], 'menu item');
  const [id, title] = [claim('content/saas.ts', 'product'), claim('content/saas.ts', 'product')];
  saas?.saas?.chapters.forEach((chapter, c) =>
    chapter.products.forEach((product, p) => {
      const here = [`${ordinal(c + 1)} chapter`, `${ordinal(p + 1)} product`];
      id(product.id, [...here, 'id']);
      title(product.title, [...here, 'title']);
    }),
  );
  const service = claim('content/services.ts', 'service');
  for (const [key, { id: name }] of Object.entries(services?.services?.items ?? {}))
    service(name, ['items', key, 'id']);
  const anchor = claim('content/team.ts', 'section of the page');
  for (const [key, section] of Object.entries(team?.team ?? {}))
    if (typeof section === 'object') anchor(section.id, [key, 'id']);
  return problems;
}
