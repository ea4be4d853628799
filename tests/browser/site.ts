import { test as base, expect, type Page } from 'playwright/test';
import { createServer } from '../../scripts/serve';
import { out } from '../lib/out';

type Host = Awaited<ReturnType<typeof createServer>>;
/** For tests of what moves, scrolls, opens or navigates: tests/playwright.config.ts asks for reduced motion. */
export const withMotion = { reducedMotion: 'no-preference' } as const;
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Faults = { allow: (pattern: RegExp) => void };
type Fixtures = { faults: Faults };

/**
 * Each test opens the export on a host that has one 404 page, at the root. A test fails on any console error or warning,
 * uncaught error, failed request or response with a status of 400 or more that it does not allow with `faults.allow()`.
 */
export const test = base.extend<Fixtures, { hosts: Record<'root' | 'nearest', Host> }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
    async ({}, use) => {
      const [root, nearest] = await Promise.all([
        createServer({ root: out, notFound: 'root' }),
        createServer({ root: out, notFound: 'nearest' }),
      ]);
      await use({ root, nearest });
      await Promise.all([root.close(), nearest.close()]);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ hosts }, use) => use(hosts.root.url),
  faults: [
    async ({ page }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      watch(page, seen);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

function watch(page: Page, seen: string[]) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      seen.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') seen.push(`failed: ${request.url()} ${reason}`);
  });
}

/** Opens a page and waits for its hydration. */
export async function visit(page: Page, path: string) {
  // With TEST_FULL=1 the test goes on as soon as the page answers, before it is parsed: that shows races.
  await page.goto(path, { waitUntil: process.env.TEST_FULL ? 'commit' : 'load' });
  await hydrate(page);
}

/** Presses a key, which makes the page load its scripts, and waits until its islands are hydrated. */
export async function hydrate(page: Page) {
  // The loader listens once the document is parsed. In print media it waits for the print style sheet first.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })));
  await page.locator('li[data-branch][data-hydrated]').first().waitFor({ state: 'attached' });
}

/** Stops the clock of the page that is opened next: only `page.clock.runFor()` moves it, however slow the machine is. */
export async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** The distance of an element's top from the viewport's, once scrolling has ended. */
export async function restingTop(page: Page, id: string): Promise<number> {
  return page.evaluate(async (name) => {
    const top = () => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN;
    let [last, still] = [top(), 0];
    while (still < 12) {
      await new Promise(requestAnimationFrame);
      still = top() === last ? still + 1 : 0;
      last = top();
    }
    return last;
  }, id);
}

export { expect };

/**
 * Tags a test as part of `npm run test:full` only: a faster test finds most of the same faults (a unit test of the island,
 * or the same test of another page or window), or it takes minutes or a build of its own.
 */
export const inFull = { tag: '@full' };
/** Tags the repetitions of a test: `npm test` runs it for the kept page or window. */
export const inFullUnless = (kept: boolean) => (kept ? {} : inFull);

/** Waits until all running CSS transitions have ended. */
export const endTransitions = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(
      document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? one.finished : [])),
    );
  });

/** Marks the document, so that `isSameDocument` can tell a client-side navigation from a full load. */
export const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);

/** The text spacing of WCAG 1.4.12, as a visitor's own style sheet sets it. */
export const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Adds a constructed style sheet: the site's policy blocks `<style>`. */
export const addStyle = (page: Page, css: string) =>
  page.evaluateHandle((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  }, css);
