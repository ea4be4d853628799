import { median, ms, table } from './numbers';
import type { Options } from './options';
import { serveCopy } from './serve-copy';
import { slowLine } from './slow-line';
import { centreOf, now, openVisitors, type screens, type Visitor, wait } from './visitor';

type Press = {
  name: string;
  page: string;
  /** Default: wide. */
  screen?: keyof typeof screens;
  /** The selector of the element that is pressed. */
  target: string;
  /** A JavaScript expression that is true in the page after the effect. */
  effect: string;
  /** The effect needs the framework. */
  needsFramework?: true;
  /** What causes the effect, if not the press itself. */
  by?: 'pointing' | 'typing';
};

const shown = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true, opacityProperty: true })`;

const presses: Press[] = [
  { name: 'menu', page: '/', screen: 'phone', target: '.sheet-button', effect: shown('nav#menu') },
  { name: 'accordion', page: '/', screen: 'phone', target: '.accordion-button', effect: shown('#footer-0') },
  { name: 'show more', page: '/offerings/services/', target: '.show-more', effect: shown('.when-open') },
  {
    name: 'pause',
    page: '/',
    target: '.pause-button',
    effect: `document.querySelector('.pause-button').closest('.toggle').matches('[open], [aria-pressed=true]')`,
  },
  {
    name: 'product select',
    page: '/offerings/saas/',
    target: '.product-select select',
    effect: `document.querySelector('.product-select select').matches(':open, :focus')`,
  },
  {
    name: 'hero: control',
    page: '/',
    target: '.hero-control',
    effect: `document.querySelector('[data-hero]').matches('[data-pressed], [data-live]:not([data-moving])')`,
  },
  {
    name: 'hero: offering',
    page: '/',
    screen: 'phone',
    target: '.offering:nth-of-type(3) p',
    effect: `document.querySelector('[data-hero]').dataset.active === '2'`,
  },
  {
    name: 'suite: product pointed at',
    page: '/',
    target: '.suite [data-item]:nth-child(4) h3',
    effect: shown('.suite [data-item]:nth-child(4) .suite-view'),
    by: 'pointing',
  },
  {
    name: 'contact form: copy button',
    page: '/contact/',
    target: 'form input[name=name]',
    effect: shown('form button[type=button]'),
    needsFramework: true,
    by: 'typing',
  },
];

/** Runs in each document: records the time of the first frame after the effect. */
const probe = (effect: string) => `(() => {
  const frame = () => {
    if (self.pressed && ${effect}) return setTimeout(() => { self.effectAt = performance.timeOrigin + performance.now(); });
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()`;

const firstVisible = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.checkVisibility())`;

async function time(visitor: Visitor, url: string, { page, target, by }: Press) {
  await visitor.goto(url + page);
  await visitor.until('document.readyState === "complete" && location.protocol === "http:"');
  await wait(1000);
  await visitor.evaluate('self.pressed = true');
  const at = (await visitor.evaluate<object>(centreOf(firstVisible(target)))) as object;
  await wait(100);
  const start = now();
  if (by === 'pointing') await visitor.point(at);
  const click = by === 'pointing' ? start : await visitor.press(at);
  if (by === 'typing') await visitor.type('A');
  // Some islands react before the release, to the focus or the pointer.
  return Math.max(0, (await visitor.until<number>('self.effectAt')) - click);
}

/** Time from the first press on an island to its effect, with a slow processor and connection. */
export async function measurePresses({ runs }: Options, progress: (line: string) => void) {
  const server = await serveCopy('out', 'site');
  const line = await slowLine(server.port);
  const visitors = await openVisitors(progress);
  const rows = presses.map((press) => ({ screen: 'wide' as const, ...press, runs: [] as number[] }));
  try {
    for (let round = 1; round <= runs; round++)
      for (const row of rows) {
        progress(`round ${round}/${runs} · ${row.page} ${row.name}`);
        const visitor = await visitors.newVisitor(probe(row.effect), row.screen);
        row.runs.push(await time(visitor, line.url, row));
        await visitor.close();
      }
  } finally {
    await visitors.close();
    line.close();
    await server.close();
  }
  const text = table(
    ['island', 'page', 'screen', 'works', 'median', 'slowest'],
    rows.map(({ name, page, screen, needsFramework, runs: times }) => [
      name,
      page,
      screen,
      needsFramework ? 'with the framework' : 'natively',
      ms(median(times)),
      ms(Math.max(...times)),
    ]),
  );
  return { rows, text };
}
