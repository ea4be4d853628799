import { expect, test } from 'playwright/test';
import { createServer } from '../../scripts/serve';
import { inFull, isSameDocument, markDocument } from '../browser/site';
import { belowBase } from './lib/builds';
import { startNetlify } from './lib/endpoint';
import { stageSite } from './lib/sites';
import { clickLink, hydrate, integrityFaults, watch } from './lib/watch';

/* The export with BASE_PATH in a browser. */
const cleanup: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const step of cleanup.splice(0)) await step();
});
const { folder, base } = belowBase;
const email = 'asha@example.com';

test('pages load all files, their scripts run, links navigate and an alias redirects', inFull, async ({ page }) => {
  const stage = stageSite(folder, base);
  const server = await createServer({ root: stage.root, notFound: 'nearest', host: '127.0.0.1' });
  cleanup.push(server.close, stage.remove);
  const origin = `http://127.0.0.1:${server.port}`;
  const seen = await watch(page);
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
  for (const at of ['/', '/about/team/', '/offerings/saas/', '/contact/', '/resources/blog/']) {
    await page.goto(origin + base + at);
    await hydrate(page);
    expect([at, await integrityFaults(page, folder, base)]).toEqual([at, []]);
  }
  await page.goto(`${origin}${base}/`);
  await hydrate(page);
  await markDocument(page);
  for (const at of ['/about/journey/', '/offerings/services/']) {
    await clickLink(page, at);
    await page.waitForURL(origin + base + at);
    await page.waitForLoadState('networkidle');
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(failed).toEqual([]);
  expect(seen.faults).toEqual([]);
  await page.goto(`${origin}${base}/Careers`);
  await page.waitForURL(`${origin}${base}/company/careers/`);
});

test(
  'a server that handles forms as Netlify does receives the form, with scripts and without',
  inFull,
  async ({ browser }) => {
    const netlify = await startNetlify(folder, base);
    cleanup.push(netlify.close);
    for (const javaScriptEnabled of [true, false]) {
      const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
      await page.goto(`${netlify.url}${base}/contact/`);
      if (javaScriptEnabled) await hydrate(page);
      await page.fill('[name=email]', email);
      if (javaScriptEnabled) await page.waitForFunction(() => performance.now() > 2000);
      await page.click('form button[type=submit]');
      await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
      const { 'form-name': form, email: sent, _gotcha } = Object.fromEntries(netlify.received.at(-1) ?? []);
      expect([form, sent, _gotcha]).toEqual(['contact', email, '']);
      await page.close();
    }
  },
);
