import type { Page } from 'playwright/test';
import { axe } from './axe';
import { charge, day, enter, field, fillRows, path, rows } from './estimator';
import { expect, inFull, test, visit } from './site';

const drop = (page: Page, name: string, bytes: number[] | string, size = 0) =>
  page.evaluate(
    ([file, content, length]) => {
      const data = new DataTransfer();
      const parts = typeof content === 'string' ? content : new Uint8Array(content as number[]);
      data.items.add(new File(length ? [new Uint8Array(length as number)] : [parts], file as string));
      const target = document.querySelector('textarea[name="rows"]');
      target?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    },
    [name, bytes, size] as const,
  );

test(
  'a pasted day clears the values of the example; its charge appears once the capacity and a base without X are entered',
  inFull,
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, path);
    await page.evaluate((text) => navigator.clipboard.writeText(text), `Schedule\tActual\n${day()}`);
    await rows(page).focus();
    await page.keyboard.press('Control+V');
    await expect(field(page, 'Available capacity, MW').first()).toHaveValue('');
    await expect(field(page, 'X, weight of capacity, %')).toHaveValue('');
    await expect(charge(page)).toContainText('No result');
    await field(page, 'Available capacity, MW').first().fill('50');
    await expect(page.getByText('Enter X')).toBeVisible();
    await page.getByRole('radio', { name: /Available capacity/ }).check();
    await expect(charge(page)).toContainText('₹2,70,000');
    await expect(page.getByText('Assumed X: 50.')).toBeHidden();
  },
);

test('an error at its field names the row and the fix, and the input stays', inFull, async ({ page }) => {
  await visit(page, path);
  await enter(page, day('40\t20', 95));
  await expect(page.getByText('95 rows: 1 missing.')).toBeVisible();
  await expect(rows(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(rows(page)).toHaveAccessibleDescription(/95 rows: 1 missing/);
  await expect(charge(page)).toContainText('No result');
  const wrong = day().replace('40\t20', '4O\t20');
  await fillRows(page, wrong);
  await expect(page.getByText('Row 1, Schedule: “4O” is not a figure.')).toBeVisible();
  await expect(rows(page)).toHaveValue(wrong);
  await fillRows(page, day());
  await page.getByRole('textbox', { name: 'Below schedule, slab 2: From, %' }).fill('20');
  await expect(page.getByText('Slab 2 begins at 20%, but slab 1 ends at 15%')).toBeVisible();
  expect(await axe(page, path)).toEqual([]);
  await page.getByRole('textbox', { name: 'Below schedule, slab 2: From, %' }).fill('15');
  await expect(charge(page)).toContainText('₹2,70,000');
});

test(
  'a file is dropped or chosen; one that is too large or not a table is rejected, and the day stays',
  inFull,
  async ({ page }) => {
    await visit(page, path);
    await enter(page);
    await drop(
      page,
      'day.csv',
      `\uFEFFBlock;Schedule;Actual\r\n${Array.from({ length: 96 }, (_, at) => `${at + 1};40,0;30,0`).join('\r\n')}\r\n`,
    );
    await expect(charge(page)).toContainText('₹30,000');
    await drop(page, 'year.csv', '', 50_000_000);
    await expect(page.getByText('year.csv has 50 MB.')).toBeVisible();
    await drop(page, 'day.xlsx', [0x50, 0x4b, 3, 4, 0x14, 0]);
    await expect(page.getByText(/day\.xlsx is not a table of text/)).toBeVisible();
    await expect(charge(page)).toContainText('₹30,000');
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(day('40\t40'), 'utf16le')]);
    await page.getByLabel('Or choose a file').setInputFiles({ name: 'day.txt', mimeType: 'text/plain', buffer: utf16 });
    await expect(charge(page)).toContainText('₹0');
  },
);
