import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../scripts/lib/browser';
import { median, ms, table } from './numbers';
import type { Options } from './options';
import { serveCopy, withoutScripts } from './serve-copy';
import { throttlingProxy } from './throttling-proxy';

const navigations = [
  ['/', '/contact/'],
  ['/', '/offerings/saas/'],
  ['/about/', '/about/team/'],
] as const;

const gestures = ['first click', 'later click'].flatMap((click) => [click, `${click}, pointed at for 500 ms`]);

/** Runs in each document: records when each heading was first painted. */
const probe = `(() => {
  self.headings = {};
  const frame = () => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading && !(heading in headings)) {
      headings[heading] = 0;
      setTimeout(() => { headings[heading] = performance.timeOrigin + performance.now(); });
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

/** Waits until an expression has a truthy value in the page, or in the next one, and returns the value. */
async function waitForValue<T>(page: Page, expression: string): Promise<T> {
  const limit = 40_000;
  for (const end = performance.now() + limit; performance.now() < end; await page.waitForTimeout(100)) {
    // Fails in a page that is being left.
    const value = await page.evaluate<T>(expression).catch(() => undefined);
    if (value) return value;
  }
  throw new Error(`No value within ${limit} ms: ${expression}`);
}

/** A page for a visitor with an empty cache and a processor four times slower. */
async function openThrottled(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(probe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

async function time(page: Page, url: string, from: string, to: string, gesture: string) {
  await page.goto(url + from);
  await waitForValue(page, 'Object.keys(self.headings).length > 0');
  await page.waitForTimeout(500);
  if (gesture.startsWith('later')) {
    await page.keyboard.press('Shift');
    await waitForValue(page, 'document.querySelector("[data-branch][data-hydrated]")?.tagName');
    await page.waitForTimeout(1000);
  }
  const before = await page.evaluate(
    '({ heading: document.querySelector("h1").textContent, origin: performance.timeOrigin })',
  );
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).last();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.waitForTimeout(500);
  const point = () => page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  if (gesture.includes('pointed at')) {
    await point();
    await page.waitForTimeout(500);
  }
  await point();
  await page.mouse.down();
  // People press for about 80 ms.
  await page.waitForTimeout(80);
  const click = performance.timeOrigin + performance.now();
  // Not awaited: a page that is being left does not answer.
  page.mouse.up().catch(() => {});
  const next = `(() => {
    const before = ${JSON.stringify(before)};
    const heading = document.querySelector('h1')?.textContent;
    const painted = self.headings?.[heading];
    const [{ deliveryType }] = performance.getEntriesByType('navigation');
    const kind = performance.timeOrigin === before.origin ? 'soft' : deliveryType || 'full load';
    if (location.pathname === ${JSON.stringify(to)} && heading !== before.heading && painted) return { painted, kind };
  })()`;
  const { painted, kind } = await waitForValue<{ painted: number; kind: string }>(page, next);
  return { milliseconds: painted - click, kind };
}

/**
 * Time from a click on a link to the next page's heading, with a slow processor and connection. A first click comes
 * before hydration, a later one after it. The baseline has no scripts, so each of its clicks is a first one. Every row
 * is measured once a round, so that other load on the machine affects all rows alike.
 */
export async function measureClicks({ runs }: Options, progress: (line: string) => void) {
  const site = await throttlingProxy(await serveCopy('out', 'site'));
  const baseline = await throttlingProxy(await serveCopy('out', 'baseline', withoutScripts));
  await using browser = await launchBrowser();
  const rows = navigations.flatMap(([from, to]) =>
    gestures.map((gesture) => ({ from, to, gesture, ours: [] as number[], theirs: [] as number[], kinds: new Set() })),
  );
  const measure = async (url: string, from: string, to: string, gesture: string) => {
    await using page = await openThrottled(browser);
    return await time(page, url, from, to, gesture);
  };
  for (let round = 1; round <= runs; round++)
    for (const { from, to, gesture, ours, theirs, kinds } of rows) {
      progress(`round ${round}/${runs} · ${from} → ${to}, ${gesture}`);
      const { milliseconds, kind } = await measure(site, from, to, gesture);
      ours.push(milliseconds);
      kinds.add(kind);
      theirs.push((await measure(baseline, from, to, gesture.replace('later', 'first'))).milliseconds);
    }
  return table(
    ['from', 'to', 'gesture', 'site', 'baseline', 'difference', 'how'],
    rows.map(({ from, to, gesture, ours, theirs, kinds }) => [
      ...[from, to, gesture, ms(median(ours)), ms(median(theirs)), ms(median(ours) - median(theirs))],
      [...kinds].sort().join(', '),
    ]),
  );
}
