import type { z } from 'zod';
import { notes } from '../../../content/schema/notes';
import type { Content } from '../modules';
import { ordinal, type Problem } from '../problem';

type Duplicate = { path: PropertyKey[]; message: string };

/** Entries of one list with the same value in a field that must be unique. */
export function findDuplicates(list: unknown, schema: z.ZodType): Duplicate[] {
  const { noun = 'entry', unique = [] } = notes.get(schema) ?? {};
  if (!Array.isArray(list)) return [];
  return unique.flatMap((field) => {
    const seen = new Map<unknown, number>();
    return list.flatMap((entry, index): Duplicate[] => {
      const value = entry?.[field];
      const first = seen.get(value);
      if (value === undefined || first === undefined) {
        seen.set(value, index);
        return [];
      }
      return [
        { path: [index, field], message: `is ${JSON.stringify(value)}, as in the ${ordinal(first + 1)} ${noun}` },
      ];
    });
  });
}

/** Names that must be unique across several lists. */
export function sharedNameProblems({ navigation, saas, services, team }: Content): Problem[] {
  const problems: Problem[] = [];
  const uniqueNames = (file: string, what: string) => {
    const seen = new Set<string>();
    return (name: string, path: string[]) => {
      if (seen.has(name))
        problems.push({ file, path, message: `is ${JSON.stringify(name)}, as another ${what} already is: change one` });
      seen.add(name);
    };
  };
  type Item = { id: string; label: string; children?: Item[] };
  const menu = uniqueNames('content/navigation.ts', 'menu item');
  const visit = (items: Item[], path: string[], noun: string) =>
    items.forEach((item, index) => {
      const here = [...path, `${ordinal(index + 1)} ${noun}`];
      menu(item.id, [...here, 'id']);
      visit(item.children ?? [], here, 'child');
    });
  visit(navigation?.navigation?.items ?? [], [], 'menu item');
  const [id, title] = [uniqueNames('content/saas.ts', 'product'), uniqueNames('content/saas.ts', 'product')];
  saas?.saas?.chapters.forEach((chapter, c) =>
    chapter.products.forEach((product, p) => {
      const here = [`${ordinal(c + 1)} chapter`, `${ordinal(p + 1)} product`];
      id(product.id, [...here, 'id']);
      title(product.title, [...here, 'title']);
    }),
  );
  const service = uniqueNames('content/services.ts', 'service');
  for (const [key, { id: name }] of Object.entries(services?.services?.items ?? {}))
    service(name, ['items', key, 'id']);
  const anchor = uniqueNames('content/team.ts', 'section of the page');
  for (const [key, section] of Object.entries(team?.team ?? {}))
    if (typeof section === 'object') anchor(section.id, [key, 'id']);
  return problems;
}
