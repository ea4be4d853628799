import manifest from '@/public/images/manifest.json';
import { masterPath } from './master';

type Entry = {
  width: number;
  height: number;
  widths: number[];
  portrait?: { width: number; height: number; widths: number[] };
};

const entries = (manifest as unknown as { pictures: Record<string, Entry> }).pictures;

/** The manifest entry of a master in content/images: its size and the widths it is served at. */
export function pictureEntry(file: string): Entry {
  const entry = entries[masterPath(file)];
  if (!entry) throw new Error(`content/images/${file} is not in public/images/manifest.json: run "npm run images".`);
  return entry;
}

/** The path of a picture in its largest size, for search engines and feeds, which do not read `srcset`. */
export function pictureAddress(file: string): string {
  const { widths } = pictureEntry(file);
  const stem = masterPath(file).replace(/\.\w+$/, '');
  return `/images/${stem}${widths.length > 0 ? `-${widths.at(-1)}.avif` : '.svg'}`;
}
