import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { axe } from './axe';
import { expect, inFull, inFullUnless, phone, test, visit, withMotion } from './site';

test.use(withMotion);

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

const path = '/offerings/saas/';
const products = ['TruAnalytica', 'SolarVision', 'TruBuyer', 'TruCovenant', 'TruPrediction', 'TruOps'];
/** The products of the tests that repeat for each one; without TEST_FULL=1 one. */
const chosen = process.env.TEST_FULL ? products : ['TruAnalytica'];

const article = (page: Page, name: string) => page.locator(`article[id="${name}"]`);
const said = (page: Page, name: string) => article(page, name).locator('.live-state');
async function open(page: Page, name: string) {
  if (name === 'SolarVision') await page.getByRole('combobox', { name: 'Product shown' }).selectOption(name);
  await article(page, name)
    .getByRole('button', { name: `Try it ${name}` })
    .click();
  await expect(article(page, name).locator('.live-picture svg').first()).toBeVisible();
}

test(`each screen loads at most ${budgets.liveScreen / 1000} kB, covers its picture exactly, causes no layout shift and passes axe`, async ({
  page,
}) => {
  await visit(page, path);
  await page.evaluate(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) {
          const moved = entry.sources.map(({ node, previousRect, currentRect }) => [
            node?.parentElement?.outerHTML.slice(0, 200),
            previousRect,
            currentRect,
          ]);
          // Also without sources: Chromium names none for a node that has been removed since.
          shifts.push(JSON.stringify([entry.value, moved]));
        }
    }).observe({ type: 'layout-shift', buffered: false });
  });
  // Chromium excuses shifts in the 500 ms after a click; on a slow connection a screen arrives later.
  await page.route(/\.(?:js|json)$/, async (route) => {
    await new Promise((done) => setTimeout(done, 600));
    await route.continue();
  });
  for (const name of chosen) {
    const loaded: Promise<[string, number]>[] = [];
    const weigh = (response: { url(): string; body(): Promise<Buffer> }) => {
      if (/\.(?:js|json)$/.test(response.url()))
        loaded.push(response.body().then((body) => [response.url(), gzipSync(body, { level: 6 }).length]));
    };
    page.on('response', weigh);
    await open(page, name);
    page.off('response', weigh);
    const files = await Promise.all(loaded);
    expect(files.some(([url]) => url.includes('/screens/'))).toBe(true);
    expect(
      files.reduce((all, [, bytes]) => all + bytes, 0),
      name,
    ).toBeLessThanOrEqual(budgets.liveScreen);
    const boxes = await article(page, name)
      .locator('.live picture > img, .live-picture svg')
      .evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { tag: one.tagName, sides: [x, y, width, height] };
        }),
      );
    expect(boxes.map(({ tag }) => tag)).toEqual(['IMG', 'svg', 'svg']);
    const [picture = [], ...layers] = boxes.map(({ sides }) => sides);
    for (const [index, value] of picture.entries())
      for (const sides of layers) expect(Math.abs(value - (sides[index] ?? 0)), name).toBeLessThan(1.5);
    // Otherwise scrolling could put a button under the pointer, and axe would test its hover colours.
    await page.mouse.move(0, 0);
    // Targets that the sticky index covers in part would count as too small.
    await article(page, name).evaluate((product) => product.scrollIntoView());
    expect(await axe(page, name, `article[id="${name}"]`)).toEqual([]);
  }
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test('a press before the scripts have loaded opens the screen afterwards', inFull, async ({ page }) => {
  await page.goto(path);
  await article(page, 'TruPrediction').locator('summary.live-open').click();
  await expect(article(page, 'TruPrediction').locator('.live-picture svg').first()).toBeVisible();
});

test('TruPrediction: pointer, keyboard and revisions change the day and its description', async ({ page }) => {
  await visit(page, path);
  await open(page, 'TruPrediction');
  const chapter = article(page, 'TruPrediction');
  const slider = chapter.getByRole('slider', { name: 'Block of the day' });
  await expect(said(page, 'TruPrediction')).toHaveText(
    '14:15: scheduled 185.6 MW, actual 193.2 MW, +2.5% of capacity.',
  );
  await slider.focus();
  for (const [key, value] of [
    ['ArrowRight', '59'],
    ['ArrowLeft', '58'],
    ['Home', '1'],
    ['End', '96'],
    ['PageDown', '87'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveValue(value);
    await expect(slider).toHaveAttribute('aria-valuetext', (await said(page, 'TruPrediction').textContent()) ?? '');
  }
  await chapter.locator('.live-scrub').scrollIntoViewIfNeeded();
  const scrub = await chapter.locator('.live-scrub').boundingBox();
  if (!scrub) throw new Error('the chart cannot be scrubbed');
  await page.mouse.move(scrub.x + scrub.width * 0.25, scrub.y + 40);
  await page.mouse.down();
  await page.mouse.move(scrub.x + scrub.width * 0.5, scrub.y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(slider).toHaveValue('48');
  const before = (await said(page, 'TruPrediction').textContent()) ?? '';
  await chapter.getByRole('checkbox', { name: 'R2' }).uncheck();
  await expect(said(page, 'TruPrediction')).not.toHaveText(before);
  await expect(said(page, 'TruPrediction')).toHaveAttribute('aria-live', 'polite');
  await chapter.getByRole('button', { name: 'Reset' }).click();
  await expect(slider).toHaveValue('58');
});

test('the controls of a screen stay in view below its picture in a large window, and are not printed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, path);
  await open(page, 'TruPrediction');
  const chapter = article(page, 'TruPrediction');
  await chapter.locator('.screen').evaluate((screen) => screen.scrollIntoView({ behavior: 'instant' }));
  await expect(chapter.locator('.live-picture svg').first()).toBeInViewport();
  await expect(chapter.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
  await expect(chapter.getByRole('button', { name: 'Reset' })).toBeInViewport({ ratio: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(said(page, 'TruPrediction'), 'on paper').toBeHidden();
});

test('SolarVision’s handle uncovers the photograph, which is loaded only then', async ({ page }) => {
  const isPhoto = (one: { url(): string }) => /products\/rows-\d+\.avif$/.test(one.url());
  const [asked, loaded]: [string[], number[]] = [[], []];
  page.on('request', (request) => isPhoto(request) && asked.push(request.url()));
  page.on('response', (response) => isPhoto(response) && loaded.push(response.status()));
  await visit(page, path);
  await open(page, 'SolarVision');
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await article(page, 'SolarVision').getByRole('slider').fill('45');
  await expect(article(page, 'SolarVision').locator('.live-picture image')).toBeVisible();
  await expect.poll(() => loaded).toEqual([200]);
});

test.describe('on a phone', () => {
  test.use(phone);
  test('the slider stays in view below the picture, and the index scrolls its link into view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await visit(page, path);
    const chapter = article(page, 'TruPrediction');
    await chapter.getByRole('button', { name: 'Try it TruPrediction' }).tap();
    const picture = chapter.locator('.live-picture svg').first();
    await picture.evaluate((drawing) => drawing.scrollIntoView({ behavior: 'instant' }));
    await expect(picture).toBeInViewport({ ratio: 0.7 });
    await expect(chapter.getByRole('slider')).toBeInViewport({ ratio: 1 });
    await expect(chapter.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
    const index = page.getByRole('navigation', { name: 'Products on this page' });
    await expect(index.getByRole('link', { name: 'TruPrediction' })).toBeInViewport({ ratio: 1 });
  });
  test(
    'the phone’s layout works by touch, does not play by itself, and fits 390 and 320 px',
    inFull,
    async ({ page }) => {
      await visit(page, path);
      const chapter = article(page, 'TruPrediction');
      await chapter.getByRole('button', { name: 'Try it TruPrediction' }).tap();
      await expect(chapter.locator('.live-picture svg').first()).toHaveAttribute('viewBox', '0 0 720 900');
      const slider = chapter.getByRole('slider');
      const scrub = await chapter.locator('.live-scrub').boundingBox();
      if (!scrub) throw new Error('the chart cannot be scrubbed');
      await page.touchscreen.tap(scrub.x + scrub.width * 0.75, scrub.y + 50);
      await expect(slider).toHaveValue('72');
      await page.waitForTimeout(300);
      await expect(slider).toHaveValue('72');
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        expect(await axe(page, String(width), 'article[id="TruPrediction"]')).toEqual([]);
      }
    },
  );
});

test('after Back from another page the focus is on the link that a running tour was left by', async ({ page }) => {
  await visit(page, path);
  const chapter = article(page, 'TruCovenant');
  await chapter.getByRole('link', { name: 'Take the tour' }).press('Enter');
  await chapter.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/#trucovenant-2$/);
  const demo = chapter.getByRole('link', { name: 'Book Demo' });
  await demo.press('Enter');
  await expect(page).toHaveURL(/\/contact\//);
  await page.goBack();
  await expect(chapter.getByRole('status').filter({ hasText: 'Step 2 of' })).toBeVisible();
  await expect(demo).toBeFocused();
});

test('the tour: a link starts it, the address names the step, the index marks the chapter', async ({ page }) => {
  await page.goto(`${path}#trucovenant-3`);
  const chapter = article(page, 'TruCovenant');
  await expect(chapter.getByRole('status').filter({ hasText: 'Step 3 of 4' })).toBeVisible();
  await expect(chapter.locator('li[aria-current=step]')).toContainText('Its documents');
  await expect(chapter.locator('.tour-wide')).toBeVisible();
  await chapter.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page).toHaveURL(/#trucovenant-4$/);
  // Only the step's words are shown, in a bar that stays in view.
  await expect(chapter.locator('.tour ol > li:visible')).toHaveText(/^Its approvals/);
  // Both measured at once: the page may still be scrolling.
  const step = await chapter.locator('.tour ol > li:visible').elementHandle();
  const button = chapter.getByRole('button', { name: 'Try it' });
  const gap = await button.evaluate(
    (element, above) => element.getBoundingClientRect().top - (above?.getBoundingClientRect().bottom ?? Infinity),
    step,
  );
  expect(gap, 'the step is between the picture and the button').toBeGreaterThan(0);
  await expect(chapter.getByRole('button', { name: 'End the tour' })).toBeInViewport({ ratio: 1 });
  const index = page.getByRole('navigation', { name: 'Products on this page' });
  await expect(index.locator('[aria-current]')).toHaveText('TruCovenant Compliance management');
  expect(await axe(page, 'tour', 'article[id="TruCovenant"]')).toEqual([]);
  await chapter.getByRole('button', { name: 'End the tour' }).click();
  await expect(chapter.locator('.tour-view')).toHaveCount(0);
  await article(page, 'TruBuyer').getByRole('link', { name: 'Take the tour' }).click();
  await expect(article(page, 'TruBuyer').locator('li[aria-current=step]')).toContainText('The review');
});

for (const [width, view] of [
  [1440, '.tour-wide'],
  [390, '.tour-tall'],
] as const)
  test(
    `the view of each tour covers its picture exactly at ${width} px`,
    inFullUnless(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const name of chosen.filter((name) => name !== 'SolarVision')) {
        await page.goto('about:blank');
        await page.goto(`${path}#${name.toLowerCase()}-1`);
        await expect(article(page, name).locator(view)).toBeVisible();
        const boxes = await article(page, name).evaluate((product) => {
          // The zoom of phones.
          product.querySelector<HTMLElement>('.tour')?.style.setProperty('--zoom', 'none');
          return ['.live picture > img', '.tour-view'].map((one) => {
            const { x, y, width, height } = (product.querySelector(one) as Element).getBoundingClientRect();
            return [x, y, width, height];
          });
        });
        const [picture = [], shade = []] = boxes;
        // On phones the picture has lines of 1 px above and below.
        for (const [index, value] of picture.entries())
          expect(Math.abs(value - (shade[index] ?? 0)), `${name}: ${JSON.stringify(boxes)}`).toBeLessThan(2.5);
      }
    },
  );
