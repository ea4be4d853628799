import type { Page } from 'playwright/test';
import { expect, hydrate, inFull, inFullUnless, phone, test, withMotion } from './site';

test.use(withMotion);

/** Requests of a page beyond the document, its font, icon, pictures and print sheet. */
function loads(page: Page) {
  const list: string[] = [];
  page.on('request', (request) => {
    if (
      !['document', 'image', 'font'].includes(request.resourceType()) &&
      !/favicon|chunks\/print-/.test(request.url())
    )
      list.push(new URL(request.url()).pathname);
  });
  return list;
}
const scripts = (list: string[]) => list.filter((path) => path.endsWith('.js'));
const hydrated = (page: Page) => page.locator('li[data-branch][data-hydrated]').first();
const scrollToEnd = async (page: Page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(40);
  }
  await page.waitForTimeout(500);
};

test.describe('a visitor who reads', () => {
  for (const path of ['/', '/offerings/saas/', '/about/team/', '/resources/blog/', '/contact/']) {
    test(
      `${path} to its end loads no script, no data and no style sheet`,
      inFullUnless(path === '/'),
      async ({ page }) => {
        const list = loads(page);
        await page.goto(path);
        await scrollToEnd(page);
        expect(list).toEqual([]);
        await expect(page.locator('[data-hydrated]')).toHaveCount(0);
      },
    );
  }

  test('and points at text or a link loads no script', async ({ page }) => {
    const list = loads(page);
    await page.goto('/about/');
    await page.getByRole('heading', { level: 1 }).hover();
    await page.locator('main a').first().hover();
    await page.waitForTimeout(500);
    expect(scripts(list)).toEqual([]);
  });
});

test.describe('a visitor who', () => {
  const reasons: [string, (page: Page) => Promise<unknown>][] = [
    ['points at the menu', (page) => page.locator('li[data-branch]').first().hover()],
    ['presses a key', (page) => page.keyboard.press('Tab')],
    ['points at an offering', (page) => page.locator('.offering').nth(1).hover()],
  ];
  for (const [title, act] of reasons) {
    test(`${title} gets scripts, once`, inFullUnless(title === 'points at the menu'), async ({ page }) => {
      const list = loads(page);
      await page.goto('/');
      await act(page);
      await hydrated(page).waitFor({ state: 'attached' });
      await act(page);
      await page.waitForTimeout(300);
      expect(scripts(list).length).toBeGreaterThan(5);
      expect(new Set(scripts(list)).size).toBe(scripts(list).length);
      expect(list.filter((path) => path.includes('/payloads/'))).toHaveLength(1);
    });
  }

  test.describe('touches', () => {
    test.use(phone);
    test('the menu button opens the menu with the same tap, and gets scripts', async ({ page }) => {
      const list = loads(page);
      await page.goto('/');
      await page.locator('.sheet-button').tap();
      await expect(page.locator('.menu-bar')).toBeVisible();
      await hydrated(page).waitFor({ state: 'attached' });
      await expect(page.locator('.menu-bar')).toBeVisible();
      expect(scripts(list).length).toBeGreaterThan(5);
    });

    test('an offering sees it at once', async ({ page }) => {
      await page.goto('/');
      await page.locator('.offering').nth(2).locator('p').tap();
      await expect(page.locator('[data-hero]')).toHaveAttribute('data-active', '2');
      await hydrated(page).waitFor({ state: 'attached' });
      await expect(page.locator('[data-hero]')).toHaveAttribute('data-active', '2');
    });
  });

  test(
    'asks for less data gets scripts on a press, not on pointing, and one hero picture',
    inFull,
    async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const list = loads(page);
      await page.goto('/');
      await page.locator('li[data-branch]').first().hover();
      await page.locator('[data-hero]:not([data-active="0"])').waitFor({ timeout: 10_000 });
      await expect(page.locator('.hero-scene:visible')).toHaveCount(1);
      // The browser itself leaves speculation out with data saver on; here only the page is told of it.
      expect(list.filter((path) => path !== '/about/')).toEqual([]);
      await page.locator('.offering p').first().click();
      await hydrated(page).waitFor({ state: 'attached' });
    },
  );

  test('comes with ?product= finds it in the message', async ({ page }) => {
    await page.goto('/contact/?product=TruOps');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/TruOps/);
  });
});

test('Back after a reload shows the page before, which was left without a reload', inFull, async ({ page }) => {
  await page.goto('/about/');
  await hydrate(page);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/contact/');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.locator('nav li[aria-current=page]')).toHaveText('About');
});

test('a link to a product, typed over the address of its page, shows that product', inFull, async ({ page }) => {
  await page.goto('/offerings/saas/');
  await page.evaluate(() => {
    location.hash = 'SolarVision';
  });
  await expect(page.locator('article[id="SolarVision"]')).toBeVisible();
});

test.describe('a failing load', () => {
  test('does not affect native features, and the next three interactions try again', async ({ page, faults }) => {
    faults.allow(/payloads|ERR_FAILED|Failed/);
    await page.route('**/payloads/**', (route) => route.abort());
    const list = loads(page);
    await page.goto('/');
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Shift');
      await page.waitForTimeout(150);
    }
    expect(list.filter((path) => path.includes('/payloads/'))).toHaveLength(4);
    await page.locator('li[data-branch]').first().hover();
    await expect(page.locator('#menu-about')).toBeVisible();
  });

  test('of one script is retried at the next interaction', inFull, async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|Failed/);
    let failed = '';
    await page.route('**/chunks/*.js', (route) => {
      const url = route.request().url();
      failed ||= url;
      return url === failed ? route.abort() : route.continue();
    });
    await page.goto('/');
    const failure = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    expect((await failure).url()).toBe(failed);
    await page.waitForTimeout(1500);
    await expect(page.locator('[data-hydrated]')).toHaveCount(0);
    await page.unroute('**/chunks/*.js');
    await page.keyboard.press('Shift');
    await hydrated(page).waitFor({ state: 'attached' });
  });
});

test('the island takes over the slide that the page shows, and the rest of its interval', { tag: '@measures' }, async ({
  page,
}) => {
  const hero = page.locator('[data-hero]');
  const turn = (index: number) => hero.and(page.locator(`[data-active="${index}"]`)).waitFor({ timeout: 10_000 });
  // Any failure is retried: on a busy machine hydration can end after the next change of slides.
  await expect(async () => {
    await page.goto('/');
    await turn(1);
    const start = Date.now();
    await page.waitForTimeout(1700);
    await hydrate(page);
    expect(await hero.getAttribute('data-active')).toBe('1');
    await turn(2);
    expect(Date.now() - start).toBeGreaterThan(2500);
    expect(Date.now() - start).toBeLessThan(4500);
  }).toPass();
});
