import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Rewrites one exported page; `file` is its path below the export. */
export type Transform = (html: string, file: string) => string;

/** All exported pages below a folder, as paths relative to it. */
export const pagesIn = (out: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();

/** Runs every page of the export through the transforms, in order. */
export function finishPages(out: string, transforms: Transform[]) {
  for (const file of pagesIn(out)) {
    const full = path.join(out, file);
    const before = readFileSync(full, 'utf8');
    const after = transforms.reduce((html, transform) => transform(html, file), before);
    if (after !== before) writeFileSync(full, after);
  }
}
