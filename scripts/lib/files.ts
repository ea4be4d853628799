import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder whose path ends with `end`: sorted paths relative to it, with forward slashes. */
export const filesIn = (folder: string, end = '') =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith(end))
    .map(({ name, parentPath }) => path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'))
    .sort();

/** Writes files into a folder: the text of each by its path there. */
export function writeFiles(folder: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes a file through a temporary file, so that an interrupted run leaves no partial file. */
export function writeAtomic(file: string, data: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, data);
  renameSync(part, file);
}
