import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, hashes, run } from '../lib/tree';

const first = process.env.SITE_OUT_DIR ?? 'out';
const second = '.cache/test/again';

it('a second build without caches gives the same bytes', { timeout: 1_800_000 }, () => {
  if (!existsSync(first)) run('.', ['tsx', 'scripts/export.ts'], { SITE_OUT_DIR: first });
  for (const cache of ['.next', '.cache/og']) rmSync(cache, { recursive: true, force: true });
  run('.', ['tsx', 'scripts/export.ts'], { SITE_OUT_DIR: second });
  const [before, after] = [hashes(first), hashes(second)];
  const different = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
  expect(different, `compare ${first} with ${second}`).toEqual([]);
  expect(Object.keys(after).length).toBeGreaterThan(200);
  rmSync(second, { recursive: true });
});

it('no exported file contains the path of the folder it was built in', () => {
  const here = path.resolve('.');
  const telling = filesOf(first).filter((file) => readFileSync(path.join(first, file)).includes(here));
  expect(telling).toEqual([]);
});
