import focus from '@/content/images/focus.json';
import manifest from '@/public/images/manifest.json';
import { masterPath } from './master';

type Served = { width: number; height: number; widths: number[] };
type Entry = Served & { portrait?: Served };
/** `stem` is the path of the files below /images/, without width and extension. */
type Stem = { stem: string };

const entries = (manifest as unknown as { pictures: Record<string, Entry> }).pictures;

const stemOf = (path: string) => path.replace(/\.\w+$/, '');

/** The manifest entry of a master in content/images: its size and the widths it is served at. */
export function pictureEntry(file: string): Entry & Stem {
  const key = masterPath(file);
  const entry = entries[key];
  if (!entry) throw new Error(`content/images/${file} is not in public/images/manifest.json: run "npm run images".`);
  return { ...entry, stem: stemOf(key) };
}

/**
 * The portrait form of a picture for narrow windows: its portrait crop or, if there is none, a separate master
 * (`x-portrait.jpg` for `x.jpg`, `phones/x.svg` for `products/x.svg`).
 */
export function portraitOf(file: string): (Served & Stem) | undefined {
  const key = masterPath(file);
  const { portrait, stem } = pictureEntry(file);
  if (portrait) return { ...portrait, stem: `${stem}-portrait` };
  const own = key.startsWith('products/') ? key.replace('products/', 'phones/') : key.replace(stem, `${stem}-portrait`);
  const entry = entries[own];
  return entry && { ...entry, stem: stemOf(own) };
}

/** The path of one file of a picture. A drawing (SVG) has no widths. */
export const fileAddress = (stem: string, width?: number) => `/images/${stem}${width ? `-${width}.avif` : '.svg'}`;

/**
 * The path of a picture where there is no `srcset`, such as articles, search engines and feeds: the smallest file of at
 * least `width` pixels, else the largest.
 */
export function pictureAddress(file: string, width = Number.POSITIVE_INFINITY): string {
  const { widths, stem } = pictureEntry(file);
  return fileAddress(stem, widths.find((one) => one >= width) ?? widths.at(-1));
}

/** Whether the head of a page can stand in the sky of a picture. */
export const hasOpenSky = (file: string) => masterPath(file).startsWith('sky/');

const focalPoint = (file: string) => (focus as Record<string, number[]>)[masterPath(file)];

/**
 * The edge that a wide crop must keep, because the focal point (content/images/focus.json) is near it. A picture with open
 * sky keeps its lower edge where no head stands in the sky.
 */
export function focusPart(file: string) {
  if (hasOpenSky(file)) return 'lower';
  const y = focalPoint(file)?.[1] ?? 0.5;
  return y < 0.4 ? 'upper' : y > 0.6 ? 'lower' : undefined;
}

/** The `object-position` of a crop around the focal point, as a class in steps of 10 % (safelisted in app/globals.css). */
export function focusClass(file: string): string | undefined {
  const point = focalPoint(file);
  return point && `object-[${point.map((part) => `${Math.round(part * 10) * 10}%`).join('_')}]`;
}
