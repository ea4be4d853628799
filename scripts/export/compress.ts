import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textTypes } from '../hosts/headers';
import { inParallel } from '../lib/parallel';

const smallest = 1024;
/** Two per cent larger than the best (11) for less than half of its time: 2.4 s of a core for 173 files. */
const quality = 10;
/** After which time without use, in milliseconds, a cached copy goes. */
const unused = 30 * 86_400_000;
const cacheFolder = `.cache/compressed/q${quality}`;

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Puts a brotli and a gzip copy beside every text file that is worth it. What was compressed before comes from .cache. */
export async function compressFiles(out: string) {
  mkdirSync(cacheFolder, { recursive: true });
  const now = new Date();
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.extname(file).slice(1) in textTypes)
    .map((file) => path.join(out, file));
  const compress = async (file: string) => {
    const bytes = readFileSync(file);
    if (bytes.length < smallest) return;
    const name = createHash('sha256').update(bytes).digest('base64url');
    for (const [end, encode] of Object.entries(encoders)) {
      const known = path.join(cacheFolder, `${name}.${end}`);
      if (!existsSync(known)) {
        // Renamed into place, so that a build that is stopped here leaves no half file to trust.
        const whole = `${known}.${process.pid}`;
        writeFileSync(whole, await encode(bytes));
        renameSync(whole, known);
      }
      utimesSync(known, now, now);
      copyFileSync(known, `${file}.${end}`);
    }
  };
  // zlib works in threads of its own.
  await inParallel(files, compress, availableParallelism());
  for (const file of readdirSync(cacheFolder).map((name) => path.join(cacheFolder, name))) {
    if (now.getTime() - statSync(file).mtimeMs > unused) rmSync(file);
  }
}
