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
  /** A field that is pressed first, and the text typed into it: a character every 200 ms, as people type. */
  typed?: { into: string; text: string };
  /** The selector of the element that is pressed. Default: none; the last typed character causes the effect. */
  target?: string;
  /** A JavaScript expression that is true in the page after the effect. */
  effect: string;
  /** The effect needs the framework. */
  needsFramework?: true;
  /** Pointing causes the effect, not the press. */
  byPointing?: true;
};

const shown = (selector: string) =>
  `document.querySelector('${selector}')?.checkVisibility({ visibilityProperty: true, opacityProperty: true })`;

const focused = (selector: string) => `document.querySelector('${selector}').matches(':focus')`;

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
    byPointing: true,
  },
  {
    name: 'live screen: its panel',
    page: '/offerings/saas/',
    target: '.live-open',
    effect: shown('.live:has([open], [aria-expanded=true]) .live-panel'),
  },
  { name: 'contact form: field', page: '/contact/', target: 'form input[name=name]', effect: focused('[name=name]') },
  {
    name: 'glossary: filter',
    page: '/resources/glossary/',
    typed: { into: '.glossary-filter input', text: 'avail' },
    effect: `document.querySelector('main article[hidden]')`,
    needsFramework: true,
  },
  {
    name: 'contact form: copy button',
    page: '/contact/',
    typed: { into: 'form input[name=name]', text: 'Asha Rao' },
    target: 'form button[type=button]',
    effect: `document.querySelector('form [role=status]').textContent`,
    needsFramework: true,
  },
  {
    name: 'live screen: drawn',
    page: '/offerings/saas/',
    target: '.live-open',
    effect: shown('.live-actions'),
    needsFramework: true,
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

async function time(visitor: Visitor, url: string, { page, target, typed, byPointing }: Press) {
  const centre = async (selector: string) => (await visitor.evaluate(centreOf(firstVisible(selector)))) as object;
  await visitor.goto(url + page);
  await visitor.until('document.readyState === "complete" && location.protocol === "http:"');
  await wait(1000);
  if (typed) {
    await visitor.press(await centre(typed.into));
    for (const character of typed.text) {
      await wait(200);
      await visitor.type(character);
    }
    if (target) await visitor.until(`!!${firstVisible(target)}`);
  }
  const at = target && (await centre(target));
  await visitor.evaluate('self.pressed = true');
  await wait(100);
  const start = now();
  if (at && byPointing) await visitor.point(at);
  const cause = at && !byPointing ? await visitor.press(at) : start;
  // Some islands react before the release, to the focus or the pointer.
  return Math.max(0, (await visitor.until<number>('self.effectAt')) - cause);
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
