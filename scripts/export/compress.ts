import { hash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textTypes } from '../hosts/headers';
import { copyCached } from '../lib/cached';
import { filesIn } from '../lib/files';
import { inParallel } from '../lib/in-parallel';

const minimumSize = 1024;
/** Milliseconds after which an unused cached copy is deleted. */
const maximumAge = 30 * 86_400_000;
const cacheFolder = '.cache/compressed';

/**
 * Brotli's level. Level 10 takes less than half of the time of 11, the highest, and files are 2 % larger. Level 7 takes a
 * fifteenth of the time of 10, and files are 9 % larger. It is used for payloads, which browsers prefetch or load with the
 * scripts, and for the other .txt files.
 */
const qualityOf = (file: string) => (/\.txt$|[\\/]payloads[\\/]/.test(file) ? 7 : 10);

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const brotli = (bytes: Buffer, quality: number) =>
  toBrotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Puts a brotli and a gzip copy beside a file, from the cache where it has them. */
async function compress(file: string) {
  const bytes = readFileSync(file);
  const name = hash('sha256', bytes, 'base64url');
  const quality = qualityOf(file);
  await copyCached(`compressed/${name}.q${quality}.br`, `${file}.br`, () => brotli(bytes, quality));
  await copyCached(`compressed/${name}.gz`, `${file}.gz`, () => toGzip(bytes, { level: 9 }));
}

/** Compresses every text file of 1 kB or more. Copies are cached by the file's content. */
export async function compressFiles(out: string) {
  const start = Date.now();
  const files = filesIn(out)
    .filter((file) => path.extname(file).slice(1) in textTypes)
    .map((file) => path.join(out, file))
    .filter((file) => statSync(file).size >= minimumSize);
  await inParallel(files, 8, compress);
  for (const file of readdirSync(cacheFolder).map((name) => path.join(cacheFolder, name)))
    if (start - statSync(file).mtimeMs > maximumAge) rmSync(file, { recursive: true });
}
