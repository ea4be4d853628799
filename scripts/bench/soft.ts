import { chromium as playwright } from 'playwright';
import { chromium } from './machine';
import { median, ms, table } from './numbers';
import type { Options } from './options';
import { nginx, serve } from './server';
import { stage } from './stage';

const hops = [
  ['/', '/about/'],
  ['/', '/offerings/saas/'],
  ['/about/', '/resources/blog/'],
] as const;

/** How long a soft navigation takes from the click to the next page's heading, its payload fetched on pointing. */
export async function softly({ runs }: Options, progress: (line: string) => void) {
  const server = await serve(stage('out', 'site', !nginx));
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const executablePath = chromium();
  const browser = await playwright.launch({ ...(executablePath && { executablePath }), args });
  const rows: { from: string; to: string; runs: number[] }[] = [];
  try {
    for (const [from, to] of hops) {
      const row = { from, to, runs: [] as number[] };
      for (let round = 1; round <= runs; round++) {
        progress(`${from} → ${to} (${round}/${runs})`);
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        // tsx marks functions by name with a helper that the page does not have.
        await page.addInitScript('self.__name = (value) => value');
        await page.goto(server.url + from, { waitUntil: 'networkidle' });
        await page.locator('[data-live]').first().waitFor({ state: 'attached' });
        await page.evaluate((path) => {
          const link = document.querySelector(`a[href="${path}"]`);
          link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        }, to);
        await page.waitForLoadState('networkidle');
        row.runs.push(await page.evaluate(click, to));
        await page.close();
      }
      rows.push(row);
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
  const text = table(
    ['from', 'to', 'median', 'slowest'],
    rows.map(({ from, to, runs: times }) => [from, to, ms(median(times)), ms(Math.max(...times))]),
  );
  return { rows, text };
}

/** Runs in the page: from the click to the first frame that shows another heading. */
function click(path: string): Promise<number> {
  return new Promise((done, fail) => {
    const before = document.querySelector('h1')?.textContent;
    const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
    if (!link) return fail(new Error(`${location.pathname} has no link to ${path}.`));
    const start = performance.now();
    const look = () => {
      const now = document.querySelector('h1')?.textContent;
      if (now && now !== before) requestAnimationFrame(() => done(performance.now() - start));
      else requestAnimationFrame(look);
    };
    link.click();
    look();
  });
}
