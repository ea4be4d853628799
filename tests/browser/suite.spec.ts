import { expect, inFull, test, visit, withMotion } from './site';

test.use(withMotion);

test('the suite shows the screen of the hovered or focused product', async ({ page }) => {
  await visit(page, '/');
  const items = page.locator('[data-item]');
  const seen = () =>
    items.evaluateAll((all) => all.map((item) => item.querySelector('img')?.checkVisibility() ?? false));
  const only = (index: number) => Array.from({ length: 6 }, (_, i) => i === index);
  await expect.poll(seen).toEqual(only(0));
  await items.nth(3).getByRole('link').hover();
  await expect.poll(seen).toEqual(only(3));
  await items.nth(5).getByRole('link').focus();
  await expect.poll(seen).toEqual(only(5));
});

test(
  'on phones the products of the suite stand in a row that scrolls to each, also by keyboard',
  inFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    const items = page.locator('.suite [data-item]');
    const tops = await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
    expect(tops).toEqual(Array.from({ length: 6 }, () => tops[0]));
    await items.first().getByRole('link').focus();
    for (const item of await items.all()) {
      await expect(item.getByRole('link')).toBeFocused();
      const whole = () =>
        item.evaluate((li) => [li.getBoundingClientRect().left >= 0, li.getBoundingClientRect().right <= 390]);
      await expect.poll(whole).toEqual([true, true]);
      await page.keyboard.press('Tab');
    }
  },
);

test('on phones a scroll progress bar stands below the row of products', inFull, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const row = page.locator('.suite > ul');
  /** How far the bar is moved, as a share of its own width. */
  const moved = () =>
    page
      .locator('.suite-tools')
      .evaluate((tools) => parseFloat(getComputedStyle(tools, '::before').translate) / 100 || 0);
  expect(await moved()).toBe(0);
  await row.evaluate((ul) => ul.scrollTo({ left: ul.scrollWidth, behavior: 'instant' }));
  await expect.poll(moved).toBeGreaterThan(4.9);
  await row.evaluate((ul) => ul.scrollTo({ left: (ul.scrollWidth - ul.clientWidth) / 2, behavior: 'instant' }));
  await expect.poll(moved).toBeCloseTo(2, 0);
});

test('on phones a click on a product that is partly visible opens its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  const link = page.locator('.suite').getByRole('link', { name: 'SolarVision' });
  await link.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/offerings\/saas\/#SolarVision$/);
});

test('hover and focus move nothing in the suite, at 1024 and 1440 px', inFull, async ({ page }) => {
  await visit(page, '/');
  const links = page.locator('.suite a');
  const boxes = () =>
    links.evaluateAll((all) => all.map((a) => [a.textContent, a.getBoundingClientRect().top + scrollY]));
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const before = await boxes();
    expect(before).toHaveLength(8);
    for (let index = 0; index < 6; index += 1) {
      await links.nth(index).hover({ position: { x: 20, y: 3 } });
      expect([width, index, await boxes()]).toEqual([width, index, before]);
      await links.nth(index).focus();
      expect([width, index, await boxes()]).toEqual([width, index, before]);
    }
  }
});
