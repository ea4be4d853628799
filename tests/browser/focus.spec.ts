import type { Page } from 'playwright/test';
import { expect, inFull, inFullUnless, phone, test, visit, withMotion } from './site';

test.use(withMotion);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
/** What live regions say from now on, in order. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const announcer = document.querySelector('next-route-announcer')?.shadowRoot;
    const record = ([first]: MutationRecord[]) => {
      const region = first?.target.parentElement?.closest('[aria-live], [role="status"]') ?? first?.target;
      if (region?.textContent) said.push(region.textContent);
    };
    for (const root of [document.body, announcer])
      for (const region of root?.querySelectorAll('[aria-live]:not([aria-live="off"]), [role="status"]') ?? [])
        new MutationObserver(record).observe(region, { childList: true, subtree: true, characterData: true });
  });

for (const frame of ['banner', 'contentinfo'] as const) {
  test(
    `a page opened from the ${frame} is announced once and has the focus at its start`,
    inFullUnless(frame === 'banner'),
    async ({ page }) => {
      await visit(page, '/about/');
      await listen(page);
      const link = page.getByRole(frame).getByRole('link', { name: 'Contact', exact: true });
      await link.press('Enter');
      await expect(page).toHaveURL(/\/contact\/$/);
      await expect.poll(() => focused(page)).toBe('MAIN');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.waitForTimeout(500);
      // Next says the title, or the heading if the title has not changed yet.
      expect(['Get in Touch', await page.title()]).toContain(
        await page.evaluate(() => (window as unknown as { said: string[] }).said.join(', ')),
      );
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
    },
  );
}

test('a link to a section moves focus to the section, not to the start', async ({ page }) => {
  await visit(page, '/contact/');
  await page.getByRole('button', { name: 'About: more pages' }).press('Enter');
  await page.getByRole('link', { name: 'Management Team' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('Management Team');
});

test.describe('on a small screen', () => {
  test.use(phone);
  test('a page opened from the menu has the focus at its start', inFull, async ({ page }) => {
    await visit(page, '/about/');
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect.poll(() => focused(page)).toBe('MAIN');
  });
});
