import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Largest master the site takes, in bytes. */
export const limit = 800_000;

/** A drawing with the name of what made it, for whoever opens the file. */
export const signed = (svg: string, group: string) =>
  svg.replace(/^<svg[^>]*>/, (start) => `${start}<!-- Made by art/drawings.ts ${group}: edit that, not this. -->`);

export function write(file: string, data: string | Buffer): void {
  const size = Buffer.byteLength(data);
  if (size > limit)
    throw new Error(`${file} would be ${Math.round(size / 1000)} kB; a master may have ${limit / 1000} kB.`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), data);
  console.log(`${file}  ${(size / 1000).toFixed(1)} kB`);
}
