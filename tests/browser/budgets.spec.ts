import type { Page } from 'playwright/test';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { withoutScripts } from '../bench/serve-copy';
import { expect, inFullUnless, test, visit, withMotion } from './site';
import { type Arrival, atRest, budgetPhone, sum, undecidedPictures, weighing } from './weight';

const list = (files: Arrival[]) => files.map(({ path, bytes }) => `${path} ${bytes}`).join('\n');

/** Home's budgets of its pictures above the fold and of its font. */
async function expectHomeWithinBudgets(page: Page, files: Arrival[], width: keyof typeof budgets.imagesAboveTheFold) {
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
  expect(sum(above), list(above)).toBeLessThanOrEqual(budgets.imagesAboveTheFold[width]);
  const fonts = files.filter(({ kind }) => kind === 'font');
  expect(fonts).toHaveLength(1);
  expect(sum(fonts)).toBeLessThanOrEqual(budgets.font);
}

test('home with its scripts stays within its budgets at 1440 px: pictures above the fold and one font', async ({
  page,
}) => {
  const arrived = weighing(page);
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  await expectHomeWithinBudgets(page, await arrived(), '1440');
});

test.describe('on a phone', () => {
  test.use(budgetPhone);
  for (const [path, most] of Object.entries(budgets.requestsAtLoad)) {
    test(
      `${path} with its scripts requests at most ${most} files and at most ${budgets.scriptAboveEmpty / 1000} kB of script beyond an empty Next export, and nothing shifts`,
      inFullUnless(path === '/'),
      async ({ page }) => {
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
        const arrived = weighing(page);
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        const files = await arrived();
        expect(files.length, list(files)).toBeLessThanOrEqual(most);
        const script = sum(files.filter(({ kind, path }) => kind === 'script' && !path.includes('/payloads/')));
        expect(script).toBeGreaterThan(budgets.emptyExport.script * 0.9);
        expect(script - budgets.emptyExport.script).toBeLessThanOrEqual(budgets.scriptAboveEmpty);
        if (path === '/') {
          expect(sum(files), list(files)).toBeLessThanOrEqual(budgets.homeAtLoad);
          await expectHomeWithinBudgets(page, files, '412');
          await page.getByRole('button', { name: 'Start automatic offering rotation' }).press('Enter');
          await page.locator('[data-hero]:not([data-active="0"])').waitFor({ timeout: 10_000 });
        }
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(300);
        const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: { value: number }[] }).shifts);
        expect(
          shifts.reduce((all, { value }) => all + value, 0),
          JSON.stringify(shifts),
        ).toBeLessThan(budgets.layoutShift);
      },
    );
  }

  for (const [path, most] of Object.entries(budgets.atRest.requests)) {
    test(
      `${path} at rest makes the same requests as its copy without scripts, at most ${most}, with few more bytes`,
      inFullUnless(path === '/'),
      async ({ page }) => {
        const all = await atRest(page, path);
        expect(all.length, list(all)).toBeLessThanOrEqual(most);
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
      },
    );
  }

  test(`home after a whole rotation has loaded at most ${budgets.atRest.homeAfterWholeRotation / 1000} kB`, async ({
    page,
  }) => {
    await page.emulateMedia(withMotion);
    const arrived = weighing(page);
    await page.goto('/');
    for (const slide of [1, 2, 0]) await page.locator(`[data-hero][data-active="${slide}"]`).waitFor();
    await page.waitForLoadState('networkidle');
    const files = await arrived();
    expect(files.filter(({ kind }) => kind === 'script')).toEqual([]);
    expect(sum(files)).toBeLessThanOrEqual(budgets.atRest.homeAfterWholeRotation);
  });
});
