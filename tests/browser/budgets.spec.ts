import budgets from '../bench/budgets.json' with { type: 'json' };
import { alive, expect, test } from './site';
import { phone, sum, weighing } from './weight';

const forms = [
  { width: 412, use: phone },
  { width: 1440, use: { viewport: { width: 1440, height: 900 } } },
] as const;

for (const { width, use } of forms) {
  test.describe(`at ${width} px`, { tag: '@measures' }, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test(`home at load stays within its budgets: pictures above the fold${width === 412 ? ', all files' : ''} and one font`, async ({
      page,
    }) => {
      const arrived = weighing(page);
      await page.goto('/');
      await alive(page);
      await page.waitForLoadState('networkidle');
      const files = await arrived();
      const shown = await page.evaluate(() =>
        [...document.images]
          .filter((image) => {
            const { top, bottom, width: wide } = image.getBoundingClientRect();
            return (
              image.currentSrc &&
              wide > 0 &&
              bottom > 0 &&
              top < innerHeight &&
              image.checkVisibility({ opacityProperty: true })
            );
          })
          .map(({ currentSrc }) => currentSrc),
      );
      expect(shown.length).toBeGreaterThan(0);
      const above = files.filter(({ url }) => shown.includes(url));
      expect(above.length, 'every visible picture has loaded').toBe(new Set(shown).size);
      expect(sum(above), above.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')).toBeLessThanOrEqual(
        budgets.imagesAboveTheFold[width],
      );
      const fonts = files.filter(({ kind }) => kind === 'font');
      expect(fonts).toHaveLength(1);
      expect(sum(fonts)).toBeLessThanOrEqual(budgets.font);
      if (width === 412)
        expect(sum(files), files.map(({ path, bytes }) => `${path} ${bytes}`).join('\n')).toBeLessThanOrEqual(
          budgets.homeAtLoad,
        );
    });
  });
}

test.describe('on a phone', { tag: '@measures' }, () => {
  test.use(phone);
  for (const [path, most] of Object.entries(budgets.requestsAtLoad)) {
    test(`${path} requests at most ${most} files and at most ${budgets.scriptAboveEmpty / 1000} kB of script beyond an empty Next export`, async ({
      page,
    }) => {
      const arrived = weighing(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await alive(page);
      await page.waitForLoadState('networkidle');
      const files = await arrived();
      expect(files.length, files.map((file) => file.path).join('\n')).toBeLessThanOrEqual(most);
      const script = sum(files.filter(({ kind }) => kind === 'script'));
      expect(script).toBeGreaterThan(budgets.emptyExport.script * 0.9);
      expect(script - budgets.emptyExport.script).toBeLessThanOrEqual(budgets.scriptAboveEmpty);
    });
  }

  for (const path of Object.keys(budgets.requestsAtLoad)) {
    test(`${path} has no layout shift from a late font, hydration or the hero’s first slide change`, async ({
      page,
    }) => {
      // The fallback font is painted first, as on a slow connection.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, 800));
        await route.continue();
      });
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node?: Element }[];
          })[])
            (globalThis as unknown as { shifts: unknown[] }).shifts.push({
              value: entry.value,
              moved: entry.sources.map(({ node }) => `${node?.nodeName}.${node?.getAttribute?.('class') ?? ''}`),
            });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await alive(page);
      await page.evaluate(() => document.fonts.ready);
      if (path === '/') await page.locator('[data-hero]:not([data-active="0"])').waitFor({ timeout: 10_000 });
      await page.waitForTimeout(300);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { value: number }[] }).shifts);
      expect(
        shifts.reduce((all, { value }) => all + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThan(budgets.layoutShift);
    });
  }
});
