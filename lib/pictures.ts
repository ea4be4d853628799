import focus from '@/content/images/focus.json';
import manifest from '@/public/images/manifest.json';
import { masterPath } from './master';

type Served = { width: number; height: number; widths: number[] };
type Entry = Served & { portrait?: Served };

const entries = (manifest as unknown as { pictures: Record<string, Entry> }).pictures;

/** The manifest entry of a master in content/images: its size and the widths it is served at. */
export function pictureEntry(file: string): Entry {
  const entry = entries[masterPath(file)];
  if (!entry) throw new Error(`content/images/${file} is not in public/images/manifest.json: run "npm run images".`);
  return entry;
}

/**
 * What narrow windows get in place of a picture: its portrait crop, or a product's screen drawn for phones. `stem` is the
 * path of its files without width.
 */
export function portraitOf(file: string): (Served & { stem: string }) | undefined {
  const key = masterPath(file);
  const stem = key.replace(/\.\w+$/, '');
  const { portrait } = pictureEntry(file);
  if (portrait) return { ...portrait, stem: `${stem}-portrait` };
  const phone = key.startsWith('products/') && entries[key.replace('products/', 'phones/')];
  return phone ? { ...phone, stem: stem.replace('products/', 'phones/') } : undefined;
}

/** The path of a picture in its largest size, for articles, search engines and feeds, which have no `srcset`. */
export function pictureAddress(file: string): string {
  const { widths } = pictureEntry(file);
  const stem = masterPath(file).replace(/\.\w+$/, '');
  return `/images/${stem}${widths.length > 0 ? `-${widths.at(-1)}.avif` : '.svg'}`;
}

/** The part that a wide crop would cut off and that has the picture's focal point (content/images/focus.json). */
export function focusPart(file: string): 'upper' | 'lower' | undefined {
  const [, y = 0.5] = (focus as Record<string, number[]>)[masterPath(file)] ?? [];
  if (y < 0.4) return 'upper';
  return y > 0.6 ? 'lower' : undefined;
}
