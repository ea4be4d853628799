import type { Locator, Page, Route } from 'playwright/test';
import { expect, hydrate, inFull, isSameDocument, markDocument, test, visit, withMotion } from './site';

const contact = (page: Page) => page.locator('nav#menu a[href="/contact/"]').first();
const isRscPayload = (url: URL) => url.pathname.endsWith('.txt');

test('without its scripts a page works as with JavaScript off', async ({ page, faults }) => {
  faults.allow(/\.js|ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/offerings/services/asset-management/');
  await page.locator('main summary').first().click();
  await expect(page.locator('main details + *').first()).toBeVisible();
  await page.locator('nav#menu').getByRole('link', { name: 'About' }).first().hover();
  await page.locator('#menu-about').getByRole('link', { name: 'Journey So Far' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Journey');
});

test('with one script missing a page stays as exported', inFull, async ({ page, faults }) => {
  faults.allow(/\.js|ERR_FAILED|thrown/);
  let missing: string | undefined;
  await page.route(/chunks\/.*\.js$/, (route) => {
    missing ??= route.request().url();
    return missing === route.request().url() ? route.abort() : route.continue();
  });
  await page.goto('/contact/');
  await page.keyboard.press('Shift');
  await expect.poll(() => missing).toBeDefined();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeEditable();
  await page.locator('nav#menu').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('missing pictures keep their space', inFull, async ({ page, faults }) => {
  faults.allow(/images|ERR_FAILED/);
  await visit(page, '/about/');
  const size = () =>
    page
      .locator('main img')
      .first()
      .evaluate((img) => [img.clientWidth, img.clientHeight]);
  const whole = await size();
  await page.route(/\/images\//, (route) => route.abort());
  await page.reload();
  expect(await size()).toEqual(whole);
});

test(
  'the heading of /about/ has as many lines in the fallback font as in the site’s own',
  inFull,
  async ({ page, faults }) => {
    faults.allow(/woff2|ERR_FAILED/);
    await visit(page, '/about/');
    await page.evaluate(() => document.fonts.ready);
    const lines = () =>
      page
        .locator('h1')
        .evaluate((h) => Math.round(h.clientHeight / Number.parseFloat(getComputedStyle(h).lineHeight)));
    const whole = await lines();
    await page.route(/woff2$/, (route) => route.abort());
    await page.goto('/about/?again');
    expect(await lines()).toBe(whole);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

const broken: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['a 500', (route) => route.fulfill({ status: 500, body: 'no' })],
  ['garbage', (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '<<<garbage>>>' })],
  ['an HTML page', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>login</h1>' })],
  ['nothing', (route) => route.fulfill({ status: 200, contentType: 'text/plain', body: '' })],
  ['a cut connection', (route) => route.abort()],
];
test('an RSC payload that cannot be read leads to a full load', inFull, async ({ page, faults }) => {
  faults.allow(/.*/);
  for (const [what, answer] of broken) {
    await visit(page, '/about/');
    await markDocument(page);
    await page.route(isRscPayload, answer);
    await contact(page).click();
    await expect(page, what).toHaveURL(/\/contact\/$/);
    await expect(page.getByRole('heading', { level: 1 }), what).toHaveText('Get in Touch');
    expect(await isSameDocument(page), what).toBe(false);
    await page.unroute(isRscPayload);
  }
});

test(
  'a tab older than the deployed build does a full load, and the new page hydrates',
  inFull,
  async ({ page, faults }) => {
    faults.allow(/404|Falling back to browser navigation/);
    await visit(page, '/about/');
    await markDocument(page);
    await page.route(isRscPayload, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/"b":"[^"]*"/g, '"b":"another-build"')
        .replace(/\/_next\/static\/chunks\/\w/g, '$&0');
      await route.fulfill({ response, body, headers: response.headers() });
    });
    await contact(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
    expect(await isSameDocument(page)).toBe(false);
    await page.unroute(isRscPayload);
    await hydrate(page);
  },
);

test('the site works with storage and cookies refused', async ({ page }) => {
  await page.emulateMedia(withMotion);
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, refuse);
    Object.defineProperty(document, 'cookie', refuse);
  });
  await visit(page, '/');
  await contact(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  await page.goBack();
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-moving', 'true');
});

test(
  'an island that throws shows the error display in its own place and can be retried',
  inFull,
  async ({ page, faults }) => {
    faults.allow(/seeded|Error/);
    await page.emulateMedia(withMotion);
    await page.addInitScript(() => {
      const native = Element.prototype.querySelector;
      // Only the hero asks for it.
      Element.prototype.querySelector = function (this: Element, selector: string) {
        if (selector === ':focus-visible') throw new Error('seeded');
        return native.call(this, selector);
      };
      Object.assign(window, { fix: () => Object.assign(Element.prototype, { querySelector: native }) });
    });
    await visit(page, '/');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unexpected Application Error!');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(1);
    const next = page.getByRole('heading', { name: 'Key Highlights' });
    await expect(next).toBeVisible();
    const left = async (of: Locator) => (await of.boundingBox())?.x;
    expect(await left(alert.locator('> *')), 'aligned with the page').toBe(await left(next));
    await page.locator('nav#menu').getByRole('link', { name: 'About' }).first().hover();
    await expect(page.locator('#menu-about')).toBeVisible();
    await page.evaluate(() => (window as unknown as { fix: () => void }).fix());
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-hero]')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  },
);

test('a click while offline keeps the page and its fields and shows a message', async ({ page, context, faults }) => {
  faults.allow(/INTERNET_DISCONNECTED/);
  await visit(page, '/contact/');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Half a thought');
  await context.setOffline(true);
  await page.locator('nav#menu').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(message).toHaveValue('Half a thought');
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await page.locator('nav#menu').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
