import { expect, inFull, test } from './site';

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
