import { copyFileSync, existsSync, mkdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { writeAtomic } from './files';

/** Copies an entry of `.cache`, made at its first use, to a file. The entry's time is that of its last use. */
export async function copyCached(entry: string, file: string, make: () => Promise<Buffer>) {
  const [cached, now] = [path.join('.cache', entry), new Date()];
  if (!existsSync(cached)) writeAtomic(cached, await make());
  utimesSync(cached, now, now);
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(cached, file);
}
