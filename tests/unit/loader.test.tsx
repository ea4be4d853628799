import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { switches } from '../bench/budgets.json';

const counting = site.analytics.path ? switches.visits : 0;
/** gzip bytes that the scripts may add to a page. */
const budgets = { loader: 690 + counting, hero: 1130 + counting };
const payload = ['0:flight', { otherChunks: [] }, [['/a.js', 'sha384-a']], ['/s.css', 'sha384-s']];

// esbuild does not run in a simulated browser, so a separate process bundles the scripts.
const bundle = (name: string) =>
  execFileSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '-e',
      `import('./scripts/export/loader/bundle.ts').then((m) => process.stdout.write(m.bundleScript('${name}')))`,
    ],
    { encoding: 'utf8' },
  );
const scripts = { loader: bundle('loader'), hero: bundle('hero') };

let listeners: [string, EventListener][] = [];
beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  history.replaceState(null, '', '/');
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ json: async () => payload })),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const add = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options: object) => {
    listeners.push([type, listener]);
    add(type, listener, options);
  });
});
afterEach(() => {
  for (const [type, listener] of listeners) removeEventListener(type, listener, true);
  listeners = [];
  vi.restoreAllMocks();
});

/** Runs a script as the last one of a page with this body. */
function run(name: keyof typeof scripts, body = '<p>Text</p><div data-island=""><b>Island</b></div>') {
  document.body.innerHTML = body;
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  Object.assign(script.dataset, { src: '/payload.json', integrity: 'sha256-p' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function('self', scripts[name])(globalThis);
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const fire = (type: string, selector = 'b') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const inserted = () =>
  [...document.head.children].map((element) => [
    element.tagName.toLowerCase(),
    element.getAttribute('rel') ?? '',
    element.getAttribute('src') ?? element.getAttribute('href'),
    (element as HTMLScriptElement).integrity,
  ]);

describe('the loader', () => {
  it.each(Object.entries(budgets))('%s is at most %i B', (name, budget) => {
    const size = gzipSync(scripts[name as keyof typeof scripts]).length;
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(budget);
  });

  it.each(['pointerover', 'pointerdown', 'focusin'])('fetches the payload at a %s in an island', (gesture) => {
    run('loader');
    fire(gesture, 'p');
    expect(fetch).not.toHaveBeenCalled();
    fire(gesture);
    fire(gesture);
    expect(vi.mocked(fetch).mock.calls).toEqual([['/payload.json', { integrity: 'sha256-p' }]]);
  });

  it('fetches the payload at a key anywhere', () => {
    run('loader');
    fire('keydown', 'p');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('loads nothing without interaction', async () => {
    run('loader');
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['now', '', 1],
    ['address', '', 0],
    ['address', '?product=TruOps', 1],
    ['address', '#part', 1],
    ['', '?product=TruOps', 0],
  ])('an island that runs %j at the address %j: %i load', (when, address, calls) => {
    history.replaceState(null, '', `/${address}`);
    run('loader', `<div data-island="${when}"></div>`);
    expect(fetch).toHaveBeenCalledTimes(calls);
  });

  it.each([
    ['less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
    ['less data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
    ['a slow connection', () => vi.stubGlobal('navigator', { connection: { effectiveType: 'slow-2g' } })],
  ])('with %s pointing loads nothing, a press does', (_, ask) => {
    ask();
    run('loader');
    fire('pointerover');
    expect(fetch).not.toHaveBeenCalled();
    fire('pointerdown');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('inserts the style sheet before the scripts, each with its SRI hash', async () => {
    run('loader');
    fire('keydown');
    await settle();
    expect(inserted()).toEqual([
      ['link', 'preload', '/a.js', 'sha384-a'],
      ['link', 'stylesheet', '/s.css', 'sha384-s'],
    ]);
    const sheet = document.head.children[1] as HTMLLinkElement;
    expect(sheet.dataset.precedence).toBe('next');
    sheet.onload?.(new Event('load'));
    expect(inserted().at(-1)).toEqual(['script', '', '/a.js', 'sha384-a']);
    expect((document.head.lastElementChild as HTMLScriptElement).async).toBe(true);
    const { __next_f, TURBOPACK } = globalThis as Record<string, unknown>;
    expect([__next_f, TURBOPACK]).toEqual([[[0], [1, '0:flight']], [{ otherChunks: [] }]]);
  });

  it('tries a failed payload once more, at the next gesture', async () => {
    vi.mocked(fetch).mockRejectedValue(new Error('offline'));
    run('loader');
    for (let i = 0; i < 4; i += 1) {
      fire('keydown');
      await settle();
    }
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('tries a failed script once more, at the next gesture, and nothing else', async () => {
    run('loader');
    fire('keydown');
    await settle();
    (document.head.children[1] as HTMLLinkElement).onload?.(new Event('load'));
    for (let i = 0; i < 4; i += 1) {
      const last = document.head.lastElementChild as HTMLScriptElement;
      (last.onerror as unknown as () => void)();
      fire('keydown');
      await settle();
    }
    expect(inserted().filter(([name]) => name === 'script')).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('the hero before its island is live', () => {
  const slides = ['a', 'b', 'c'].map((name) => `<div class="offering"><i id="${name}"></i></div>`).join('');
  const scenes = [0, 1, 2].map((index) => `<div data-scene="${index}"${index ? ' hidden' : ''}></div>`).join('');
  const page = `<section data-hero data-island data-active="0">${scenes}<button class="hero-control"></button><div class="hero-list">${slides}</div></section>`;
  const hero = () => document.querySelector<HTMLElement>('[data-hero]') as HTMLElement;
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-scene]')].map(({ hidden }) => !hidden);
  const start = () => {
    run('hero', page);
    vi.spyOn(hero(), 'getBoundingClientRect').mockReturnValue({ bottom: 500 } as DOMRect);
  };
  const active = () => hero().dataset.active;

  it('turns every 3000 ms, and shows a scene when its turn comes', async () => {
    start();
    await vi.advanceTimersByTimeAsync(2999);
    expect([active(), shown()]).toEqual(['0', [true, false, false]]);
    await vi.advanceTimersByTimeAsync(1);
    expect([active(), shown()]).toEqual(['1', [true, true, false]]);
    expect(document.querySelectorAll('.offering')[1]?.hasAttribute('data-chosen')).toBe(true);
    await vi.advanceTimersByTimeAsync(6000);
    expect(active()).toBe('0');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['live', () => Object.assign(hero().dataset, { live: 'true' })],
    ['stopped by its control', () => fire('click', '.hero-control')],
    ['out of view', () => vi.mocked(hero().getBoundingClientRect).mockReturnValue({ bottom: -1 } as DOMRect)],
    ['hidden', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
  ])('does not turn while it is %s', async (_, act) => {
    start();
    act();
    await vi.advanceTimersByTimeAsync(9000);
    expect(active()).toBe('0');
  });

  it('does not turn with less motion; a click still selects', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    start();
    await vi.advanceTimersByTimeAsync(9000);
    expect([active(), hero().dataset.moving]).toEqual(['0', undefined]);
    fire('click', '#c');
    expect(active()).toBe('2');
  });

  it('keeps one scene with less data', async () => {
    vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } });
    start();
    await vi.advanceTimersByTimeAsync(3000);
    expect([active(), shown()]).toEqual(['1', [true, false, false]]);
  });

  it('waits until a prerendered page is shown', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    start();
    await vi.advanceTimersByTimeAsync(9000);
    expect(active()).toBe('0');
    dispatchEvent(new Event('prerenderingchange'));
    await vi.advanceTimersByTimeAsync(3000);
    expect(active()).toBe('1');
    Reflect.deleteProperty(document, 'prerendering');
  });
});
