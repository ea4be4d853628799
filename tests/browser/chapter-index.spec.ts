import { expect, inFull, test, withMotion } from './site';

test.use(withMotion);

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
