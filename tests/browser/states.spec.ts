import type { Page } from 'playwright/test';
import { bleed } from '../../lib/screens/frame';
import { expect, inFull, inFullUnless, restingTop, test, visit, withMotion } from './site';

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
  test('the index marks the selected product, also before hydration', inFull, async ({ page }) => {
    const marked = () =>
      page
        .locator('.chapter-index a')
        .evaluateAll((all) =>
          all
            .filter((link) => getComputedStyle(link).borderBottomColor !== 'rgba(0, 0, 0, 0)')
            .map((link) => link.querySelector('b')?.textContent?.trim()),
        );
    await page.goto('/offerings/saas/');
    expect(await marked()).toEqual([]);
    await page.locator('#CMS').evaluate((chapter) => chapter.scrollIntoView());
    await expect.poll(marked).toEqual(['TruAnalytica']);
    await page.getByRole('combobox', { name: 'Product shown' }).selectOption('SolarVision');
    await expect.poll(marked).toEqual(['SolarVision']);
    await page.locator('#CMMS').evaluate((chapter) => chapter.scrollIntoView());
    await expect.poll(marked).toEqual(['TruOps']);
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

test('the Users panel is fixed at the right from 1024 px, and hidden below and in low windows', async ({ page }) => {
  await page.goto('/offerings/saas/');
  const panel = page.getByRole('region', { name: 'Users' });
  await expect(panel.getByRole('listitem')).toHaveText(['Asset Owner', 'Service Provider O&M', 'Asset Owner - 2']);
  const before = await panel.boundingBox();
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(await panel.boundingBox()).toEqual(before);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeGreaterThan(1400);
  // It covers no text, no control and no picture with content, except one that runs to the window's edge.
  const covered = await page.evaluate(() => {
    const box = document.querySelector('[aria-labelledby="users"]')?.getBoundingClientRect() as DOMRect;
    return [
      ...document.querySelectorAll(
        'main :is(p, a, h2, h3, li, img:not([alt=""], .backdrop, .head-picture, .bleed *), select)',
      ),
    ].filter((e) => {
      const b = e.getBoundingClientRect();
      return (
        !e.closest('[aria-labelledby="users"]') &&
        e.checkVisibility() &&
        b.width > 0 &&
        b.right > box.left &&
        b.left < box.right
      );
    }).length;
  });
  expect(covered).toBe(0);
  // The text of a drawing that runs to the window's edge ends before the panel.
  await page.setViewportSize({ width: 1024, height: 800 });
  const panelStart = (await panel.boundingBox())?.x ?? 0;
  for (const id of ['TruBuyer', 'TruPrediction']) {
    const drawing = await page.locator(`article[id="${id}"] picture`).boundingBox();
    const textEnd = (drawing?.x ?? Number.NaN) + ((drawing?.width ?? 0) * bleed.right) / bleed.width;
    expect(textEnd - panelStart, id).toBeLessThan(1);
  }
  for (const width of [1024, 1023, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await panel.isVisible()]).toEqual([width, width >= 1024]);
  }
  await page.setViewportSize({ width: 1440, height: 480 });
  await expect(panel).toBeHidden();
});

test('Book Demo links to the contact form, which names the product', inFull, async ({ page }) => {
  await visit(page, '/offerings/saas/');
  await page.getByRole('link', { name: 'Book Demo: TruOps' }).click();
  await expect(page).toHaveURL(/\/contact\/\?product=TruOps$/);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('I would like a demo of TruOps.\n');
});

test.describe('the six asset-management cards', () => {
  const buttons = (page: Page) => page.getByRole('button', { name: /^Show (More|Less) about/ });
  const states = (page: Page) =>
    buttons(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));

  for (const path of ['/offerings/services/asset-management/', '/offerings/services/']) {
    test(
      `${path}: each card toggles on its own and names itself`,
      inFullUnless(path === '/offerings/services/'),
      async ({ page }) => {
        await visit(page, path);
        await expect(buttons(page)).toHaveCount(6);
        expect(await states(page)).toEqual(Array(6).fill('false'));
        await buttons(page).nth(1).click();
        await buttons(page).nth(4).click();
        expect(await states(page)).toEqual(['false', 'true', 'false', 'false', 'true', 'false']);
        await expect(buttons(page).nth(1)).toHaveAccessibleName(/^Show Less about /);
        const rest = page.locator(`[id="${await buttons(page).nth(1).getAttribute('aria-controls')}"]`);
        await expect(rest).toBeVisible();
        await buttons(page).nth(1).click();
        await expect(rest).toBeHidden();
        expect(await states(page)).toEqual(['false', 'false', 'false', 'false', 'true', 'false']);
      },
    );
  }

  test('keyboard (APG: disclosure): Enter and Space toggle, focus stays, the card beside it does not move', async ({
    page,
  }) => {
    await visit(page, '/offerings/services/');
    const beside = buttons(page).nth(1);
    await buttons(page).nth(0).focus();
    const before = await beside.boundingBox();
    await buttons(page).nth(0).press('Enter');
    expect((await states(page))[0]).toBe('true');
    await expect(buttons(page).nth(0)).toBeFocused();
    expect(await beside.boundingBox()).toEqual(before);
    await page.keyboard.press('Space');
    expect((await states(page))[0]).toBe('false');
  });
});

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

test.describe('SolarVision’s link', () => {
  const expectChosen = async (page: Page) => {
    await expect(page).toHaveURL(/\/offerings\/saas\/#SolarVision$/);
    await expect(page.getByRole('combobox', { name: 'Product shown' })).toHaveValue('SolarVision');
    await expect(page.locator('#CMS h2 b:visible')).toHaveText('SolarVision');
    const top = await restingTop(page, 'SolarVision');
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(150);
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

test('the journey is a timeline from 768 px up and a stack below', inFull, async ({ page }) => {
  await page.goto('/about/journey/');
  const tops = () =>
    page
      .locator('main ol > li:has(h2)')
      .evaluateAll((all) => all.map((li) => Math.round(li.getBoundingClientRect().top)));
  for (const width of [320, 767, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, new Set(await tops()).size]).toEqual([width, width < 768 ? 4 : 1]);
  }
});
