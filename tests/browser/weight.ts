import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright/test';

export type Arrival = { url: string; path: string; kind: string; bytes: number };

const text = /^(?:text|application\/(?:json|xml|manifest)|image\/svg)/;

/**
 * Records the responses of a page from now on, in bytes after gzip level 6 and without headers, whatever the test's own
 * server compresses. Call the result to wait for all bodies.
 */
export function weighing(page: Page) {
  const arrivals: Promise<Arrival>[] = [];
  const weigh = async (response: Response) => {
    const body = await response.body();
    const type = response.headers()['content-type'] ?? '';
    const bytes = text.test(type) ? gzipSync(body, { level: 6 }).length : body.length;
    const { pathname } = new URL(response.url());
    return { url: response.url(), path: pathname, kind: response.request().resourceType(), bytes };
  };
  page.on('response', (response) => arrivals.push(weigh(response)));
  return () => Promise.all(arrivals);
}

/** What a page loads without any interaction, from an empty cache. */
export async function atRest(page: Page, path: string) {
  // With a route of its own Playwright turns the browser's cache off.
  await page.route('**/*', (route) => route.fallback());
  const arrived = weighing(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  return arrived();
}

/** The distance below the window at which lazy pictures load (scripts/lib/browser.ts), and what a late font may move them. */
const [lazyMargin, tolerance] = [1250, 100];
/**
 * The lazy pictures about as far below the window as the distance at which they load: whether they load depends on when the
 * font arrives.
 */
export const undecidedPictures = (page: Page) =>
  page.evaluate(
    ([margin, most]) =>
      [...document.images]
        .filter(({ loading }) => loading === 'lazy')
        .filter((img) => Math.abs(img.getBoundingClientRect().top - innerHeight - margin) < most)
        // The candidates too: `currentSrc` is empty until a picture loads.
        .flatMap((img) => [img, ...(img.closest('picture')?.querySelectorAll('source') ?? [])])
        .flatMap(({ src, srcset }) => [
          src,
          ...srcset.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
        ])
        .filter(Boolean)
        .map((address) => new URL(address, location.href).pathname),
    [lazyMargin, tolerance] as const,
  );

export const sum = (list: Arrival[]) => list.reduce((all, { bytes }) => all + bytes, 0);
/** The phone of the budgets. It is higher than Lighthouse's, on which the bench measures pages at rest: 823 pixels. */
export const budgetPhone = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};
