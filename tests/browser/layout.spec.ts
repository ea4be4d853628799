import { pagePaths } from '../lib/paths';
import { expect, test, visit } from './site';

const widths = [320, 768, 1024, 1440, 2560];
const fallbacks = ['/nope/', '/about/nope/', '/legal/nope/'];

for (const path of [...pagePaths, ...fallbacks]) {
  test(`${path} fits every width, and says nothing in the console`, async ({ page, faults }) => {
    if (fallbacks.includes(path)) faults.allow(/404/);
    await visit(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { wide, beyond } = await page.evaluate(() => {
        const edge = document.documentElement.clientWidth;
        const clipped = (element: Element): boolean => {
          const parent = element.parentElement;
          return (
            parent !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) || clipped(parent))
          );
        };
        const beyond = [...document.querySelectorAll('main *, header *, footer *')]
          .filter((e) => e.getBoundingClientRect().right > edge + 1 && e.checkVisibility() && !clipped(e))
          .map((e) => e.outerHTML.slice(0, 90));
        return { wide: document.documentElement.scrollWidth - innerWidth, beyond };
      });
      expect({ width, wide: Math.max(0, wide), beyond }).toEqual({ width, wide: 0, beyond: [] });
    }
  });
}
