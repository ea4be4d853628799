import { posts } from '../../lib/posts';
import budgets from './budgets.json';
import { type Figures, figures, openLighthouse } from './lighthouse';
import { kB, median, ms, table } from './numbers';
import type { Options } from './options';
import { references, type Site } from './references';
import { weigh } from './weigh';

const defaultPages = () => [
  '/',
  '/offerings/saas/',
  '/about/team/',
  '/resources/blog/',
  posts()[0]?.path ?? '/contact/',
];

/** Compares the site with a copy without scripts (the baseline) and with an empty Next export. */
export async function compare({ runs, pages = defaultPages() }: Options, progress: (line: string) => void) {
  const { empty, sites } = await references(pages, progress);
  const rows = await measurePaint(sites, runs, progress);
  return [report(rows), ratios(rows), emptyNote(empty)].join('\n\n');
}

type Row = { page: string; site: string; runs: Figures[]; median: Figures };

const medians = (runs: Figures[]) =>
  Object.fromEntries(
    (Object.keys(runs[0] ?? {}) as (keyof Figures)[]).map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as Figures;

/**
 * Measures every page of every site once a round, so that other load on the machine affects all sites alike.
 * Round 0 is one page, to warm up the browser, and is not counted.
 */
async function measurePaint(sites: Site[], runs: number, progress: (line: string) => void): Promise<Row[]> {
  await using browser = await openLighthouse();
  const pages = [...new Set(sites.flatMap((site) => site.pages))];
  const turns = pages.flatMap((page) =>
    sites.filter((site) => site.pages.includes(page)).map((site) => ({ page, site })),
  );
  const rows = turns.map(({ page, site }) => ({ page, site: site.name, runs: [] as Figures[] }));
  for (let round = 0; round <= runs; round++)
    for (const [index, { page, site }] of turns.entries()) {
      if (round === 0 && index > 0) break;
      progress(`round ${round}/${runs} · ${site.name} ${page} (${index + 1}/${turns.length})`);
      const measured = figures(await browser.run(new URL(page, site.url).href, {}));
      if (round > 0) rows[index]?.runs.push(measured);
    }
  return rows.map((row) => ({ ...row, median: medians(row.runs) }));
}

const report = (rows: Row[]) =>
  table(
    ['page', 'site', 'first paint', 'largest', 'blocking', 'shift', 'bytes', 'script', 'requests'],
    rows.map(({ page, site, median }) => [
      page,
      site,
      ms(median.firstPaint),
      ms(median.largestPaint),
      ms(median.blocking),
      median.shift.toFixed(3),
      kB(median.bytes),
      kB(median.script),
      String(median.requests),
    ]),
  );

/** Each page divided by its baseline, and its blocking time above that of the empty export. */
function ratios(rows: Row[]) {
  const of = (page: string, site: string) => rows.find((row) => row.page === page && row.site === site)?.median;
  const empty = of('/', 'empty');
  const list = rows.flatMap(({ page, site, median }) => {
    const baseline = of(page, 'baseline');
    if (site !== 'site' || !baseline) return [];
    const ratio = (key: 'firstPaint' | 'largestPaint') => (median[key] / baseline[key]).toFixed(2);
    const blocking = empty ? `${Math.round(median.blocking - empty.blocking)} ms` : '';
    return [[page, ratio('firstPaint'), ratio('largestPaint'), blocking]];
  });
  return table(['page', 'first paint ÷ baseline', 'largest ÷ baseline', 'blocking above empty'], list);
}

/** Compares the measured empty export with the figure that the budgets are based on. */
export function emptyNote(folder: string) {
  const { script } = weigh(folder, '/');
  const recorded = budgets.emptyExport.script;
  const off = Math.abs(script - recorded) > recorded * 0.005;
  const verdict = off
    ? `, not ${script}: correct it`
    : ', which is right; the versions there must be the installed ones';
  return `An empty Next export has ${script} bytes of script (gzip). tests/bench/budgets.json says ${recorded}${verdict}.`;
}
