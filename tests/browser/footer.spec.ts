import type { Page } from 'playwright/test';
import { footer as content } from '@/content/footer';
import { expect, inFull, phone, test, visit, withMotion } from './site';

test.use(withMotion);

test.describe('the footer on small screens', () => {
  test.use(phone);
  const groups = content.groups.map(({ title }) => title);
  const footer = (page: Page) => page.getByRole('navigation', { name: 'Footer' });
  const button = (page: Page, name: string) => footer(page).getByRole('button', { name });
  const open = async (page: Page) => {
    const states = await Promise.all(groups.map((name) => button(page, name).getAttribute('aria-expanded')));
    return groups.filter((_, index) => states[index] === 'true');
  };

  test('opens one group at a time, and a tap on the open group closes it', inFull, async ({ page }) => {
    await visit(page, '/contact/');
    expect(await open(page)).toEqual([]);
    await expect(footer(page).getByRole('link')).toHaveCount(0);
    for (const [name, now] of [
      ['Company', ['Company']],
      ['Legal', ['Legal']],
      ['Legal', []],
      ['Support', ['Support']],
    ] as const) {
      await button(page, name).tap();
      expect(await open(page)).toEqual(now);
    }
    await expect(footer(page).getByRole('link', { name: 'Help Center' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Careers' })).toBeHidden();
    await footer(page).getByRole('link', { name: 'Status' }).tap();
    await expect(page).toHaveURL(/\/support\/status\/$/);
  });

  test('each group is a heading that holds its button (APG: accordion), before scripts run too', async ({
    page,
    browser,
    baseURL,
  }) => {
    await visit(page, '/contact/');
    await expect(footer(page).getByRole('heading', { level: 2 })).toHaveText(groups, { useInnerText: true });
    for (const name of groups)
      await expect(footer(page).getByRole('heading', { name }).getByRole('button', { name })).toBeVisible();
    const plain = await browser.newPage({ ...phone, ...(baseURL && { baseURL }), javaScriptEnabled: false });
    await plain.goto('/contact/');
    await expect(footer(plain).getByRole('heading', { level: 2 }).locator('summary')).toHaveText(groups);
    await footer(plain).getByText('Support', { exact: true }).last().tap();
    await expect(footer(plain).getByRole('link')).toHaveText(['Contact', 'Help Center', 'Status']);
    await plain.close();
  });

  test('keyboard (APG: accordion): Tab goes through all buttons, Enter and Space switch, focus stays', async ({
    page,
  }) => {
    await visit(page, '/contact/');
    await button(page, 'Company').focus();
    for (const name of groups) {
      await expect(button(page, name)).toBeFocused();
      await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Tab');
    }
    await button(page, 'Resources').press('Enter');
    await expect(button(page, 'Resources')).toBeFocused();
    expect(await open(page)).toEqual(['Resources']);
    await page.keyboard.press('Tab');
    await expect(footer(page).getByRole('link', { name: 'Blog' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect(await open(page)).toEqual([]);
    await expect(button(page, 'Resources')).toBeFocused();
    await expect(footer(page).getByRole('link')).toHaveCount(0);
    const controls = await button(page, 'Legal').getAttribute('aria-controls');
    await expect(page.locator(`[id="${controls}"]`)).toHaveCount(1);
  });
});

test.describe('the footer on wide screens', () => {
  test('is open in columns, without buttons', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await visit(page, '/contact/');
    const nav = page.getByRole('navigation', { name: 'Footer' });
    await expect(nav.getByRole('button')).toHaveCount(0);
    await expect(nav.getByRole('link')).toHaveCount(content.groups.flatMap(({ links }) => links).length);
    await expect(nav.getByRole('heading')).toHaveText(
      content.groups.map(({ title }) => title),
      {
        useInnerText: true,
      },
    );
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(nav.getByRole('link')).toHaveCount(0);
    await expect(nav.getByRole('button')).toHaveCount(4);
  });

  test('its logo scrolls smoothly to the top of home, and links to home elsewhere', { tag: '@measures' }, async ({
    page,
  }) => {
    const logo = page.getByRole('contentinfo').getByRole('link', { name: /, home$/ });
    await visit(page, '/about/');
    await logo.click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await logo.scrollIntoViewIfNeeded();
    const from = await page.evaluate(() => scrollY);
    expect(from).toBeGreaterThan(1000);
    await logo.click();
    const passed = await page.evaluate(async () => {
      const seen = new Set<number>();
      while (scrollY > 0) {
        seen.add(scrollY);
        await new Promise(requestAnimationFrame);
      }
      return seen.size;
    });
    expect(passed).toBeGreaterThan(2);
  });
});
