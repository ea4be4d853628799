import { appendFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { keptFile } from '../../lib/posts';
import { addPosts } from '../../scripts/bench/scale';
import { copyTree, hashes, run } from '../lib/tree';

it('a build that keeps pages of articles gives the same bytes as a build without kept pages', {
  timeout: 1_800_000,
}, () => {
  const copy = copyTree('kept-posts');
  const inside = (name: string) => path.join(copy, name);
  const build = () => run(copy, ['tsx', 'scripts/export.ts'], { SITE_OUT_DIR: 'out' });
  const kept = () => JSON.parse(readFileSync(inside(keptFile), 'utf8')) as string[];
  // The newest thirty are never kept.
  addPosts(38, inside('content/blog'));
  build();
  expect(kept()).toEqual([]);

  appendFileSync(inside('content/blog/measured-35.mdx'), '\nOne more paragraph.\n');
  build();
  // Not the changed article, nor the articles before and after it.
  expect(kept()).toEqual(expect.arrayContaining(['measured-37', 'measured-38']));
  for (const number of [34, 35, 36]) expect(kept()).not.toContain(`measured-${number}`);

  renameSync(inside('out'), inside('out-kept'));
  rmSync(inside('.cache/posts'), { recursive: true });
  build();
  expect(hashes(inside('out-kept'))).toEqual(hashes(inside('out')));
  rmSync(copy, { recursive: true });
});
