import { chromium, type Page } from 'playwright/test';
import { expect, inFull, inFullUnless, isSameDocument, markDocument, test, visit, withMotion } from './site';

test.use(withMotion);

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
  test(
    `${path} once hydrated, requests no page, RSC payload or prefetch while it is scrolled`,
    inFullUnless(path === '/'),
    async ({ page }) => {
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
    },
  );
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
  await expect(page).toHaveTitle(/^Contact us/);
  expect(await isSameDocument(page)).toBe(true);
  expect(list.slice(before).filter((request) => /\.txt|\/contact\/$/.test(request))).toEqual([]);
});

test('pointing at a link fetches no picture of its page', inFull, async ({ page }) => {
  await visit(page, '/contact/');
  await settled(page);
  const list: string[] = [];
  page.on('request', (request) => list.push(`${request.resourceType()} ${request.url()}`));
  await page.locator('nav a[href="/about/"]').first().hover();
  await expect.poll(() => list.some((request) => request.includes('/about/__next'))).toBe(true);
  await settled(page);
  expect(list.filter((request) => request.startsWith('image'))).toEqual([]);
});

test('back and forward restore page and scroll position without a reload', async ({ page }) => {
  await visit(page, '/');
  await markDocument(page);
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
  expect(await isSameDocument(page)).toBe(true);
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

test('no request leaves the origin, and no cookie or storage is written', async ({ page, context, baseURL }) => {
  const other: string[] = [];
  page.on('request', (request) => request.url().startsWith(baseURL ?? '') || other.push(request.url()));
  for (const path of ['/', '/offerings/saas/', '/contact/']) await visit(page, path);
  expect(other).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('a click with Ctrl opens a new tab', inFull, async ({ page, context }) => {
  await visit(page, '/contact/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Home', exact: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL((url) => url.pathname === '/');
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('every page of menu and footer opens without a reload', inFull, async ({ page }) => {
  await visit(page, '/');
  await markDocument(page);
  const hrefs = await page
    .locator('nav#menu a, footer nav a')
    .evaluateAll((all) => [...new Set(all.map((a) => (a as HTMLAnchorElement).pathname))]);
  expect(hrefs.length).toBeGreaterThan(18);
  for (const path of hrefs.filter((href) => href !== '/')) {
    await page
      .locator(`a[href="${path}"], a[href^="${path}#"]`)
      .first()
      .evaluate((a) => (a as HTMLElement).click());
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  expect(await isSameDocument(page)).toBe(true);
});
