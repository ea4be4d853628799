import type { Page } from 'playwright/test';
import { expect, inFullUnless, test, visit, withMotion } from './site';

test.use(withMotion);

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
    const rest = page.locator(`[id="${await buttons(page).nth(0).getAttribute('aria-controls')}"]`);
    await buttons(page).nth(0).press('Enter');
    expect((await states(page))[0]).toBe('true');
    await expect(rest).toBeVisible();
    await expect(buttons(page).nth(0)).toBeFocused();
    expect(await beside.boundingBox()).toEqual(before);
    await page.keyboard.press('Space');
    expect((await states(page))[0]).toBe('false');
    await expect(rest).toBeHidden();
    await expect(buttons(page).nth(0)).toBeFocused();
  });
});
