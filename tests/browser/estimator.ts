import type { Page } from 'playwright/test';

/* Helpers for the browser tests of the deviation estimator. */

export const path = '/resources/deviation-estimator/';
export const charge = (page: Page) => page.getByRole('status').filter({ hasText: /Charge for the (?:example )?day/ });
export const rows = (page: Page) => page.getByRole('textbox', { name: /Paste or drop a day/ });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const slider = (page: Page) => page.getByRole('slider', { name: 'Block of the day' });
export const button = (page: Page, name: string) => page.getByRole('button', { name });
export const day = (row = '40\t20', count = 96) => Array(count).fill(row).join('\n');

/** Enters all rows at once, as a paste does. Playwright's `fill` takes 2 s, because the page is laid out after each line. */
export const fillRows = (page: Page, text: string) =>
  rows(page).evaluate((area, value) => {
    (area as HTMLTextAreaElement).value = value;
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, text);

/** Enters a day of the visitor's own, with the example's slabs. */
export async function enter(page: Page, text = day()) {
  await fillRows(page, text);
  await field(page, 'Available capacity, MW').first().fill('50');
  await page.getByRole('radio', { name: /Available capacity/ }).check();
}
