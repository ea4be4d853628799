import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { watchFiles } from '../../scripts/lib/watch-files';

it('a file that is replaced is reported each time, also in a subfolder', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'watch-'));
  mkdirSync(path.join(root, 'blog/drafts'), { recursive: true });
  const changed = new Set<string>();
  const close = watchFiles(root, (file) => changed.add(file));
  for (const text of ['first', 'second', 'third']) {
    for (const file of ['site.ts', 'blog/drafts/post.mdx']) {
      writeFileSync(path.join(root, `${file}.part`), text);
      renameSync(path.join(root, `${file}.part`), path.join(root, file));
      await expect.poll(() => changed, { message: `${file}, ${text} time` }).toContain(file);
    }
    changed.clear();
  }
  close();
  rmSync(root, { recursive: true });
});
