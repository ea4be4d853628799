import type { Page } from 'playwright/test';
import { expect, inFull, restingTop, test, visit, withMotion } from './site';

test.use(withMotion);

test.describe('the SaaS dropdown', () => {
  const shown = async (page: Page) => {
    const titles = page.locator('#CMS h2 b');
    const all = await titles.allTextContents();
    const seen = await Promise.all(all.map((_, index) => titles.nth(index).isVisible()));
    return all.filter((_, index) => seen[index]);
  };
  test('shows TruAnalytica first; a choice is logged and shows its product', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'log' && logged.push(message.text()));
    await visit(page, '/offerings/saas/');
    const select = page.getByRole('combobox', { name: 'Product shown' });
    await expect(select).toHaveValue('TruAnalytica');
    expect(await shown(page)).toEqual(['TruAnalytica']);
    const top = () => page.locator('#CMS .product:visible').evaluate((e) => (e as HTMLElement).offsetTop);
    const before = await top();
    await select.selectOption('SolarVision');
    await expect(select).toHaveValue('SolarVision');
    expect(await shown(page)).toEqual(['SolarVision']);
    expect(await top()).toBe(before);
    expect(logged).toEqual(['SolarVision']);
  });
  test('keyboard (APG: select): arrows and letters select', async ({ page }) => {
    await visit(page, '/offerings/saas/');
    const select = page.getByRole('combobox', { name: 'Product shown' });
    await select.focus();
    await page.keyboard.press('ArrowDown');
    expect(await shown(page)).toEqual(['SolarVision']);
    await page.keyboard.press('T');
    await expect(select).toHaveValue('TruAnalytica');
    await page.keyboard.press('End');
    await expect(select).toHaveValue('SolarVision');
    await page.keyboard.press('Home');
    expect(await shown(page)).toEqual(['TruAnalytica']);
  });
});

test('a chosen product is shown again after Back', async ({ page }) => {
  await visit(page, '/offerings/saas/');
  const select = page.getByRole('combobox', { name: 'Product shown' });
  await select.selectOption('SolarVision');
  await page.locator('#SolarVision').getByRole('link', { name: 'Book Demo' }).click();
  await expect(page).toHaveURL(/\/contact\//);
  await page.goBack();
  await expect(select).toHaveValue('SolarVision');
});

test.describe('SolarVision’s link', () => {
  const expectChosen = async (page: Page) => {
    await expect(page).toHaveURL(/\/offerings\/saas\/#SolarVision$/);
    await expect(page.getByRole('combobox', { name: 'Product shown' })).toHaveValue('SolarVision');
    await expect(page.locator('#CMS h2 b:visible')).toHaveText('SolarVision');
    const top = await restingTop(page, 'SolarVision');
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(170);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('SolarVision');
  };
  const add = (page: Page, id: string) =>
    page.evaluate((hash) => {
      const link = Object.assign(document.createElement('a'), { href: hash, textContent: hash });
      document.querySelector('main')?.append(link);
      link.click();
    }, `#${id}`);

  test('in the suite opens the SaaS page with SolarVision chosen, by one click', async ({ page }) => {
    await visit(page, '/');
    await page
      .locator('.suite')
      .getByRole('link', { name: /^TruAnalytica/ })
      .hover();
    await page
      .locator('.suite')
      .getByRole('link', { name: /^SolarVision/ })
      .click();
    await expectChosen(page);
  });
  test('works when the page is loaded with its fragment', inFull, async ({ page }) => {
    await visit(page, '/offerings/saas/#SolarVision');
    await expectChosen(page);
  });
  test('works in the index before hydration, from further down the page', inFull, async ({ page }) => {
    await page.goto('/offerings/saas/');
    await page.locator('#TruOps').scrollIntoViewIfNeeded();
    // Without the pointer events of a click, which would load the scripts first.
    await page.locator('.chapter-index a', { hasText: 'SolarVision' }).evaluate((link: HTMLElement) => link.click());
    await expectChosen(page);
  });
  test('also works on the page itself, after the other product was chosen', inFull, async ({ page }) => {
    await visit(page, '/offerings/saas/');
    await add(page, 'SolarVision');
    await expectChosen(page);
    await page.getByRole('combobox', { name: 'Product shown' }).selectOption('TruAnalytica');
    await expect(page.locator('#CMS h2 b:visible')).toHaveText('TruAnalytica');
    await add(page, 'SolarVision');
    await expectChosen(page);
    await page.getByRole('combobox', { name: 'Product shown' }).selectOption('TruAnalytica');
    await page.evaluate(() => {
      location.hash = '';
      location.hash = 'SolarVision';
    });
    await expectChosen(page);
  });
});
