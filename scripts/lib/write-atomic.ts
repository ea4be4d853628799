import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Writes a file through a temporary file, so that an interrupted run leaves no partial file. */
export function writeAtomic(file: string, data: string | Buffer) {
  mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}-${threadId}.part`;
  writeFileSync(part, data);
  renameSync(part, file);
}
