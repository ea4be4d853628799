import { type Figures, figures, openLighthouse } from './lighthouse';
import { median } from './numbers';

export type Site = { name: string; url: string; pages: string[] };
export type Row = { page: string; site: string; runs: Figures[]; median: Figures };

const medians = (runs: Figures[]) =>
  Object.fromEntries(
    (Object.keys(runs[0] ?? {}) as (keyof Figures)[]).map((key) => [key, median(runs.map((run) => run[key]))]),
  ) as Figures;

/**
 * Measures every page of every site once a round, so that other load on the machine affects all sites alike.
 * Round 0 is one page, to warm up the browser, and is not counted.
 */
export async function measurePaint(sites: Site[], runs: number, progress: (line: string) => void): Promise<Row[]> {
  const browser = await openLighthouse(progress);
  const pages = [...new Set(sites.flatMap((site) => site.pages))];
  const turns = pages.flatMap((page) =>
    sites.filter((site) => site.pages.includes(page)).map((site) => ({ page, site })),
  );
  const rows = turns.map(({ page, site }) => ({ page, site: site.name, runs: [] as Figures[] }));
  try {
    for (let round = 0; round <= runs; round++) {
      for (const [index, { page, site }] of turns.entries()) {
        if (round === 0 && index > 0) break;
        progress(`round ${round}/${runs} · ${site.name} ${page} (${index + 1}/${turns.length})`);
        const measured = figures(await browser.run(new URL(page, site.url).href, {}));
        if (round > 0) rows[index]?.runs.push(measured);
      }
    }
  } finally {
    await browser.close();
  }
  return rows.map((row) => ({ ...row, median: medians(row.runs) }));
}
