import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The size limit of a drawing, in bytes. */
export const maxDrawingBytes = 800_000;

/** Adds a comment that names the generator, for readers of the SVG file. */
export const withSourceComment = (svg: string, group: string) =>
  svg.replace(/^<svg[^>]*>/, (start) => `${start}<!-- Made by art/drawings.ts ${group}: edit that, not this. -->`);

export function write(file: string, data: string | Buffer): void {
  const size = Buffer.byteLength(data);
  if (size > maxDrawingBytes)
    throw new Error(
      `${file} would be ${Math.round(size / 1000)} kB; the limit of a drawing is ${maxDrawingBytes / 1000} kB.`,
    );
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), data);
  console.log(`${file}  ${(size / 1000).toFixed(1)} kB`);
}
