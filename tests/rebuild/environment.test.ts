import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyTree, hashes, run } from '../lib/tree';

const copy = copyTree('environment');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('variables of the shell do not change the bytes of the export', { timeout: 1_800_000 }, () => {
  run(copy, ['tsx', 'scripts/export.ts'], { SITE_OUT_DIR: 'out' });
  const plain = hashes(path.join(copy, 'out'));
  const odd = { NODE_ENV: 'test', TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8', NEXT_PUBLIC_BASE_PATH: '/x', VITEST: 'true' };
  run(copy, ['tsx', 'scripts/export.ts'], { ...odd, SITE_OUT_DIR: 'out' });
  const changed = hashes(path.join(copy, 'out'));
  expect(Object.keys({ ...plain, ...changed }).filter((file) => plain[file] !== changed[file])).toEqual([]);
});
