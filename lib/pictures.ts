import manifest from '@/public/images/manifest.json';
import { masterPath } from './master';

type Entry = {
  width: number;
  height: number;
  widths: number[];
  portrait?: { width: number; height: number; widths: number[] };
};

const entries = (manifest as unknown as { pictures: Record<string, Entry> }).pictures;

/** What the build knows of a master in content/images: its size and the widths it is served at. */
export function pictureEntry(file: string): Entry {
  const entry = entries[masterPath(file)];
  if (!entry) throw new Error(`content/images/${file} has not been derived: run "npm run images".`);
  return entry;
}

/** The path of a picture at its largest, for those who read no `srcset`: search engines and feeds. */
export function pictureAddress(file: string): string {
  const { widths } = pictureEntry(file);
  const stem = masterPath(file).replace(/\.\w+$/, '');
  return `/images/${stem}${widths.length > 0 ? `-${widths.at(-1)}.avif` : '.svg'}`;
}
