import { chromium } from 'playwright';
import { ensureBrowser } from '../lib/browser.mjs';
import { median, ms, table } from './numbers';
import type { Options } from './options';
import { nginx, serve } from './server';
import { stage } from './stage';

const navigations = [
  ['/', '/about/'],
  ['/', '/offerings/saas/'],
  ['/about/', '/resources/blog/'],
] as const;

/** Time from click to the next page's heading, with the payload prefetched on hover. */
export async function measureSoftNavigations({ runs }: Options, progress: (line: string) => void) {
  const server = await serve(stage('out', 'site', !nginx));
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args });
  const rows: { from: string; to: string; runs: number[] }[] = [];
  try {
    for (const [from, to] of navigations) {
      const row = { from, to, runs: [] as number[] };
      for (let round = 1; round <= runs; round++) {
        progress(`${from} → ${to} (${round}/${runs})`);
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        // esbuild, in tsx, inserts calls of this helper into the functions evaluated in the page.
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

/** Runs in the page: milliseconds from the click to the first frame with another heading. */
function click(path: string): Promise<number> {
  return new Promise((done, fail) => {
    const before = document.querySelector('h1')?.textContent;
    const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
    if (!link) return fail(new Error(`${location.pathname} has no link to ${path}.`));
    const start = performance.now();
    const check = () => {
      const now = document.querySelector('h1')?.textContent;
      if (now && now !== before) requestAnimationFrame(() => done(performance.now() - start));
      else requestAnimationFrame(check);
    };
    link.click();
    check();
  });
}
