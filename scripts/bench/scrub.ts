import { saas } from '../../content/saas';
import { median, ms, table } from './numbers';
import type { Options } from './options';
import { serveCopy } from './serve-copy';
import { openVisitors, type screens, type Visitor, wait } from './visitor';

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

const inChapter = (name: string, selector: string) => `document.querySelector('article[id="${name}"] ${selector}')`;

/** An expression that scrolls to an element, again after 500 ms when the page no longer moves, and returns its box. */
const scrollTo = (element: string) => `(async () => {
  for (const pause of [500, 0]) {
    ${element}?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((done) => setTimeout(done, pause));
  }
  if (!${element}) return;
  const { left, top, width, height } = ${element}.getBoundingClientRect();
  return { left, x: left + width / 2, y: top + height / 2, width };
})()`;

type Place = { left: number; x: number; y: number; width: number };

async function time(visitor: Visitor, url: string, name: string) {
  await visitor.goto(`${url}/offerings/saas/#${name}`);
  await visitor.until('document.readyState === "complete" && location.protocol === "http:"');
  // The fragment makes the page load the framework, which renders the button.
  await visitor.until(`${inChapter(name, 'button.live-open')}?.checkVisibility()`);
  await visitor.press((await visitor.evaluate<Place>(scrollTo(inChapter(name, '.live-open')))) as Place);
  await visitor.until(`Boolean(${inChapter(name, '.live-picture svg')})`);
  await wait(1000);
  await visitor.evaluate('self.slowest = 0');
  const control = `(${inChapter(name, '.live-spot')} ?? ${inChapter(name, '.live-panel input[type=checkbox]')})`;
  await visitor.press((await visitor.evaluate<Place>(scrollTo(control))) as Place);
  await wait(1000);
  const response = await visitor.evaluate<number>('self.slowest');
  const area = await visitor.evaluate<Place>(scrollTo(inChapter(name, '.live-scrub')));
  if (!area) return { response };
  await visitor.evaluate('self.frames = []');
  await visitor.drag(
    Array.from({ length: positions }, (_, at) => ({ x: area.left + (area.width * at) / positions, y: area.y })),
    frame,
  );
  const frames = (await visitor.evaluate<number[]>('self.frames')) ?? [];
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  const dropped = gaps.reduce((all, gap) => all + Math.max(0, Math.round(gap / frame) - 1), 0);
  return { response, dropped, total: gaps.length + dropped, longest: Math.max(...gaps) };
}

/** The response time of each live screen's first control, and the frames dropped while its chart is dragged over. */
export async function measureScrubbing({ runs }: Options, progress: (line: string) => void) {
  const server = await serveCopy('out', 'site');
  const visitors = await openVisitors(progress);
  const rows = (['wide', 'phone'] as (keyof typeof screens)[]).flatMap((screen) =>
    products.map((name) => ({ screen, name, runs: [] as Awaited<ReturnType<typeof time>>[] })),
  );
  try {
    for (let round = 1; round <= runs; round++)
      for (const row of rows) {
        progress(`round ${round}/${runs} · ${row.name}, ${row.screen}`);
        const visitor = await visitors.newVisitor(probe, row.screen);
        row.runs.push(await time(visitor, server.url, row.name));
        await visitor.close();
      }
  } finally {
    await visitors.close();
    await server.close();
  }
  const text = table(
    ['live screen', 'screen', 'first response', 'frames dropped', 'longest frame'],
    rows.map(({ name, screen, runs: times }) => {
      const [first] = times;
      const middle = (key: 'response' | 'dropped' | 'total' | 'longest') => median(times.map((one) => one[key] ?? 0));
      return [
        name,
        screen,
        ms(middle('response')),
        first?.total ? `${Math.round(middle('dropped'))} of ${Math.round(middle('total'))}` : 'no chart to drag over',
        first?.total ? ms(middle('longest')) : '',
      ];
    }),
  );
  return { rows, text };
}
