import { median, ms, table } from './numbers';
import type { Options } from './options';
import { serveCopy, withoutScripts } from './serve-copy';
import { slowLine } from './slow-line';
import { centreOf, openVisitors, type Visitor, wait } from './visitor';

const navigations = [
  ['/', '/contact/'],
  ['/', '/offerings/saas/'],
  ['/about/', '/about/team/'],
] as const;

/** Runs in each document: records when each heading was first painted. */
const probe = `(() => {
  self.headings = {};
  const frame = () => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading && !(heading in headings)) {
      headings[heading] = 0;
      setTimeout(() => { headings[heading] = performance.timeOrigin + performance.now(); });
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

/** The last visible link to a page. */
const linkTo = (to: string) =>
  `[...document.querySelectorAll('a[href="${to}"]')].filter((a) => a.checkVisibility({ visibilityProperty: true })).at(-1)`;

/** What the visitor does before clicking. */
const gestures = {
  'first click': async () => {},
  'first click, pointed at for 500 ms': () => wait(500),
  'later click': async () => {},
  'later click, pointed at for 500 ms': () => wait(500),
};
type Gesture = keyof typeof gestures;

async function time(visitor: Visitor, url: string, [from, to]: readonly [string, string], gesture: Gesture) {
  await visitor.goto(url + from);
  await visitor.until('document.readyState === "complete" && Object.keys(self.headings ?? {}).length > 0');
  await wait(500);
  if (gesture.startsWith('later')) {
    await visitor.key('Shift');
    await visitor.until('Boolean(document.querySelector("[data-branch][data-hydrated]"))');
    await wait(1000);
  }
  const before = await visitor.evaluate<object>(
    '({ heading: document.querySelector("h1").textContent, origin: performance.timeOrigin })',
  );
  const at = (await visitor.evaluate<object>(centreOf(linkTo(to)))) as object;
  await wait(500);
  await visitor.point(at);
  await gestures[gesture]();
  const click = await visitor.press(at);
  const { painted, kind } = await visitor.until<{ painted: number; kind: string }>(`(() => {
    const before = ${JSON.stringify(before)};
    const heading = document.querySelector('h1')?.textContent;
    const painted = self.headings?.[heading];
    const [{ activationStart, deliveryType }] = performance.getEntriesByType('navigation');
    const kind = performance.timeOrigin === before.origin ? 'soft' : activationStart ? 'prerendered' : deliveryType || 'full load';
    if (location.pathname === ${JSON.stringify(to)} && heading !== before.heading && painted) return { painted, kind };
  })()`);
  return { milliseconds: painted - click, kind };
}

/**
 * Time from a click on a link to the next page's heading, with a slow processor and connection, for site and baseline.
 */
export async function measureClicks({ runs }: Options, progress: (line: string) => void) {
  const sites = ['site', 'baseline'];
  const servers = await Promise.all([serveCopy('out', 'site'), serveCopy('out', 'baseline', withoutScripts)]);
  const lines = await Promise.all(servers.map(({ port }) => slowLine(port)));
  const visitors = await openVisitors(progress);
  const turns = navigations.flatMap((navigation) =>
    (Object.keys(gestures) as Gesture[]).flatMap((gesture) =>
      sites
        .filter((site) => site === 'site' || gesture.startsWith('first'))
        .map((site) => ({ navigation, gesture, site, runs: [] as number[], kinds: new Set<string>() })),
    ),
  );
  try {
    for (let round = 1; round <= runs; round++)
      for (const turn of turns) {
        progress(`round ${round}/${runs} · ${turn.site} ${turn.navigation.join(' → ')} ${turn.gesture}`);
        const visitor = await visitors.newVisitor(probe, 'wide');
        const url = lines[sites.indexOf(turn.site)]?.url ?? '';
        const { milliseconds, kind } = await time(visitor, url, turn.navigation, turn.gesture);
        turn.runs.push(milliseconds);
        turn.kinds.add(kind);
        await visitor.close();
      }
  } finally {
    await visitors.close();
    for (const line of lines) line.close();
    await Promise.all(servers.map(({ close }) => close()));
  }
  const rows = turns.map(({ kinds, ...row }) => ({ ...row, kinds: [...kinds].sort() }));
  return { rows, text: report(rows) };
}

type Row = { navigation: readonly string[]; gesture: Gesture; site: string; runs: number[]; kinds: string[] };
const report = (rows: Row[]) =>
  table(
    ['from', 'to', 'gesture', 'site', 'baseline', 'difference', 'how'],
    rows
      .filter(({ site }) => site === 'site')
      .map(({ navigation, gesture, runs, kinds }) => {
        const [from = '', to = ''] = navigation;
        const baseline = rows.find(
          (row) =>
            row.site === 'baseline' &&
            row.navigation === navigation &&
            row.gesture === gesture.replace('later', 'first'),
        );
        const theirs = median(baseline?.runs ?? []);
        return [from, to, gesture, ms(median(runs)), ms(theirs), ms(median(runs) - theirs), kinds.join(', ')];
      }),
  );
