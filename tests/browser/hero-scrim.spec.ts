import { luminance, ratio } from '../lib/contrast';
import { expect, test } from './site';

test('the most opaque stop of the hero’s scrim gives white text a contrast of 4.5:1 on a white picture', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const gradient = await page
      .locator('.hero-offerings')
      .evaluate((offerings) => getComputedStyle(offerings).borderImageSource);
    const stops = [...gradient.matchAll(/rgba?\(([^)]*)\)/g)].map(([, channels = '']) =>
      channels.split(', ').map(Number),
    );
    const [red = 255, green = 255, blue = 255, share = 1] =
      stops.sort(([, , , a = 1], [, , , b = 1]) => b - a)[0] ?? [];
    const overWhite = [red, green, blue].map((channel) => Math.round(channel * share + 255 * (1 - share)));
    const contrast = ratio(1, luminance(overWhite as [number, number, number]));
    expect(contrast, `${width} px: ${gradient}`).toBeGreaterThanOrEqual(4.5);
  }
});
