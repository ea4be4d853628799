import type { Page } from 'playwright';
import { median, ms, table } from './numbers';
import type { Options } from './options';
import { type Press, presses } from './presses';
import { serveCopy } from './serve-copy';
import { throttlingProxy } from './throttling-proxy';
import { boxOf, inRounds, now, press, truthyValue } from './visitor';

/** Runs in each document: records the time of the first frame after the effect. */
const probe = (effect: string) => `(() => {
  const frame = () => {
    if (self.pressed && ${effect}) return setTimeout(() => { self.effectAt = performance.timeOrigin + performance.now(); });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

async function time(page: Page, url: string, { page: path, target, typed, byPointing }: Press) {
  const firstVisible = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  await page.goto(url + path);
  await page.waitForTimeout(1000);
  if (typed) {
    await press(page, await boxOf(firstVisible(typed.into)));
    for (const character of typed.text) {
      await page.waitForTimeout(200);
      await page.keyboard.insertText(character);
    }
  }
  const at = target && (await boxOf(firstVisible(target)));
  await page.evaluate('self.pressed = true');
  await page.waitForTimeout(100);
  const start = now();
  if (at && byPointing) await page.mouse.move(at.x, at.y);
  const cause = at && !byPointing ? await press(page, at) : start;
  // Some islands react before the release, to the focus or the pointer.
  return Math.max(0, (await truthyValue<number>(page, 'self.effectAt')) - cause);
}

/** Time from the first press on an island to its effect, with a slow processor and connection. */
export async function measurePresses(options: Options, progress: (line: string) => void) {
  const url = await throttlingProxy(await serveCopy('out', 'site'));
  const all = presses.map((one) => ({ ...one, screen: one.screen ?? 'wide', works: one.works ?? 'natively' }));
  const rows = await inRounds(all, options, progress, async (one, open) =>
    time(await open(probe(one.effect)), url, one),
  );
  return table(
    ['island', 'page', 'screen', 'works', 'median', 'slowest'],
    rows.map(({ name, page, screen, works, results }) => [
      ...[name, page, screen, works],
      ms(median(results)),
      ms(Math.max(...results)),
    ]),
  );
}
