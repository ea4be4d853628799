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
  test(`an article with every element fits ${width} px and has no fault that axe finds`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    expect([...(await overflow(page)), ...(await axe(page, `${width}`))]).toEqual([]);
  });

test('code and tables wider than a phone scroll in their frame by keyboard', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await open(page);
  for (const frame of ['.prose > pre', '.prose > .table-frame:has(th:nth-child(3))']) {
    const scrolled = () => page.locator(frame).evaluate((element) => element.scrollLeft);
    await page.locator(frame).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled, frame).toBeGreaterThan(0);
  }
});

test('on paper code and tables show all of their text', async ({ page }) => {
  // The text width of A4 between margins of 15 mm.
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await open(page);
  const cut = await page
    .locator('.prose :is(pre, .table-frame)')
    .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent?.slice(0, 40)));
  expect([...cut, ...(await overflow(page))]).toEqual([]);
});

test('columns are aligned as written, and quotations, code and rules are told from the text', async ({ page }) => {
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
