import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../scripts/lib/files';
import { copyProject } from '../lib/copy';
import { hashes, run } from '../lib/tree';

const first = process.env.SITE_OUT_DIR || 'out';
const second = '.cache/test/again';

const differing = (folder: string) => {
  const [before, after] = [hashes(first), hashes(folder)];
  expect(Object.keys(after).length).toBeGreaterThan(200);
  return Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
};

it('a second build without caches gives the same bytes', { timeout: 1_800_000 }, () => {
  if (!existsSync(first)) run('.', ['tsx', 'scripts/export.ts'], { SITE_OUT_DIR: first });
  for (const cache of ['.next', '.cache/og', '.cache/compressed']) rmSync(cache, { recursive: true, force: true });
  run('.', ['tsx', 'scripts/export.ts'], { SITE_OUT_DIR: second });
  expect(differing(second), `compare ${first} with ${second}`).toEqual([]);
  rmSync(second, { recursive: true });
});

it('without the folder of the editor the export is the same', { timeout: 1_800_000 }, () => {
  const copy = copyProject('no-editor-');
  // Dates of pages come from Git.
  cpSync('.git', path.join(copy, '.git'), { recursive: true });
  rmSync(path.join(copy, 'editor'), { recursive: true });
  run(copy, ['tsx', 'scripts/export.ts'], { SITE_OUT_DIR: 'out' });
  expect(differing(path.join(copy, 'out')), `compare ${first} with ${copy}/out`).toEqual([]);
  rmSync(copy, { recursive: true });
});

it('no exported file contains the path of the folder it was built in', () => {
  const here = path.resolve('.');
  const files = filesIn(first).filter((file) => readFileSync(path.join(first, file)).includes(here));
  expect(files).toEqual([]);
});
