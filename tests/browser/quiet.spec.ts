import { chromium, type Page } from 'playwright/test';
import { expect, isSameDocument, markDocument, test, visit } from './site';

/** Records all requests from now on, except pictures and fonts. */
function asked(page: Page) {
  const list: string[] = [];
  page.on('request', (request) => {
    if (!['image', 'font'].includes(request.resourceType())) list.push(`${request.method()} ${request.url()}`);
  });
  return list;
}
const settled = (page: Page) => page.waitForLoadState('networkidle');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const path of ['/', '/offerings/services/', '/resources/blog/']) {
  test(`${path} once hydrated, requests no page, RSC payload or prefetch while it is scrolled`, async ({ page }) => {
    await visit(page, path);
    await settled(page);
    const list = asked(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 700) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(800);
    expect(list).toEqual([]);
  });
}

test('hovering a link prefetches that page alone, and clicking it loads no document', async ({ page }) => {
  await visit(page, '/');
  await settled(page);
  const list = asked(page);
  const link = page.locator('nav a[href="/contact/"]').first();
  await link.hover();
  await expect.poll(() => list.some((request) => request.includes('__PAGE__'))).toBe(true);
  await page.waitForTimeout(500);
  expect(list.filter((request) => !request.includes('/contact/') && !request.includes('/_next/static/'))).toEqual([]);
  const before = list.length;
  await markDocument(page);
  await link.click();
  await page.waitForURL('**/contact/');
  await expect(page.locator('h1')).toContainText('Get in Touch');
  expect(await isSameDocument(page)).toBe(true);
  expect(list.slice(before).filter((request) => /\.txt|\/contact\/$/.test(request))).toEqual([]);
});

test('back and forward restore the scroll position', async ({ page }) => {
  await visit(page, '/');
  await page.mouse.wheel(0, 1800);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(1700);
  await page.waitForTimeout(300);
  const [home, link] = [await scrollY(page), page.locator('main a[href="/offerings/operations-maintenance/"]')];
  await link.evaluate((element) => (element as HTMLElement).click());
  await page.waitForURL('**/operations-maintenance/');
  await expect.poll(() => scrollY(page)).toBeLessThan(5);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(500);
  await page.waitForTimeout(300);
  const next = await scrollY(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBeGreaterThan(home - 5);
  expect(await scrollY(page)).toBeLessThan(home + 5);
  await page.goForward();
  await page.waitForURL('**/operations-maintenance/');
  await expect.poll(async () => Math.abs((await scrollY(page)) - next)).toBeLessThan(5);
});

test('a page returns from the back/forward cache after a visit to another origin', async ({ hosts, launchOptions }) => {
  test.skip(/headless.shell/.test(launchOptions.executablePath ?? ''), 'the headless shell has no back/forward cache');
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const page = await browser.newPage();
  for (const path of ['/', '/contact/']) {
    await visit(page, hosts.root.url + path);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      Object.assign(window, { kept: true });
    });
    // Another origin: the same server under 127.0.0.1.
    await page.goto(hosts.nearest.url.replace('localhost', '127.0.0.1'));
    await page.evaluate(() => setTimeout(() => history.back()));
    await expect
      .poll(() =>
        page
          .evaluate(() => [location.pathname, 'kept' in window, (window as { persisted?: boolean }).persisted])
          .catch(() => []),
      )
      .toEqual([path, true, true]);
  }
  await browser.close();
});
