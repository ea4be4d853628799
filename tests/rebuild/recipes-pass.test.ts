import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edit } from '../content/copy';
import { recipes } from '../content/recipes';
import { run } from '../content/run';
import { copyProject } from '../lib/copy';
import { runCommand } from '../lib/recipe';

/*
 * A client's own content must not break the tests: every recipe of content/README.md on one copy, with a brand that HTML,
 * URLs and JSON must escape and another copyright year. The tests of docs/specification.md are deleted first.
 */
const hour = 3_600_000;
let root: string;
beforeAll(async () => {
  root = copyProject('recipes-pass-');
  for (const recipe of Object.values(recipes)) await recipe(root);
  edit(root, 'content/site.ts', /(?<=brand: )'[^']*'/, `"Rao's Sun & Wind"`);
  edit(root, 'content/site.ts', /(?<=copyrightYear: )\d+/, '2023');
  edit(root, 'content/home.ts', /(?<=hero: \{\s*title:\s*)'[^']*'/, "'Short.'");
  edit(root, 'content/about.ts', /(?<=\n {2}title: )'[^']*'/, `'${'Long words '.repeat(5).trim()}'`);
  // The product pictures show the brand.
  run(root, 'art/drawings.ts');
  for (const name of readdirSync(path.join(root, 'tests/export')))
    if (name.startsWith('specification')) rmSync(path.join(root, 'tests/export', name));
}, hour);
afterAll(() => rmSync(root, { recursive: true, force: true }), hour);

test.each([
  'npm run check',
  'npm run build',
  'npx vitest run tests/unit --testTimeout=120000',
  'npx vitest run tests/export --testTimeout=120000',
])('%s passes', { timeout: hour }, (command) => {
  // TEST_FULL would edit every field once more, which takes an hour; an earlier stage has done so.
  const { ok, output } = runCommand(command, root, /^(?:SITE_OUT_DIR|TEST_FULL)$/);
  expect(ok, output).toBe(true);
});

test('npm run new:post asks for --slug if the title has no Latin letters', {
  timeout: hour,
}, () => {
  const refused = run(root, 'scripts/new-post.ts', 'सौर ऊर्जा');
  expect([refused.ok, refused.output]).toEqual([false, expect.stringContaining('--slug solar-power')]);
  const written = run(root, 'scripts/new-post.ts', 'सौर ऊर्जा', '--slug', 'Solar energy');
  expect(written.output).toContain('content/blog/solar-energy.mdx is written as a draft.');
});
