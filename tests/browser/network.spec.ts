import type { Page } from 'playwright/test';
import { expect, isSameDocument, markDocument, test, visit } from './site';

const requests = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  return seen;
};

test('a loaded page prefetches another only on hover', async ({ page }) => {
  const seen = requests(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const before = seen.length;
  await page.mouse.move(700, 300);
  await page.waitForTimeout(1500);
  expect(seen.slice(before).filter((entry) => !/image|font/.test(entry))).toEqual([]);
  expect(seen.filter((entry) => entry.endsWith('.txt'))).toEqual([]);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).hover();
  await expect.poll(() => seen.some((entry) => /\/contact\/.*\.txt$/.test(entry))).toBe(true);
  expect(seen.filter((entry) => /\.txt$/.test(entry) && !entry.includes('/contact/'))).toEqual([]);
});

test('no request leaves the origin, and no cookie or storage is written', async ({ page, context, baseURL }) => {
  const other: string[] = [];
  page.on('request', (request) => request.url().startsWith(baseURL ?? '') || other.push(request.url()));
  for (const path of ['/', '/offerings/saas/', '/contact/']) await visit(page, path);
  expect(other).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('links navigate without a reload; back and forward restore page and scroll position', async ({ page }) => {
  await visit(page, '/offerings/saas/');
  await markDocument(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  // Playwright's own click would scroll the page to the sticky link.
  await page.locator('nav#menu a[href="/contact/"]').first().dispatchEvent('click', { button: 0 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await expect(page).toHaveTitle(/^Contact us/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/offerings\/saas\/$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1150);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(1250);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  expect(await isSameDocument(page)).toBe(true);
});

test('a click with Ctrl opens a new tab', async ({ page, context }) => {
  await visit(page, '/contact/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'Home', exact: true })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL((url) => url.pathname === '/');
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('every page of menu and footer opens without a reload', async ({ page }) => {
  test.setTimeout(90_000);
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
