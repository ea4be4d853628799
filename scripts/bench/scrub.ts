import type { Locator, Page } from 'playwright';
import { saas } from '../../content/saas';
import { median, ms, table } from './numbers';
import type { Options } from './options';
import { serveCopy } from './serve-copy';
import { boxOf, inRounds, press } from './visitor';

/** The ids of the products on the SaaS page. */
const products = saas.chapters.flatMap((chapter) => chapter.products.map(({ title }) => title));
const frame = 1000 / 60;
/** The number of positions of the pointer while it is dragged, one each frame. */
const positions = 96;

/** Runs in each document: records the time of each frame, and the longest time from an input to the next paint. */
const probe = `(() => {
  self.frames = [];
  self.slowest = 0;
  const frame = (time) => { self.frames.push(time); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) self.slowest = Math.max(self.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
})()`;

async function time(page: Page, url: string, name: string) {
  const inChapter = (selector: string) => page.locator(`article[id="${name}"]`).locator(selector).first();
  /** The box of an element, after the page has stopped moving. */
  const settledBox = async (element: Locator) => {
    await boxOf(element);
    await page.waitForTimeout(500);
    return boxOf(element);
  };
  await page.goto(`${url}/offerings/saas/#${name}`);
  // The fragment makes the page load the framework, which renders the button.
  await inChapter('button.live-open').waitFor();
  await press(page, await settledBox(inChapter('.live-open')));
  await inChapter('.live-picture svg').waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  await page.evaluate('self.slowest = 0');
  await press(page, await settledBox(inChapter('.live-spot, .live-panel input[type=checkbox]')));
  await page.waitForTimeout(1000);
  const response = await page.evaluate<number>('self.slowest');
  const chart = inChapter('.live-scrub');
  if ((await chart.count()) === 0) return { response };
  const area = await settledBox(chart);
  await page.mouse.move(area.left, area.y);
  // Playwright's own move runs a script in the page for each point, which would be measured too.
  const session = await page.context().newCDPSession(page);
  await page.evaluate('self.frames = []');
  await page.mouse.down();
  for (let at = 1; at < positions; at++) {
    await page.waitForTimeout(frame);
    const point = { x: area.left + (area.width * at) / positions, y: area.y };
    // Not awaited: a visitor does not wait until the page has handled a point.
    session
      .send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1, ...point })
      .catch(() => {});
  }
  await page.mouse.up();
  const frames = await page.evaluate<number[]>('self.frames');
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const dropped = gaps.reduce((all, gap) => all + Math.max(0, Math.round(gap / frame) - 1), 0);
  return { response, dropped, total: gaps.length + dropped, longest: Math.max(...gaps) };
}

/** The response time of each live screen's first control, and the frames dropped while its chart is dragged over. */
export async function measureScrubbing(options: Options, progress: (line: string) => void) {
  const server = await serveCopy('out', 'site');
  const screens = (['wide', 'phone'] as const).flatMap((screen) => products.map((name) => ({ screen, name })));
  const rows = await inRounds(screens, options, progress, async ({ name }, open) =>
    time(await open(probe), server.url, name),
  );
  return table(
    ['live screen', 'screen', 'first response', 'frames dropped', 'longest frame'],
    rows.map(({ name, screen, results }) => {
      const [first] = results;
      const middle = (key: 'response' | 'dropped' | 'total' | 'longest') => median(results.map((one) => one[key] ?? 0));
      return [
        name,
        screen,
        ms(middle('response')),
        first?.total ? `${Math.round(middle('dropped'))} of ${Math.round(middle('total'))}` : 'no chart to drag over',
        first?.total ? ms(middle('longest')) : '',
      ];
    }),
  );
}
