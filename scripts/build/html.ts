import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Rewrites one exported page or payload; `file` is its path below the export. */
export type Transform = (text: string, file: string) => string;

/** The files below a folder whose names end so, as paths relative to it. */
const filesIn = (out: string, ending: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort();

/** All exported pages below a folder. */
export const pagesIn = (out: string) => filesIn(out, '.html');

/** A text after each of the transforms, in order. */
export const transformed = (text: string, transforms: Transform[], file: string) =>
  transforms.reduce((now, transform) => transform(now, file), text);

function rewrite(out: string, files: string[], transforms: Transform[]) {
  for (const file of files) {
    const full = path.join(out, file);
    const before = readFileSync(full, 'utf8');
    const after = transformed(before, transforms, file);
    if (after !== before) writeFileSync(full, after);
  }
}

/** Runs every page of the export through the transforms, in order. */
export const finishPages = (out: string, transforms: Transform[]) => rewrite(out, pagesIn(out), transforms);

/** The same for what Next asks for when a visitor goes on to a page. */
export const finishPayloads = (out: string, transforms: Transform[]) => rewrite(out, filesIn(out, '.txt'), transforms);
