import type { Page } from 'playwright/test';
import { contact } from '@/content/contact';
import { expect, inFull, phone, test, visit, withMotion } from './site';

test.use({ javaScriptEnabled: false });

test('pages contain all text that they show once hydrated', inFull, async ({ page, browser, baseURL }) => {
  const hydrated = await browser.newPage({ ...(baseURL && { baseURL }), javaScriptEnabled: true });
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  const paths = [
    '/',
    '/contact/',
    '/offerings/saas/',
    '/offerings/services/',
    '/resources/testimonial/',
    '/resources/blog/',
  ];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const text = flat((await page.locator('main').textContent()) ?? '');
    await visit(hydrated, path);
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen is compared, not what is hidden
    const lines = (await hydrated.locator('main').innerText()).split('\n').map(flat).filter(Boolean);
    expect(lines.length, path).toBeGreaterThan(5);
    for (const line of lines) expect([path, line, text.includes(line)]).toEqual([path, line, true]);
  }
  await hydrated.close();
});

test.describe('on a wide screen', () => {
  const about = (page: Page) => page.locator('#menu-about');
  test('panels open on hover and on focus', async ({ page }) => {
    await page.goto('/contact/');
    await expect(about(page)).toBeHidden();
    await page.locator('nav#menu').getByRole('link', { name: 'About' }).first().hover();
    await expect(about(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(about(page)).toBeHidden();
    await page.locator('nav#menu').getByRole('link', { name: 'About' }).first().focus();
    await expect(about(page)).toBeVisible();
    await page.locator('nav#menu').getByRole('link', { name: 'Offerings' }).first().hover();
    await page.locator('#menu-saas').getByRole('link', { name: 'F&S' }).click();
    await expect(page).toHaveURL(/\/offerings\/saas\/#F&S$/);
    await expect(page.locator('[id="F&S"]')).toBeInViewport();
  });

  test('both products are shown, and the dropdown is hidden', async ({ page }) => {
    await page.goto('/offerings/saas/');
    for (const name of ['TruAnalytica', 'SolarVision'])
      await expect(page.locator('#CMS').getByRole('heading', { name })).toBeVisible();
    await expect(page.locator('select')).toBeHidden();
    await page.goto('/');
    await page
      .locator('.suite')
      .getByRole('link', { name: /^SolarVision/ })
      .click();
    await expect(page).toHaveURL(/\/offerings\/saas\/#SolarVision$/);
    await expect(page.locator('#CMS').getByRole('heading', { name: 'SolarVision' })).toBeInViewport();
  });

  test('the suite shows the product that is pointed at', async ({ page }) => {
    await page.goto('/');
    /** The product whose picture is on top. */
    const onTop = () =>
      page.locator('.suite').evaluate((suite) => {
        const views = [...suite.querySelectorAll('.suite-view')];
        const { x, y, width } = (views.find((view) => view.checkVisibility()) as Element).getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + 60);
        return views.findIndex((view) => view.contains(top));
      });
    await page.locator('.suite').scrollIntoViewIfNeeded();
    expect(await onTop()).toBe(0);
    for (const index of [3, 5]) {
      await page.locator('.suite li').nth(index).getByRole('link').hover();
      expect(await onTop()).toBe(index);
    }
  });

  test('Show More opens each card by native details', async ({ page }) => {
    await page.goto('/offerings/services/asset-management/');
    const more = page.locator('main summary');
    await expect(more).toHaveCount(6);
    await more.nth(0).click();
    await more.nth(3).click();
    const shown = page.locator('main details + *');
    const states = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => shown.nth(index).isVisible()));
    expect(states).toEqual([true, false, false, true, false, false]);
  });

  test('automatic motion can be paused', async ({ page }) => {
    await page.emulateMedia(withMotion);
    await page.goto('/resources/testimonial/');
    const play = () => page.locator('.moving ul').evaluate((ul) => getComputedStyle(ul).animationPlayState);
    expect(await play()).toBe('running');
    await page.locator('.moving summary').click();
    await page.mouse.move(5, 5);
    await page.locator('.moving summary').evaluate((summary) => (summary as HTMLElement).blur());
    expect(await play()).toBe('paused');
  });

  test('the hero shows its three offerings as links and no buttons', inFull, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-hero] h2 a')).toHaveCount(3);
    await expect(page.locator('[data-hero] button:visible')).toHaveCount(0);
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });

  test('the contact form shows the address beside its one button', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.getByText('No mail program?')).toBeVisible();
    await expect(page.getByText(contact.form.to).first()).toBeVisible();
    await expect(page.locator('main button')).toHaveCount(1);
  });
});

test.describe('on a small screen', () => {
  test.use(phone);
  test('menu, children and grandchildren open by native details and link to pages', async ({ page }) => {
    await page.goto('/contact/');
    await expect(page.locator('.menu-bar')).toBeHidden();
    await page.locator('summary[aria-label="Menu"]').tap();
    await expect(page.locator('.menu-bar')).toBeVisible();
    await page.locator('summary[aria-label="Offerings: more pages"]').tap();
    await page.locator('summary[aria-label="Services: more pages"]').tap();
    await page.locator('#menu-services').getByRole('link', { name: 'Value Add Service' }).tap();
    await expect(page).toHaveURL(/#Value%20Add%20Service$/);
    await expect(page.locator('[id="Value Add Service"]')).toBeInViewport();
  });

  test('the footer is an accordion of native details, one open at a time', async ({ page }) => {
    await page.goto('/contact/');
    const groups = page.locator('footer details');
    const open = () => groups.evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
    await groups.nth(0).locator('summary').tap();
    await groups.nth(2).locator('summary').tap();
    expect(await open()).toEqual([false, false, true, false]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).tap();
    await expect(page).toHaveURL(/\/support\/status\/$/);
  });
});
