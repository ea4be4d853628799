import { expect, test } from 'playwright/test';
import { inFull } from '../browser/site';
import { changed } from './lib/builds';
import { serveWith } from './lib/endpoint';
import { hydrate, watch } from './lib/watch';

/** A host that counts visits, as deploy/README.md describes: it takes a POST to /visits and answers 204. */
async function startCounter() {
  const visits: string[] = [];
  const server = await serveWith(changed.folder, '', ({ method, url = '/', headers }) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (method !== 'POST' || pathname !== '/visits') return undefined;
    visits.push(`${searchParams.get('p')} from ${searchParams.get('r')} ${headers.cookie ?? ''}`.trim());
    return 204;
  });
  return { ...server, visits };
}

test('a visit is counted at this site for each page shown, with and without a reload', async ({ page }) => {
  const counter = await startCounter();
  const seen = await watch(page);
  await page.goto(`${counter.url}/about/`, { referer: 'https://search.example.com/?q=secret' });
  await expect.poll(() => counter.visits).toEqual(['/about/ from https://search.example.com']);
  await hydrate(page);
  await page.locator('footer').getByRole('link', { name: 'Glossary' }).click();
  await expect.poll(() => counter.visits.slice(1)).toEqual([`/resources/glossary/ from ${counter.url}`]);
  expect([seen.faults, [...seen.origins]]).toEqual([[], [counter.url]]);
  await counter.close();
});

test('visitors with Do Not Track or Global Privacy Control are not counted', inFull, async ({ browser }) => {
  const counter = await startCounter();
  for (const ask of [
    () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  ]) {
    const context = await browser.newContext();
    await context.addInitScript(ask);
    const page = await context.newPage();
    await page.goto(`${counter.url}/about/`);
    await hydrate(page);
    await context.close();
  }
  expect(counter.visits).toEqual([]);
  await counter.close();
});
