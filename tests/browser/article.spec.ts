import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { axe } from './axe';
import { overflow } from './overflow';
import { expect, phone, test } from './site';

/** An article that holds every element of Markdown. */
let html = '';
test.beforeAll(() => {
  const program = ['--import', 'tsx', 'tests/content/kitchen-sink.ts'];
  html = execFileSync(process.execPath, program, { encoding: 'utf8', maxBuffer: 2 ** 24 });
});

async function open(page: Page) {
  await page.route('**/resources/blog/kitchen-sink/', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('/resources/blog/kitchen-sink/');
}

for (const width of [320, 768, 1440])
  test(`an article with every element fits ${width} px and passes axe`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    expect([...(await overflow(page)), ...(await axe(page, `${width}`))]).toEqual([]);
  });

for (const width of [320, 1024, 1440])
  test(`the table of contents shows its titles whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/resources/blog/the-first-hundred-days/');
    const list = page.getByRole('navigation', { name: 'On this page' }).getByRole('list');
    await expect(list.getByRole('link').first()).toBeVisible();
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('code wider than a phone scrolls in its frame by keyboard', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await open(page);
  const code = page.locator('.prose > pre');
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

for (const width of [320, 390])
  test(`a table of many columns shows every cell at ${width} px, and stays a table`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const frame = page.locator('.prose > .table-frame:has([data-label])');
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    await expect(frame.getByRole('columnheader')).toHaveCount(6);
    await expect(frame.getByRole('row')).toHaveCount(3);
    const cell = frame.getByRole('cell', { name: '₹2,812.50' });
    await expect(cell).toBeVisible();
    expect(await cell.evaluate((e) => getComputedStyle(e, '::before').content)).toContain('Charge for the block');
  });

test('in print, code and tables show all of their text', async ({ page }) => {
  // The text width of A4 between margins of 15 mm.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await open(page);
  const cut = await page
    .locator('.prose :is(pre, .table-frame)')
    .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent?.slice(0, 40)));
  expect([...cut, ...(await overflow(page))]).toEqual([]);
});

test('table columns are aligned as written, and quotations, code and rules look different from the text', async ({
  page,
}) => {
  await open(page);
  const look = (selector: string, property: string) =>
    page
      .locator(`.prose > ${selector}`)
      .first()
      .evaluate((e, name) => getComputedStyle(e).getPropertyValue(name), property);
  expect(await look('.table-frame td:nth-child(2)', 'text-align')).toBe('right');
  expect(await look('.table-frame td:nth-child(4)', 'text-align')).toBe('center');
  expect(await look('blockquote', 'border-left-width')).toBe('2px');
  expect(await look('hr', 'border-top-width')).toBe('1px');
  const paper = await page.locator('body').evaluate((e) => getComputedStyle(e).backgroundColor);
  for (const code of ['p code', 'pre']) expect(await look(code, 'background-color')).not.toBe(paper);
  await expect(page.getByRole('rowheader', { name: 'Available capacity' })).toBeVisible();
});
