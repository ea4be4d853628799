import { afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '@/content/site';
import { type ProductId, products } from '@/lib/products';
import { screenFile, shownScreens } from '@/lib/screen-file';
import { sizeOf } from '@/lib/screens/frame';
import { iconShapes } from '@/lib/screens/icons';
import { pen } from '@/lib/screens/pen';

const ids = Object.keys(products) as ProductId[];
const formats = ['wide', 'tall'] as const;
/** The names before anything else is drawn: later, memoized layers are not drawn again (lib/screens/memoize.ts). */
const names = Object.fromEntries(ids.map((id) => [id, screenFile(id).name]));
const contentOf = (id: ProductId) =>
  JSON.parse(screenFile(id).text) as { data: object; brand: string; icons: Record<string, string> };

describe('the file of a live screen', () => {
  const { icons: before } = pen;
  const { data: shift } = products.truops;
  afterEach(() => {
    pen.icons = before;
    products.truops.data = shift;
    vi.unstubAllEnvs();
  });

  it.each(ids)('%s: has the product’s data without its tour, which the page has, and the brand', (id) => {
    const { tour, ...data } = products[id].data;
    expect(tour.length).toBeGreaterThan(0);
    const photo = 'photo' in data && { photo: { ...data.photo, file: '/images/products/rows-1200.avif' } };
    expect(contentOf(id)).toMatchObject({ data: JSON.parse(JSON.stringify({ ...data, ...photo })), brand });
    expect(contentOf(id).data).not.toHaveProperty('tour');
  });

  it.each(ids)('%s: has the icons that the screen draws, and no others', (id) => {
    const { icons } = contentOf(id);
    expect(pen.icons, 'the other drawings of the build have all icons').toBe(iconShapes);
    const drawn = () =>
      formats.flatMap((format) => products[id].drawStates(format).flatMap(({ layers }) => layers)).join('');
    const complete = drawn();
    pen.icons = icons;
    expect(drawn() === complete).toBe(true);
    for (const [name, shapes] of Object.entries(icons)) {
      expect(shapes, name).toBe(iconShapes[name]);
      expect(complete.includes(shapes), name).toBe(true);
    }
  });

  it.each(ids)('%s: has the same name each time, for the page and for the export', (id) => {
    expect(screenFile(id).name).toBe(names[id]);
    expect(names[id]).toMatch(new RegExp(`^${id}\\.[\\da-f]{12}\\.json$`));
  });

  it('has a name that changes with its content, so that hosts may serve it as immutable', () => {
    products.truops.data = { ...shift, shift: { ...shift.shift, date: '2025-01-01' } };
    expect(screenFile('truops').name).toMatch(/^truops\.[\da-f]{12}\.json$/);
    expect(screenFile('truops').name).not.toBe(names.truops);
  });

  it('is fetched from the folder of hashed files, and under `npm run dev` from the route of the app', () => {
    const { name } = screenFile('truops');
    vi.stubEnv('NODE_ENV', 'production');
    expect(screenFile('truops').address).toBe(`/_next/static/screens/${name}`);
    vi.stubEnv('NODE_ENV', 'development');
    expect(screenFile('truops').address).toBe(`/screens/${name}`);
  });
});

describe('what a page needs to show a screen', () => {
  const shown = shownScreens();

  it('is the address of its file and the steps of its tour', () => {
    expect(Object.keys(shown)).toEqual(ids);
    for (const id of ids)
      expect(shown[id]).toMatchObject({ id, address: screenFile(id).address, tour: products[id].data.tour });
  });

  it.each(ids)('%s: has for each step the region that it names, in % of the picture', (id) => {
    const { tour, parts } = shown[id] ?? { tour: [] };
    for (const format of formats) {
      const drawing = products[id].draw(format);
      const { width, height } = sizeOf(drawing, format);
      const pixels = parts?.[format].map(([x, y, w, h]) => [x * width, y * height, w * width, h * height]);
      // A tenth of 1 % of 1600 pixels is 1.6 pixels, so a rounded edge is less than one pixel away.
      const near = (value: number) => expect.toSatisfy((percent: number) => Math.abs(percent / 100 - value) < 1);
      expect(pixels).toEqual(tour.map(({ region }) => drawing.regions[region]?.map(near)));
    }
  });
});
