import type { Content } from '../modules';
import { nth } from '../problem';

type Item = { id: string; label: string; href: string; children?: Item[] };

const withPaths = (items: Item[], path: string[], noun: string): { item: Item; path: string[] }[] =>
  items.flatMap((item, index) => {
    const own = [...path, nth(index, noun)];
    return [{ item, path: own }, ...withPaths(item.children ?? [], own, 'child')];
  });

/** The items of the menu at every level, each with its path for messages. */
export const menuItems = ({ navigation }: Content) => withPaths(navigation?.navigation?.items ?? [], [], 'menu item');
