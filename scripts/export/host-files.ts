import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exportFiles } from '../hosts/files';
import { pictureExtensions } from '../hosts/headers';

/** Writes the host configuration that is part of the export. */
export function writeHostFiles(out: string) {
  const pictures = readdirSync(out)
    .filter((file) => pictureExtensions.includes(path.extname(file).slice(1)))
    .sort();
  for (const [name, text] of Object.entries(exportFiles(pictures))) writeFileSync(path.join(out, name), text);
}
