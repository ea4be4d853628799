import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { createServer } from '../../scripts/serve.mjs';
import { belowBase, changed } from './lib/builds';
import { exportFolder, type Stage, stageSite } from './lib/sites';
import { alive, watch, withoutIntegrity } from './lib/watch';
import { filesIn } from './table';

type Server = Awaited<ReturnType<typeof createServer>>;
let stage: Stage;
let server: Server;
const start = async (folder: string, base = '') => {
  stage = stageSite(folder, base);
  server = await createServer({ root: stage.root, notFound: 'nearest', host: '127.0.0.1' });
  return `http://127.0.0.1:${server.port}`;
};
test.afterEach(async () => {
  await server?.close();
  stage?.remove();
});
const hashed = '_next/static';
const click = (href: string) => {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => one.pathname.endsWith(href));
  if (!link) throw new Error(`no link to ${href}`);
  link.click();
};

test('below a path: pages load whole, come alive and go on to each other', async ({ page }) => {
  const { folder, base } = belowBase;
  const origin = await start(folder, base);
  const seen = await watch(page);
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
  for (const at of ['/', '/about/team/', '/offerings/saas/', '/contact/', '/resources/blog/']) {
    await page.goto(origin + base + at);
    await alive(page);
    expect([at, await withoutIntegrity(page, folder, base)]).toEqual([at, []]);
  }
  await page.goto(`${origin}${base}/`);
  await alive(page);
  await page.evaluate(() => Object.assign(window, { first: true }));
  for (const at of ['/about/journey/', '/offerings/services/']) {
    await page.evaluate(click, at);
    await page.waitForURL(origin + base + at);
    await page.waitForLoadState('networkidle');
  }
  expect(await page.evaluate(() => 'first' in window)).toBe(true);
  expect(failed).toEqual([]);
  expect(seen.faults).toEqual([]);
  await page.goto(`${origin}${base}/Careers`);
  await page.waitForURL(`${origin}${base}/company/careers/`);
});

/** As deploy/README.md says: what is hashed first, then the rest; old hashed files stay, other old files go. */
function deploy() {
  cpSync(path.join(changed.folder, hashed), path.join(stage.root, hashed), { recursive: true });
  cpSync(changed.folder, stage.root, { recursive: true });
  const current = new Set(filesIn(changed.folder));
  for (const file of filesIn(stage.root))
    if (!current.has(file) && !file.startsWith(hashed)) rmSync(path.join(stage.root, file));
}

test('a page of the old build keeps working after a deploy, and goes on to the new one', async ({ page }) => {
  const origin = await start(exportFolder);
  const seen = await watch(page);
  const build = () =>
    page.evaluate(() => [document.documentElement.dataset.build ?? 'first', document.title.includes('Changed Brand')]);
  await page.goto(`${origin}/about/`);
  await alive(page);
  // Fetched before the deploy, gone to after it.
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

  await page.evaluate(click, '/about/journey/');
  await page.waitForURL(`${origin}/about/journey/`);
  await page.evaluate(click, '/resources/blog/');
  await page.waitForURL(`${origin}/resources/blog/`);
  await alive(page);
  // Whether the page was loaded whole or its payload was taken into the old document is Next's to choose.
  await expect(page).toHaveTitle(/Changed Brand/);
  expect(seen.faults).toEqual([]);
});

test('a preview says noindex on every page, and in the headers of its hosts', () => {
  const pages = filesIn(changed.folder).filter((file) => file.endsWith('.html'));
  const open = pages.filter(
    (file) => !/<meta name="robots" content="noindex"\/>/.test(readFileSync(path.join(changed.folder, file), 'utf8')),
  );
  expect(pages.length).toBeGreaterThan(30);
  expect(open).toEqual([]);
  for (const file of ['_headers', '.htaccess'])
    expect(readFileSync(path.join(changed.folder, file), 'utf8')).toMatch(/X-Robots-Tag:? "?noindex/);
});
