import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { luminance, ratio } from '../lib/contrast';
import { expect, inFull, test, visit, withMotion } from './site';

test.use(withMotion);

async function pixels(mark: Locator) {
  const box = await mark.boundingBox();
  if (!box) throw new Error('The mark is not drawn.');
  const clip = {
    x: Math.floor(box.x),
    y: Math.floor(box.y),
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  };
  const { data, info } = await sharp(await mark.page().screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, i) => luminance(data, i * 3));
}

/** The share of the mark's box in which it stands out from its background by 3:1 (WCAG 1.4.11). */
async function drawn(mark: Locator) {
  await mark.scrollIntoViewIfNeeded();
  const shown = await pixels(mark);
  await mark.evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  const background = await pixels(mark);
  await mark.evaluate((element) => element.style.removeProperty('visibility'));
  return shown.filter((value, i) => ratio(value, background[i] ?? 0) >= 3).length / shown.length;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pause and play icons are visible in forced colours, ${colorScheme}`, inFull, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await visit(page, '/');
    const button = page.locator('.pause-button').first();
    const mark = button.locator('.pause-mark');
    await button.focus();
    expect(await drawn(mark), 'the mark to pause').toBeGreaterThan(0.2);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await drawn(mark), 'the mark to play').toBeGreaterThan(0.2);

    const control = page.locator('.hero-control');
    await control.click();
    await expect(control.locator('[data-play]')).toBeAttached();
    expect(await drawn(control.locator('.pause-mark')), 'the mark to play of the hero').toBeGreaterThan(0.2);
  });
}

test("the hero's play icon is visible in forced colours before its island is hydrated", async ({ page, faults }) => {
  faults.allow(/payloads/);
  await page.route('**/payloads/**', (route) => route.abort());
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const control = page.locator('.hero-control');
  await control.click();
  await expect(page.locator('[data-hero][data-pressed]:not([data-hydrated])')).toBeAttached();
  const mark = control.locator('.pause-mark');
  await expect(mark, 'the mark to play').toHaveCSS('clip-path', /polygon/);
  expect(await drawn(mark)).toBeGreaterThan(0.2);
});
