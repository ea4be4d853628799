import type { Locator, Page } from 'playwright';
import { launchBrowser } from '../lib/browser';
import type { Options } from './options';

const screens = { wide: { width: 1440, height: 900 }, phone: { width: 412, height: 915 } };
/** In milliseconds. */
const limit = 40_000;
export type Screen = keyof typeof screens;

/** The same clock as `performance` in a page, so that times of both can be compared. */
export const now = () => performance.timeOrigin + performance.now();

/**
 * Measures every row once a round, so that other load on the machine affects all rows alike. `open` opens a page for a
 * visitor with an empty cache and a processor four times slower; `probe` runs in each document before its own scripts.
 */
export async function inRounds<T extends { name: string; screen: Screen }, R>(
  rows: T[],
  { runs }: Options,
  progress: (line: string) => void,
  measure: (row: T, open: (probe: string) => Promise<Page>) => Promise<R>,
): Promise<(T & { results: R[] })[]> {
  await using browser = await launchBrowser();
  const measured = rows.map((row) => ({ ...row, results: [] as R[] }));
  const open = (screen: Screen) => async (probe: string) => {
    const permissions = ['clipboard-write'];
    const context = await browser.newContext({ viewport: screens[screen], isMobile: screen === 'phone', permissions });
    context.setDefaultTimeout(limit);
    await context.addInitScript(probe);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return page;
  };
  for (let round = 1; round <= runs; round++)
    for (const row of measured) {
      progress(`round ${round}/${runs} · ${row.name}, ${row.screen}`);
      row.results.push(await measure(row, open(row.screen)));
      for (const context of browser.contexts()) await context.close();
    }
  return measured;
}

/** Scrolls an element to the middle of the window and returns its box and its centre. */
export async function boxOf(element: Locator) {
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x: left, y: top, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left, width, x: left + width / 2, y: top + height / 2 };
}

/** Presses for 80 ms, as people do. @returns the time of the release, which is the click */
export async function press(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(80);
  const time = now();
  // Not awaited: a page that is being left does not answer.
  page.mouse.up().catch(() => {});
  return time;
}

/** Waits until an expression has a truthy value in the page, or in the next one, and returns the value. */
export async function truthyValue<T>(page: Page, expression: string): Promise<T> {
  for (const end = now() + limit; now() < end; await page.waitForTimeout(100)) {
    // Fails in a page that is being left.
    const value = await page.evaluate<T>(expression).catch(() => undefined);
    if (value) return value;
  }
  throw new Error(`No value within ${limit} ms: ${expression}`);
}
