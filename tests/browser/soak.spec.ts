import type { CDPSession, Page } from 'playwright/test';
import config from '../playwright.config';
import { expect, isSameDocument, markDocument, stopClock, test, visit, withMotion } from './site';

/** Without the JIT: V8's machine code for hot functions would count as heap growth. */
const { launchOptions } = config.use ?? {};
test.use({
  ...withMotion,
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--js-flags=--jitless'] },
});

/** Greatest ratio of the heap at the end to the heap after the warm-up. */
const growth = 1.05;
const navigations = 500;
/** Warm-up rounds before the first measurement, which fill the caches. */
const warm = 2;
const interval = 3000;
const hour = 60 * 60 * 1000;

/** Counts pending timers. */
const countTimers = () => {
  const pending = new Set<unknown>();
  const { setTimeout: later, clearTimeout: never, setInterval: often, clearInterval: stop } = window;
  const own = window as unknown as Record<string, unknown>;
  own.setTimeout = (run: TimerHandler, wait?: number, ...rest: unknown[]) => {
    const timer = later(() => {
      pending.delete(timer);
      if (typeof run === 'function') run(...rest);
    }, wait);
    pending.add(timer);
    return timer;
  };
  own.setInterval = (run: TimerHandler, wait?: number, ...rest: unknown[]) => {
    const timer = often(run, wait, ...rest);
    pending.add(timer);
    return timer;
  };
  own.clearTimeout = (timer?: number) => {
    pending.delete(timer);
    never(timer);
  };
  own.clearInterval = (timer?: number) => {
    pending.delete(timer);
    stop(timer);
  };
  own.timers = () => pending.size;
};

/** Heap bytes, event listeners, nodes and pending timers after garbage collection. */
async function held(page: Page, session: CDPSession) {
  for (let i = 0; i < 3; i += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const timers = await page.evaluate(() => (window as unknown as { timers: () => number }).timers());
  return { heap: metric('JSHeapUsedSize'), listeners: metric('JSEventListeners'), nodes: metric('Nodes'), timers };
}

/** Clicks a link to `path`, which navigates without a reload. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), path);
  await page.waitForFunction((to) => location.pathname === to && document.querySelectorAll('h1').length === 1, path);
}

test.beforeEach(({ page }) => page.addInitScript(countTimers));

test(`${navigations} client-side navigations in one tab leak no memory`, { tag: ['@measures', '@full'] }, async ({
  page,
}) => {
  test.setTimeout(600_000);
  await visit(page, '/');
  await markDocument(page);
  const links = await page
    .locator('header a[href$="/"], footer a[href$="/"]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  const round = [...new Set(links.filter((link) => link.startsWith('/') && link !== '/')), '/'];
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const samples: Awaited<ReturnType<typeof held>>[] = [];
  const rounds = Math.ceil(navigations / round.length);
  for (let i = 0; i < warm + rounds; i += 1) {
    if (i >= warm) samples.push(await held(page, session));
    for (const path of round) await go(page, path);
  }
  const [before, after] = [samples[0] as (typeof samples)[number], await held(page, session)];
  console.log(
    `${round.length} pages in turn: ${JSON.stringify({ before, after })}; heap: ${samples.map((s) => s.heap)}`,
  );
  expect(await isSameDocument(page)).toBe(true);
  expect(after.heap / before.heap).toBeLessThan(growth);
  expect(after.nodes / before.nodes).toBeLessThan(growth);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.timers).toBeLessThanOrEqual(before.timers);
});

test('an hour of rotation leaks no memory', { tag: ['@measures', '@full'] }, async ({ page }) => {
  test.setTimeout(600_000);
  await stopClock(page);
  await visit(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let turn = 0; turn < 100; turn += 1) await page.clock.runFor(interval);
  const before = await held(page, session);
  await page.evaluate(() => {
    const own = Object.assign(window, { turns: 0 });
    new MutationObserver(() => {
      own.turns += 1;
    }).observe(document.querySelector('[data-hero]') as Element, { attributeFilter: ['data-active'] });
  });
  // React sets the next timer after painting, outside the fake clock: advance one turn at a time.
  for (let turn = 0; turn < hour / interval; turn += 1) await page.clock.runFor(interval);
  const after = await held(page, session);
  console.log(JSON.stringify({ before, after }));
  expect(await page.evaluate(() => (window as unknown as { turns: number }).turns)).toBe(hour / interval);
  expect(after.heap / before.heap).toBeLessThan(growth);
  expect(after.nodes / before.nodes).toBeLessThan(growth);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.timers).toBeLessThanOrEqual(before.timers);
});
