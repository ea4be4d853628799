import type { z } from 'zod';
import { notes } from '../../../content/schema/notes';
import { firstOwner } from '../first-owner';
import type { Content } from '../modules';
import { nth, type Problem } from '../problem';

type Item = { id: string; label: string; href: string; children?: Item[] };

const withPaths = (items: Item[], path: string[], noun: string): { item: Item; path: string[] }[] =>
  items.flatMap((item, index) => {
    const own = [...path, nth(index, noun)];
    return [{ item, path: own }, ...withPaths(item.children ?? [], own, 'child')];
  });

/** The items of the menu at every level, each with its path for messages. */
export const menuItems = ({ navigation }: Content) => withPaths(navigation?.navigation?.items ?? [], [], 'menu item');

type Duplicate = { path: PropertyKey[]; message: string };

/** Entries of one list with the same value in a field that must be unique. */
export function findDuplicates(list: unknown, schema: z.ZodType): Duplicate[] {
  const { noun = 'entry', unique = [] } = notes.get(schema) ?? {};
  if (!Array.isArray(list)) return [];
  return unique.flatMap((field) => {
    const first = firstOwner<string>();
    return list.flatMap((entry, index): Duplicate[] => {
      const value = entry?.[field];
      const other = value === undefined ? undefined : first(value, nth(index, noun));
      return other ? [{ path: [index, field], message: `is ${JSON.stringify(value)}, as in the ${other}` }] : [];
    });
  });
}

/** Names that must be unique across several lists. */
export function sharedNameProblems(content: Content): Problem[] {
  const problems: Problem[] = [];
  const uniqueNames = (file: string, what: string) => {
    const first = firstOwner<true>();
    return (name: string, path: string[]) => {
      if (first(name, true))
        problems.push({ file, path, message: `is ${JSON.stringify(name)}, as another ${what} already is: change one` });
    };
  };
  const menu = uniqueNames('content/navigation.ts', 'menu item');
  for (const { item, path } of menuItems(content)) menu(item.id, [...path, 'id']);
  const [id, title] = [uniqueNames('content/saas.ts', 'product'), uniqueNames('content/saas.ts', 'product')];
  content.saas?.saas?.chapters.forEach((chapter, c) =>
    chapter.products.forEach((product, p) => {
      const path = [nth(c, 'chapter'), nth(p, 'product')];
      id(product.id, [...path, 'id']);
      title(product.title, [...path, 'title']);
    }),
  );
  const service = uniqueNames('content/services.ts', 'service');
  for (const [key, { id: name }] of Object.entries(content.services?.services?.items ?? {}))
    service(name, ['items', key, 'id']);
  const section = uniqueNames('content/team.ts', 'section of the page');
  for (const [key, part] of Object.entries(content.team?.team ?? {}))
    if (typeof part === 'object') section(part.id, [key, 'id']);
  return problems;
}
