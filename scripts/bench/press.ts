import { median, ms, table } from './numbers';
import type { Options } from './options';
import { type Press, presses } from './presses';
import { serveCopy } from './serve-copy';
import { slowLine } from './slow-line';
import { centreOf, now, openVisitors, type Visitor, wait } from './visitor';

/** Runs in each document: records the time of the first frame after the effect. */
const probe = (effect: string) => `(() => {
  const frame = () => {
    if (self.pressed && ${effect}) return setTimeout(() => { self.effectAt = performance.timeOrigin + performance.now(); });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

const firstVisible = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`;

async function time(visitor: Visitor, url: string, { page, target, typed, byPointing }: Press) {
  const centre = async (selector: string) => (await visitor.evaluate(centreOf(firstVisible(selector)))) as object;
  await visitor.goto(url + page);
  await visitor.until('document.readyState === "complete" && location.protocol === "http:"');
  await wait(1000);
  if (typed) {
    await visitor.press(await centre(typed.into));
    for (const character of typed.text) {
      await wait(200);
      await visitor.type(character);
    }
    if (target) await visitor.until(`!!${firstVisible(target)}`);
  }
  const at = target && (await centre(target));
  await visitor.evaluate('self.pressed = true');
  await wait(100);
  const start = now();
  if (at && byPointing) await visitor.point(at);
  const cause = at && !byPointing ? await visitor.press(at) : start;
  // Some islands react before the release, to the focus or the pointer.
  return Math.max(0, (await visitor.until<number>('self.effectAt')) - cause);
}

/** Time from the first press on an island to its effect, with a slow processor and connection. */
export async function measurePresses({ runs }: Options, progress: (line: string) => void) {
  const server = await serveCopy('out', 'site');
  const line = await slowLine(server.port);
  const visitors = await openVisitors(progress);
  const rows = presses.map((press) => ({ screen: 'wide' as const, ...press, runs: [] as number[] }));
  try {
    for (let round = 1; round <= runs; round++)
      for (const row of rows) {
        progress(`round ${round}/${runs} · ${row.page} ${row.name}`);
        const visitor = await visitors.newVisitor(probe(row.effect), row.screen);
        row.runs.push(await time(visitor, line.url, row));
        await visitor.close();
      }
  } finally {
    await visitors.close();
    line.close();
    await server.close();
  }
  const text = table(
    ['island', 'page', 'screen', 'works', 'median', 'slowest'],
    rows.map(({ name, page, screen, works, runs: times }) => [
      name,
      page,
      screen,
      works,
      ms(median(times)),
      ms(Math.max(...times)),
    ]),
  );
  return { rows, text };
}
