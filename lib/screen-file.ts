import { createHash } from 'node:crypto';
import type { TourStep } from '@/content/schema/tour';
import { brand } from '@/content/site';
import { asset } from './asset';
import { pictureAddress } from './pictures';
import { type ProductId, products } from './products';
import { sizeOf } from './screens/frame';
import { iconShapes } from './screens/icons';
import { pen } from './screens/pen';
import type { PictureFormat } from './screens/types';
import type { Part } from './tour';

/**
 * The folder of the files that live screens fetch. Next exports it from app/screens/[file]; the build moves it to the hashed
 * files, which hosts serve as immutable and deployments keep for open pages.
 */
export const screenFolders = { exported: '/screens/', served: '/_next/static/screens/' };

/** The icons that a product's screen draws, by name: it is drawn with a Proxy that records which are read. */
function iconsOf(id: ProductId): Record<string, string> {
  const used: Record<string, string> = {};
  pen.icons = new Proxy(iconShapes, {
    get: (all, name: string) => {
      used[name] = all[name] ?? '';
      return used[name];
    },
  });
  for (const format of ['wide', 'tall'] as const) products[id].drawStates(format);
  pen.icons = iconShapes;
  return used;
}

/** What a live screen fetches: its data and icons, under a name that contains their hash. */
export function screenFile(id: ProductId) {
  const { tour: _, ...data } = products[id].data;
  // SolarVision draws a photograph, at most 730 CSS pixels wide.
  if ('photo' in data) data.photo = { ...data.photo, file: asset(pictureAddress(data.photo.file, 1200)) };
  const text = JSON.stringify({ data, brand, icons: iconsOf(id) });
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const name = `${id}.${hash}.json`;
  const folder = screenFolders[process.env.NODE_ENV === 'production' ? 'served' : 'exported'];
  return { name, text, address: asset(folder + name) };
}

/** What a page needs to show a product's screen. */
export interface ShownScreen {
  id: ProductId;
  /** The address of the live screen's data. */
  address: string;
  tour: TourStep[];
  /** What each step of the tour shows of the wide and of the tall picture. */
  parts: Record<PictureFormat, Part[]>;
}

/** A share in %, to one decimal place. */
const percentOf = (share: number) => Math.round(share * 1000) / 10;

/** Regions of a drawing in % of its canvas. */
function partsOf(id: ProductId, format: PictureFormat): Part[] {
  const drawing = products[id].draw(format);
  const { width, height } = sizeOf(drawing, format);
  return products[id].data.tour.map(({ region }) => {
    const [x, y, w, h] = drawing.regions[region] ?? [0, 0, width, height];
    return [percentOf(x / width), percentOf(y / height), percentOf(w / width), percentOf(h / height)];
  });
}

/** The screens by the id of their product. */
export const shownScreens = (): Record<string, ShownScreen> =>
  Object.fromEntries(
    (Object.keys(products) as ProductId[]).map((id) => [
      id,
      {
        id,
        address: screenFile(id).address,
        tour: products[id].data.tour,
        parts: { wide: partsOf(id, 'wide'), tall: partsOf(id, 'tall') },
      },
    ]),
  );
