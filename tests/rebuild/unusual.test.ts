import { rmSync } from 'node:fs';
import { afterAll, describe, it } from 'vitest';
import { seededRandom } from '../../lib/screens/random';
import { copyTree, run } from '../lib/tree';
import { resizeLists, type Size, writeArticles } from './unusual-content';

/*
 * Unusual but valid content on three copies: 57 articles in all, with every Markdown construct, and the lists of all
 * modules at their shortest, their longest and in between. Each copy must pass the check, build, and pass the tests of
 * fallbacks, links and metadata (tests/export/fallbacks, links and seo*). Tests of byte limits would fail, because more
 * text than the site's own takes more bytes.
 */
const next = seededRandom('unusual contents');
const variants: [string, Size, number][] = [
  ['no articles, one of everything', (least) => Math.max(least, 1), 0],
  ['the most of everything', (_, most) => most, 20],
  ['lists of any length', (least, most) => least + Math.round(next() * (most - least)), 37],
];
const copies: string[] = [];
if (!process.env.KEEP)
  afterAll(() => {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  });

describe.each(variants)('%s', (name, size, articles) => {
  const copy = copyTree(`unusual-${articles}`);
  copies.push(copy);

  it('passes the check, builds, and passes the tests of fallbacks, links and metadata', { timeout: 1_800_000 }, () => {
    resizeLists(copy, size);
    writeArticles(copy, articles, name);
    run(copy, ['tsx', 'scripts/check.ts', '--content']);
    run(copy, ['tsx', 'scripts/export.ts']);
    run(copy, [
      'vitest',
      'run',
      '--testTimeout=120000',
      ...['fallbacks', 'links', 'seo'].map((suite) => `tests/export/${suite}`),
    ]);
  });
});
