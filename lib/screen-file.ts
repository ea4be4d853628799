import { createHash } from 'node:crypto';
import { brand } from '@/content/site';
import { asset } from './asset';
import { type ProductId, products } from './products';
import { iconShapes } from './screens/icons';
import { pen } from './screens/pen';

/** The folder of the files that live screens fetch: app/screens/[file]. */
const folder = '/screens/';

/** The icons that a product's screen draws, by name. */
function iconsOf(id: ProductId): Record<string, string> {
  const used: Record<string, string> = {};
  pen.icons = new Proxy(iconShapes, {
    get: (all, name: string) => {
      used[name] = all[name] ?? '';
      return used[name];
    },
  });
  for (const edition of ['wide', 'tall'] as const) products[id].draw(edition);
  return used;
}

/** The address of each product's data, by the product's id. */
export const screenAddresses = (): Record<string, string> =>
  Object.fromEntries((Object.keys(products) as ProductId[]).map((id) => [id, screenFile(id).address]));

/** What a live screen fetches: its data and icons, under a name that holds their hash. */
export function screenFile(id: ProductId) {
  const { tour: _, ...data } = products[id].data;
  const text = JSON.stringify({ data, brand, icons: iconsOf(id) });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const name = `${id}.${hash}.json`;
  return { name, text, address: asset(folder + name) };
}
