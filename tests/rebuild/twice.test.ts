import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesOf, hashes, run } from '../lib/tree';

it('building the same tree again, from nothing kept, gives the same bytes', { timeout: 1_800_000 }, () => {
  if (!existsSync('out')) run('.', ['tsx', 'scripts/export.ts']);
  const before = hashes('out');
  const kept = '.cache/first';
  rmSync(kept, { recursive: true, force: true });
  cpSync('out', kept, { recursive: true });
  for (const cache of ['.next', '.cache/og']) rmSync(cache, { recursive: true, force: true });
  run('.', ['tsx', 'scripts/export.ts']);
  const after = hashes('out');
  const different = Object.keys({ ...before, ...after }).filter((file) => before[file] !== after[file]);
  expect(different, `compare out with ${kept}`).toEqual([]);
  expect(Object.keys(after).length).toBeGreaterThan(200);
  rmSync(kept, { recursive: true, force: true });
});

it('no exported file knows the folder it was built in', () => {
  const here = path.resolve('.');
  const telling = filesOf('out').filter((file) => readFileSync(path.join('out', file)).includes(here));
  expect(telling).toEqual([]);
});
