import { expect, test } from 'playwright/test';
import { hostSite } from '../../scripts/hosts/site';
import { kinds } from '../browser/page-list';
import { inFull, isSameDocument, markDocument, withMotion } from '../browser/site';
import { out } from '../lib/out';
import type { Running } from './lib/process';
import { hosts, missing } from './lib/servers';
import { type Stage, stageSite } from './lib/sites';
import { hydrate, integrityFaults, watch } from './lib/watch';

/*
 * Pages in a browser, with their own Content-Security-Policy and the headers of nginx. tests/browser/pages.spec.ts opens
 * every page with its own policy.
 */
test.skip(missing.includes('nginx'), 'nginx is not installed');
test.use(withMotion);

const site = hostSite('');
let stage: Stage;
let server: Running;
test.beforeAll(async () => {
  stage = stageSite();
  const nginx = hosts.find(({ name }) => name === 'nginx');
  if (nginx) server = await nginx.start(stage, true);
});
test.afterAll(async () => {
  await server?.stop();
  stage?.remove();
});

test(`no page violates its policy, and every script that a page names has an SRI hash (${kinds.length} pages)`, async ({
  page,
}) => {
  const seen = await watch(page);
  const withoutIntegrity: string[] = [];
  for (const path of [...kinds, '/nope', '/offerings/nope']) {
    await page.goto(server.url + path);
    await hydrate(page);
    withoutIntegrity.push(...(await integrityFaults(page, out)).map((fault) => `${path}: ${fault}`));
  }
  expect(seen.faults).toEqual([]);
  expect(withoutIntegrity).toEqual([]);
  expect([...seen.origins]).toEqual([server.url]);
});

test('alias pages redirect under their own policy', inFull, async ({ page }) => {
  const seen = await watch(page);
  for (const { from, to } of site.redirects) {
    await page.goto(`${server.url}${from}index.html`);
    await page.waitForURL(server.url + to);
  }
  expect(seen.faults).toEqual([]);
});

test('soft navigation keeps the document, its policy and the integrity of scripts', inFull, async ({ page }) => {
  const seen = await watch(page);
  await page.goto(`${server.url}/`);
  await hydrate(page);
  await markDocument(page);
  for (const path of [
    '/offerings/saas/',
    '/offerings/services/',
    '/about/team/',
    '/about/journey/',
    '/resources/blog/',
    '/resources/testimonial/',
    '/contact/',
    '/',
  ]) {
    await page.evaluate((href) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href^="${href}"]`);
      link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link?.click();
    }, path);
    await page.waitForURL((url) => url.pathname === path);
    await page.waitForLoadState('networkidle');
    expect([path, await integrityFaults(page, out)]).toEqual([path, []]);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(seen.faults).toEqual([]);
});

test('the policy does not block the contact form, with and without scripts', inFull, async ({ page, browser }) => {
  const seen = await watch(page);
  await page.goto(`${server.url}/contact/`);
  await hydrate(page);
  await page.locator('textarea').fill('A plant of 10 MWp');
  await expect(page.locator('form [data-copy]')).toContainText('A plant of 10 MWp');
  await page.locator('form button[type="submit"]').click();
  await page.waitForTimeout(300);
  expect(seen.faults).toEqual([]);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const refused: string[] = [];
  plain.on('console', (message) => refused.push(message.text()));
  await plain.goto(`${server.url}/contact/`);
  await plain.locator('textarea').fill('A plant of 10 MWp');
  await plain.locator('form button[type="submit"]').click();
  await plain.waitForTimeout(500);
  expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  await context.close();
});
