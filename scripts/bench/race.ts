import { posts } from '../../lib/posts';
import budgets from '../../tests/bench/budgets.json';
import { buildEmpty } from './empty';
import { kB, ms, table } from './numbers';
import type { Options } from './options';
import { paint, type Row, type Site } from './paint';
import { nginx, serve } from './server';
import { stage, withoutScripts } from './stage';
import { weigh } from './weigh';

const usualPages = () => ['/', '/offerings/saas/', '/about/team/', '/resources/blog/', posts()[0]?.path ?? '/contact/'];

/** The site against itself without scripts, an empty Next export, and peers, in one run. */
export async function race({ runs, pages = usualPages(), peers }: Options, progress: (line: string) => void) {
  const empty = buildEmpty(progress);
  const folders = [
    { name: 'site', folder: stage('out', 'site', !nginx), pages },
    { name: 'twin', folder: stage('out', 'twin', !nginx, withoutScripts), pages },
    { name: 'empty', folder: stage(empty, 'empty', !nginx), pages: ['/'] },
    ...peers.map(({ name, folder }) => ({ name, folder: stage(folder, `peer-${name}`, !nginx), pages: ['/'] })),
  ];
  const servers = await Promise.all(folders.map(({ folder }) => serve(folder)));
  try {
    const sites: Site[] = folders.map((site, index) => ({ ...site, url: servers[index]?.url ?? '' }));
    const rows = await paint(sites, runs, progress);
    return { rows, text: [report(rows), ratios(rows), emptyNote(empty)].join('\n\n') };
  } finally {
    await Promise.all(servers.map(({ close }) => close()));
  }
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

/** What the issue asks for, as it came out: each page against its twin, and home against the others. */
function ratios(rows: Row[]) {
  const of = (page: string, site: string) => rows.find((row) => row.page === page && row.site === site)?.median;
  const empty = of('/', 'empty');
  const list = rows.flatMap(({ page, site, median }) => {
    const other = site === 'site' ? of(page, 'twin') : of('/', 'site');
    if (site === 'twin' || site === 'empty' || !other) return [];
    const [ours, theirs] = site === 'site' ? [median, other] : [other, median];
    const blocking = site === 'site' && empty ? `${Math.round(median.blocking - empty.blocking)} ms beyond empty` : '';
    const ratio = (key: 'firstPaint' | 'largestPaint') => (ours[key] / theirs[key]).toFixed(2);
    return [[page, site === 'site' ? 'twin' : site, ratio('firstPaint'), ratio('largestPaint'), blocking]];
  });
  return table(['page', 'this site by', 'first paint', 'largest', 'blocking'], list);
}

/** Budgets stand on a recorded figure: this says whether it still holds. */
export function emptyNote(folder: string) {
  const { script } = weigh(folder, '/');
  const recorded = budgets.emptyExport.script;
  const off = Math.abs(script - recorded) > recorded * 0.005;
  return `An empty Next export carries ${script} bytes of script (gzip); tests/bench/budgets.json says ${recorded}${off ? ': WRITE THE NEW FIGURE THERE' : ', which holds'}.`;
}
