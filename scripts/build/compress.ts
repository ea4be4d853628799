import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { textTypes } from '../hosts/headers';

const smallest = 1024;
/** Two per cent larger than the best (11) for less than half of the time: 2.4 s of a core for 173 files. Later builds take it from .cache. */
const quality = 10;
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
  const kept = new Set<string>();
  const compress = async (file: string) => {
    const bytes = readFileSync(file);
    if (bytes.length < smallest) return;
    const name = createHash('sha256').update(bytes).digest('base64url');
    for (const [end, encode] of Object.entries(encoders)) {
      const cached = `${name}.${end}`;
      kept.add(cached);
      const known = path.join(cacheFolder, cached);
      if (!existsSync(known)) writeFileSync(known, await encode(bytes));
      copyFileSync(known, `${file}.${end}`);
    }
  };
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => path.extname(file).slice(1) in textTypes,
  );
  await Promise.all(files.map((file) => compress(path.join(out, file))));
  for (const old of readdirSync(cacheFolder)) if (!kept.has(old)) rmSync(path.join(cacheFolder, old));
}
