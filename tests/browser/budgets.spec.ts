import { withoutScripts } from '../../scripts/bench/serve-copy';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { expect, hydrate, test } from './site';
import { atRest, budgetPhone, sum, undecidedPictures, weighing } from './weight';

const windows = [
  { width: 412, use: budgetPhone },
  { width: 1440, use: { viewport: { width: 1440, height: 900 } } },
] as const;

for (const { width, use } of windows) {
  test.describe(`at ${width} px`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test(`home with its scripts stays within its budgets: pictures above the fold${width === 412 ? ', all files' : ''} and one font`, async ({
      page,
    }) => {
      const arrived = weighing(page);
      await page.goto('/');
      await hydrate(page);
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

test.describe('on a phone', () => {
  test.use(budgetPhone);
  for (const [path, most] of Object.entries(budgets.requestsAtLoad)) {
    test(`${path} with its scripts requests at most ${most} files and at most ${budgets.scriptAboveEmpty / 1000} kB of script beyond an empty Next export`, async ({
      page,
    }) => {
      const arrived = weighing(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      const files = await arrived();
      expect(files.length, files.map((file) => file.path).join('\n')).toBeLessThanOrEqual(most);
      const script = sum(files.filter(({ kind, path }) => kind === 'script' && !path.includes('/payloads/')));
      expect(script).toBeGreaterThan(budgets.emptyExport.script * 0.9);
      expect(script - budgets.emptyExport.script).toBeLessThanOrEqual(budgets.scriptAboveEmpty);
    });
  }

  for (const [path, most] of Object.entries(budgets.atRest.requests)) {
    test(`${path} at rest makes the same requests as its copy without scripts, at most ${most}, with few more bytes`, async ({
      page,
    }) => {
      // With reduced motion the hero does not rotate.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const all = await atRest(page, path);
      expect(all.length, all.map((file) => file.path).join('\n')).toBeLessThanOrEqual(most);
      const undecided = await undecidedPictures(page);
      const compared = (files: typeof all) => files.filter((file) => !undecided.includes(file.path));
      const own = compared(all);
      const names = own.map((file) => file.path).sort();
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: withoutScripts(await response.text()) });
      });
      const baseline = compared(await atRest(page, path));
      expect(baseline.map((file) => file.path).sort()).toEqual(names);
      const limits: Record<string, number> = budgets.atRest.aboveBaseline;
      const above = sum(own) - sum(baseline);
      expect(above).toBeGreaterThan(400);
      expect(above).toBeLessThanOrEqual(limits[path] ?? budgets.atRest.aboveBaseline['other pages']);
      if (path === '/') expect(sum(all)).toBeLessThanOrEqual(budgets.atRest.homeBeforeFirstRotation);
    });
  }

  test(`home after a whole rotation has loaded at most ${budgets.atRest.homeAfterWholeRotation / 1000} kB`, async ({
    page,
  }) => {
    const arrived = weighing(page);
    await page.goto('/');
    for (const slide of [1, 2, 0]) await page.locator(`[data-hero][data-active="${slide}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    const files = await arrived();
    expect(files.filter(({ kind }) => kind === 'script')).toEqual([]);
    expect(sum(files)).toBeLessThanOrEqual(budgets.atRest.homeAfterWholeRotation);
  });

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
      await hydrate(page);
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
