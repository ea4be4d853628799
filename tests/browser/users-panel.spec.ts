import { bleed } from '../../lib/screens/frame';
import { expect, test, withMotion } from './site';

test.use(withMotion);

test('the Users panel is fixed at the right from 1024 px, and hidden below and in low windows', async ({ page }) => {
  await page.goto('/offerings/saas/');
  const panel = page.getByRole('region', { name: 'Users' });
  await expect(panel.getByRole('listitem')).toHaveText(['Asset Owner', 'Service Provider O&M', 'Asset Owner - 2']);
  const before = await panel.boundingBox();
  await page.mouse.wheel(0, 2500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect(await panel.boundingBox()).toEqual(before);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeGreaterThan(1400);
  // It covers no text, no control and no picture with content, except one that runs to the window's edge, and the transparent
  // margin of the phones' drawing.
  const covered = await page.evaluate(() => {
    const box = document.querySelector('[aria-labelledby="users"]')?.getBoundingClientRect() as DOMRect;
    return [
      ...document.querySelectorAll(
        'main :is(p, a, h2, h3, li, img:not([alt=""], .backdrop, .head-picture, .bleed *, .backed *), select)',
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
