import type { Page } from 'playwright';
import { median, ms, table } from './numbers';
import type { Options } from './options';
import { serveCopy, withoutScripts } from './serve-copy';
import { throttlingProxy } from './throttling-proxy';
import { boxOf, inRounds, press, truthyValue } from './visitor';

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

async function time(page: Page, url: string, from: string, to: string, gesture: string) {
  await page.goto(url + from);
  await truthyValue(page, 'Object.keys(self.headings).length > 0');
  await page.waitForTimeout(500);
  if (gesture.startsWith('later')) {
    await page.keyboard.press('Shift');
    await truthyValue(page, 'document.querySelector("[data-branch][data-hydrated]")?.tagName');
    await page.waitForTimeout(1000);
  }
  const before = await page.evaluate(
    '({ heading: document.querySelector("h1").textContent, origin: performance.timeOrigin })',
  );
  const at = await boxOf(page.locator(`a[href="${to}"]`).filter({ visible: true }).last());
  await page.waitForTimeout(500);
  if (gesture.includes('pointed at')) {
    await page.mouse.move(at.x, at.y);
    await page.waitForTimeout(500);
  }
  const click = await press(page, at);
  const next = `(() => {
    const before = ${JSON.stringify(before)};
    const heading = document.querySelector('h1')?.textContent;
    const painted = self.headings?.[heading];
    const [{ deliveryType }] = performance.getEntriesByType('navigation');
    const kind = performance.timeOrigin === before.origin ? 'soft' : deliveryType || 'full load';
    if (location.pathname === ${JSON.stringify(to)} && heading !== before.heading && painted) return { painted, kind };
  })()`;
  const { painted, kind } = await truthyValue<{ painted: number; kind: string }>(page, next);
  return { milliseconds: painted - click, kind };
}

/**
 * Time from a click on a link to the next page's heading, with a slow processor and connection. A first click comes
 * before hydration, a later one after it. The baseline has no scripts, so each of its clicks is a first one.
 */
export async function measureClicks(options: Options, progress: (line: string) => void) {
  const site = await throttlingProxy(await serveCopy('out', 'site'));
  const baseline = await throttlingProxy(await serveCopy('out', 'baseline', withoutScripts));
  const turns = navigations.flatMap(([from, to]) =>
    gestures.map((gesture) => ({ name: `${from} → ${to} ${gesture}`, screen: 'wide' as const, from, to, gesture })),
  );
  const rows = await inRounds(turns, options, progress, async ({ from, to, gesture }, open) => ({
    site: await time(await open(probe), site, from, to, gesture),
    baseline: await time(await open(probe), baseline, from, to, gesture.replace('later', 'first')),
  }));
  return table(
    ['from', 'to', 'gesture', 'site', 'baseline', 'difference', 'how'],
    rows.map(({ from, to, gesture, results }) => {
      const ours = median(results.map((result) => result.site.milliseconds));
      const theirs = median(results.map((result) => result.baseline.milliseconds));
      const kinds = [...new Set(results.map((result) => result.site.kind))].sort();
      return [from, to, gesture, ms(ours), ms(theirs), ms(ours - theirs), kinds.join(', ')];
    }),
  );
}
