import type { Page, Request } from 'playwright';
import { launchBrowser } from '../../scripts/lib/browser';
import { pagePaths } from '../lib/page-paths';
import { kB, table } from './numbers';
import type { Options } from './options';
import { references, type Site } from './references';

/** Lighthouse's phone. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

type Row = { page: string; site: string; bytes: number; requests: number; script: number };

/** Transferred bytes, headers included, and requests of a page without any interaction. */
async function rest(page: Page, url: string, wholeRotation: boolean) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  // With reduced motion the hero does not rotate.
  await page.emulateMedia({ reducedMotion: wholeRotation ? 'no-preference' : 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (wholeRotation) for (const slide of [1, 2, 0]) await page.locator(`[data-hero][data-active="${slide}"]`).waitFor();
  await page.waitForTimeout(500);
  const files = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return { bytes: responseBodySize + responseHeadersSize, script: request.resourceType() === 'script' };
    }),
  );
  const sum = (list: typeof files) => list.reduce((all, { bytes }) => all + bytes, 0);
  return { bytes: sum(files), requests: files.length, script: sum(files.filter(({ script }) => script)) };
}

/** Bytes and requests of all pages without interaction, with the baseline and an empty Next export, on a phone. */
export async function measureRest({ pages = pagePaths }: Options, progress: (line: string) => void) {
  await using browser = await launchBrowser();
  const { sites } = await references(pages, progress);
  const rows: Row[] = [];
  const measure = async (site: Site, path: string, wholeRotation: boolean) => {
    progress(`${site.name} ${path}`);
    await using page = await browser.newPage(phone);
    const figures = await rest(page, site.url + path, wholeRotation);
    rows.push({ page: wholeRotation ? `${path}, a whole rotation` : path, site: site.name, ...figures });
  };
  for (const site of sites) for (const path of site.pages) await measure(site, path, false);
  if (sites[0]) await measure(sites[0], '/', true);
  return report(rows);
}

function report(rows: Row[]) {
  const figures = (row?: Row) => (row ? [kB(row.bytes), String(row.requests)] : ['', '']);
  return table(
    ['page', 'site', 'bytes', 'requests', 'script files', 'baseline', 'requests', 'difference'],
    rows
      .filter(({ site }) => site !== 'baseline')
      .map((row) => {
        const baseline = rows.find(({ page, site }) => site === 'baseline' && row.site === 'site' && page === row.page);
        const difference = baseline ? `${row.bytes - baseline.bytes} bytes` : '';
        return [row.page, row.site, ...figures(row), kB(row.script), ...figures(baseline), difference];
      }),
  );
}
