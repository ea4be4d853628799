import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { createServer } from '../../scripts/serve';
import { values as recipeValues } from '../content/recipes';
import { out } from '../lib/out';
import { changed } from './lib/builds';
import { type Stage, stageSite } from './lib/sites';
import { clickLink, hydrate, watch } from './lib/watch';
import { filesIn } from './table';

type Server = Awaited<ReturnType<typeof createServer>>;
let stage: Stage;
let server: Server;
const start = async (folder: string) => {
  stage = stageSite(folder);
  server = await createServer({ root: stage.root, notFound: 'nearest', host: '127.0.0.1' });
  return `http://127.0.0.1:${server.port}`;
};
test.afterEach(async () => {
  await server?.close();
  stage?.remove();
});
const hashed = '_next/static';

/** As in deploy/README.md: hashed files first, then the rest; old hashed files are kept, other old files deleted. */
function deploy() {
  cpSync(path.join(changed.folder, hashed), path.join(stage.root, hashed), { recursive: true });
  cpSync(changed.folder, stage.root, { recursive: true });
  const current = new Set(filesIn(changed.folder));
  for (const file of filesIn(stage.root))
    if (!current.has(file) && !file.startsWith(hashed)) rmSync(path.join(stage.root, file));
}

test('an open page of the old build keeps working after a deploy and navigates to the new build', async ({ page }) => {
  const origin = await start(out);
  const seen = await watch(page);
  const build = () =>
    page.evaluate(
      (brand) => [document.documentElement.dataset.build ?? 'first', document.title.includes(brand)],
      recipeValues.brand,
    );
  await page.goto(`${origin}/about/`);
  await hydrate(page);
  // Prefetch before the deploy, navigate after it.
  await page.evaluate(() =>
    document
      .querySelector('a[href="/about/journey/"]')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  );
  await page.waitForLoadState('networkidle');
  deploy();

  const branch = page.locator('header button[aria-expanded][aria-controls^="menu-"]').first();
  await branch.focus();
  await page.keyboard.press('Enter');
  await expect(branch).toHaveAttribute('aria-expanded', 'true');
  const scripts = await page.evaluate(() =>
    Promise.all([...document.scripts].filter(({ src }) => src).map(async ({ src }) => (await fetch(src)).status)),
  );
  expect(new Set(scripts)).toEqual(new Set([200]));
  expect(await build()).toEqual(['first', false]);

  await clickLink(page, '/about/journey/');
  await page.waitForURL(`${origin}/about/journey/`);
  await clickLink(page, '/resources/blog/');
  await page.waitForURL(`${origin}/resources/blog/`);
  await hydrate(page);
  // Next decides whether it reloads the page or applies the new payload to the old document.
  await expect(page).toHaveTitle(new RegExp(recipeValues.brand));
  expect(seen.faults).toEqual([]);
});
