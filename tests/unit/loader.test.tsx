import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { site } from '@/content/site';
import { inlineScripts, switches } from '../bench/budgets.json';
import { eachOnItsOwnPage, fire, loads, run, type Script, script, start } from '../lib/loader';

eachOnItsOwnPage();

const counting = site.analytics.path ? switches.visits : 0;
/** gzip bytes that the scripts may add to a page. */
const limits = {
  loader: inlineScripts.loader + counting,
  hero: inlineScripts.hero + counting,
  payload: inlineScripts.payload,
};
const inserted = () =>
  [...document.head.children].map((element) => [
    element.tagName.toLowerCase(),
    element.getAttribute('rel') ?? '',
    element.getAttribute('src') ?? element.getAttribute('href'),
    (element as HTMLScriptElement).integrity,
  ]);

describe('the loader', () => {
  it.each(Object.entries(limits))('its script %s has at most %i B after gzip', (name, budget) => {
    const size = gzipSync(script(name as Script)).length;
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(budget);
  });

  it.each(['pointerover', 'pointerdown', 'focusin', 'dragenter'])(
    'inserts the payload file at a %s in an island',
    (type) => {
      run('loader');
      fire(type, 'p');
      expect(loads()).toEqual([]);
      fire(type);
      fire(type);
      expect(inserted()).toEqual([['script', '', '/payload.js', 'sha256-p']]);
    },
  );

  it('inserts the payload file at a key press anywhere', () => {
    run('loader');
    fire('keydown', 'p');
    expect(loads()).toHaveLength(1);
  });

  it('loads nothing without interaction', async () => {
    run('loader');
    dispatchEvent(new Event('load'));
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loads()).toEqual([]);
  });

  it.each([
    ['now', '', 1],
    ['address', '', 0],
    ['address', '?product=TruOps', 1],
    ['address', '#part', 1],
    ['', '?product=TruOps', 0],
  ])('an island with data-island=%j at the address %j loads %i payload files', (when, address, count) => {
    history.replaceState(null, '', `/${address}`);
    run('loader', `<div data-island="${when}"></div>`);
    expect(loads()).toHaveLength(count);
  });

  const island = '<div data-island="address"></div>';
  /** The browser's event after Back, or after a change of the fragment alone. */
  const popstate = (page: { pathname: string; hash?: string }) => {
    const reload = vi.fn();
    vi.stubGlobal('location', { search: '', hash: '', reload, ...page });
    dispatchEvent(new Event('popstate'));
    vi.unstubAllGlobals();
    return reload;
  };

  it('loads an island of the address when the page gets a fragment', () => {
    run('loader', island);
    expect(popstate({ pathname: '/', hash: '#part' })).not.toHaveBeenCalled();
    expect(loads()).toHaveLength(1);
  });

  it('reloads when Back leads to another page, which only Next could show', () => {
    run('loader', island);
    expect(popstate({ pathname: '/about/' })).toHaveBeenCalledOnce();
    expect(loads()).toEqual([]);
    fire('keydown', 'div');
    expect(popstate({ pathname: '/about/' })).not.toHaveBeenCalled();
  });

  it.each([
    ['less motion', () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
    ['less data', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
    ['a slow connection', () => vi.stubGlobal('navigator', { connection: { effectiveType: 'slow-2g' } })],
  ])('with %s pointing loads nothing, a press does', (_, ask) => {
    ask();
    run('loader');
    fire('pointerover');
    expect(loads()).toEqual([]);
    fire('pointerdown');
    expect(loads()).toHaveLength(1);
  });

  it('tries a failed payload file three times more, at the next interactions', () => {
    run('loader');
    for (let count = 0; count < 6; count += 1) {
      fire('keydown');
      loads().at(-1)?.dispatchEvent(new Event('error'));
    }
    expect(loads()).toHaveLength(4);
  });

  it('does not count what fails offline', () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    run('loader');
    const interact = () => {
      fire('keydown');
      loads().at(-1)?.dispatchEvent(new Event('error'));
    };
    for (let count = 0; count < 4; count += 1) interact();
    expect(loads()).toHaveLength(4);
    connection.mockReturnValue(true);
    for (let count = 0; count < 6; count += 1) interact();
    expect(loads()).toHaveLength(8);
  });
});

describe('the payload file', () => {
  /** An interaction, and the run of the payload file that it causes, if any. */
  function interact() {
    const before = loads().length;
    fire('keydown');
    if (loads().length > before) start('payload', loads().at(-1) as HTMLScriptElement);
  }
  const inHead = (selector: string) => document.head.querySelectorAll<HTMLElement>(selector);
  const addresses = (selector: string) => [...inHead(selector)].map((element) => element.getAttribute('src'));
  const report = (type: string, selector: string) =>
    [...inHead(selector)].at(-1)?.dispatchEvent(new Event(type)) ?? expect.fail(`${selector} is missing`);

  it('inserts the style sheet before the scripts, each with its SRI hash', () => {
    run('loader');
    interact();
    const before = [
      ['script', '', '/payload.js', 'sha256-p'],
      ['link', 'preload', '/a.js', 'sha384-a'],
      ['link', 'preload', '/b.js', 'sha384-b'],
      ['link', 'stylesheet', '/s.css', 'sha384-s'],
    ];
    expect(inserted()).toEqual(before);
    expect(inHead('link[rel=stylesheet]')[0]?.dataset.precedence).toBe('next');
    report('load', 'link[rel=stylesheet]');
    expect(inserted()).toEqual([...before, ['script', '', '/a.js', 'sha384-a'], ['script', '', '/b.js', 'sha384-b']]);
    expect((document.head.lastElementChild as HTMLScriptElement).async).toBe(true);
    const { __next_f, TURBOPACK } = globalThis as Record<string, unknown>;
    expect([__next_f, TURBOPACK]).toEqual([[[0], [1, '0:flight']], [{ otherChunks: [] }]]);
  });

  it('counts the failures of one attempt once', () => {
    run('loader');
    for (let count = 0; count < 6; count += 1) {
      interact();
      report('load', 'link[rel=stylesheet]');
      for (const name of ['a', 'b']) report('error', `script[src="/${name}.js"]`);
    }
    expect(loads()).toHaveLength(4);
  });

  it('inserts a failed script again, at the next interaction, and nothing else', () => {
    run('loader');
    interact();
    report('load', 'link[rel=stylesheet]');
    const runtime = Object.assign(globalThis, { TURBOPACK: { push: 'of the runtime' } }).TURBOPACK;
    report('error', 'script[src="/b.js"]');
    interact();
    expect(addresses('script')).toEqual(['/payload.js', '/a.js', '/payload.js', '/b.js']);
    expect(inHead('link[rel=stylesheet]')).toHaveLength(1);
    expect((globalThis as Record<string, unknown>).TURBOPACK).toBe(runtime);
  });

  it('inserts a failed style sheet again, and no script without it', () => {
    run('loader');
    interact();
    report('error', 'link[rel=stylesheet]');
    expect(inHead('link[rel=stylesheet]')).toHaveLength(0);
    interact();
    expect(addresses('script')).toEqual(['/payload.js', '/payload.js']);
    report('load', 'link[rel=stylesheet]');
    expect(addresses('script')).toEqual(['/payload.js', '/payload.js', '/a.js', '/b.js']);
  });
});
