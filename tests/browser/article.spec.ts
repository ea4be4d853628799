import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { axe } from './axe';
import { overflow } from './overflow';
import { expect, inFull, phone, test } from './site';

/** Opens an article that holds every element of Markdown. */
async function open(page: Page) {
  const program = ['--import', 'tsx', 'tests/content/kitchen-sink.ts'];
  const html = execFileSync(process.execPath, program, { encoding: 'utf8', maxBuffer: 2 ** 24 });
  await page.route('**/resources/blog/kitchen-sink/', (route) =>
    route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto('/resources/blog/kitchen-sink/');
}

test('the table of contents shows its titles whole at 320, 1024 and 1440 px', inFull, async ({ page }) => {
  await page.goto('/resources/blog/the-first-hundred-days/');
  const list = page.getByRole('navigation', { name: 'On this page' }).getByRole('list');
  for (const width of [320, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(list.getByRole('link').first()).toBeVisible();
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), `${width}`).toBe(0);
  }
});

test('an article with every element', inFull, async ({ page }) => {
  await open(page);
  for (const width of [320, 768, 1440])
    await test.step(`fits ${width} px and passes axe`, async () => {
      await page.setViewportSize({ width, height: 900 });
      expect([...(await overflow(page)), ...(await axe(page, `${width}`))]).toEqual([]);
    });

  await test.step('aligns table columns as written, and sets quotations, code and rules apart from the text', async () => {
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

  for (const width of [320, 390])
    await test.step(`shows every cell of a table of many columns at ${width} px, and it stays a table`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const frame = page.locator('.prose > .table-frame:has([data-label])');
      expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      await expect(frame.getByRole('columnheader')).toHaveCount(6);
      await expect(frame.getByRole('row')).toHaveCount(3);
      const cell = frame.getByRole('cell', { name: '₹2,812.50' });
      await expect(cell).toBeVisible();
      expect(await cell.evaluate((e) => getComputedStyle(e, '::before').content)).toContain('Charge for the block');
    });

  await test.step('scrolls code wider than a phone in its frame by keyboard', async () => {
    await page.setViewportSize(phone.viewport);
    const code = page.locator('.prose > pre');
    await code.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  await test.step('shows all text of code and tables in print', async () => {
    // The text width of A4 between margins of 15 mm.
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const cut = await page
      .locator('.prose :is(pre, .table-frame)')
      .evaluateAll((all) => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent?.slice(0, 40)));
    expect([...cut, ...(await overflow(page))]).toEqual([]);
  });

  await test.step('writes the addresses of links to other sites in print, and no others', async () => {
    const links = await page
      .locator('.prose a')
      .evaluateAll((all) => all.map((a) => [a.getAttribute('href'), getComputedStyle(a, '::after').content]));
    expect(links.filter(([href]) => href?.startsWith('http')).length).toBeGreaterThan(2);
    for (const [href, content] of links)
      expect([href, content]).toEqual([href, href?.startsWith('http') ? `" (${href})"` : 'none']);
  });
});
