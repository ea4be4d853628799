import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { browserArguments, ensureBrowser } from '../../scripts/lib/browser';
import { fetchTool } from '../../scripts/lib/tools';

type Audit = { id: string; score: number | null; numericValue?: number; details?: { items?: Row[] } };
type Row = { resourceType?: string; transferSize?: number };
export type Result = {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
};
type Run = (url: string, options: { form?: 'mobile' | 'desktop'; categories?: readonly string[] }) => Promise<Result>;

/** Starts Chromium with Lighthouse; its mobile preset simulates slow 4G and a four times slower CPU. */
export async function openLighthouse(): Promise<{ run: Run } & AsyncDisposable> {
  const packages = fetchTool('lighthouse');
  const load = (file: string) => import(pathToFileURL(path.join(packages, file)).href);
  const [{ default: lighthouse, desktopConfig }, { launch }] = await Promise.all([
    load('lighthouse/core/index.js'),
    load('chrome-launcher/dist/index.js'),
  ]);
  const chrome = await launch({
    chromePath: await ensureBrowser(),
    chromeFlags: ['--headless=new', ...browserArguments],
  });
  const run: Run = async (url, { form = 'mobile', categories = ['performance'] }) => {
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: categories };
    const { lhr } = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    return lhr;
  };
  return { run, [Symbol.asyncDispose]: async () => chrome.kill() };
}

/** Times in milliseconds, transferred bytes and request counts. */
export function figures({ audits }: Result) {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const rows = audits['network-requests']?.details?.items ?? [];
  const bytes = (list: Row[]) => list.reduce((sum, row) => sum + (row.transferSize ?? 0), 0);
  return {
    firstPaint: Math.round(value('first-contentful-paint')),
    largestPaint: Math.round(value('largest-contentful-paint')),
    blocking: Math.round(value('total-blocking-time')),
    shift: Number(value('cumulative-layout-shift').toFixed(3)),
    bytes: bytes(rows),
    script: bytes(rows.filter(({ resourceType }) => resourceType === 'Script')),
    requests: rows.length,
  };
}
export type Figures = ReturnType<typeof figures>;
