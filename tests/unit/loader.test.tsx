import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Bytes of gzip that the loader may add to each page. */
const budget = 480;
const payload = ['0:flight', { otherChunks: [] }, [['/a.js', 'sha384-a']], ['/s.css', 'sha384-s']];
const source = vi.hoisted(() => ({ text: '' }));

beforeEach(async () => {
  vi.useFakeTimers();
  // esbuild does not run in a simulated browser: its own Node process bundles the loader.
  if (!source.text) {
    const { execFileSync } = await import('node:child_process');
    const bundle = "import('./scripts/export/loader/bundle.ts').then((m) => process.stdout.write(m.bundleLoader()))";
    source.text = execFileSync(process.execPath, ['--import', 'tsx', '-e', bundle], { encoding: 'utf8' });
  }
  document.head.replaceChildren();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => ({ json: async () => payload })),
  );
});
afterEach(() => vi.restoreAllMocks());

/** Runs the loader as the last script of a page. */
function run() {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' });
  Object.assign(script.dataset, { src: '/payload.json', integrity: 'sha256-p' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  new Function('self', source.text)(globalThis);
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const inserted = () =>
  [...document.head.children].map((element) => [
    element.tagName.toLowerCase(),
    element.getAttribute('rel') ?? '',
    element.getAttribute('src') ?? element.getAttribute('href'),
    (element as HTMLScriptElement).integrity,
  ]);

describe('the loader', () => {
  it(`is at most ${budget} B`, () => {
    expect(gzipSync(source.text).length).toBeGreaterThan(100);
    expect(gzipSync(source.text).length).toBeLessThanOrEqual(budget);
    expect(readFileSync('scripts/export/loader/loader.ts', 'utf8')).not.toContain('@ts-');
  });

  it.each(['pointerdown', 'keydown'])(
    'fetches the payload under its SRI hash at the first %s, once',
    async (gesture) => {
      run();
      expect(fetch).not.toHaveBeenCalled();
      dispatchEvent(new Event(gesture));
      dispatchEvent(new Event(gesture));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(vi.mocked(fetch).mock.calls).toEqual([['/payload.json', { integrity: 'sha256-p' }]]);
    },
  );

  it('inserts the style sheet before the scripts, each with its SRI hash', async () => {
    run();
    dispatchEvent(new Event('keydown'));
    await settle();
    expect(inserted()).toEqual([
      ['link', 'preload', '/a.js', 'sha384-a'],
      ['link', 'stylesheet', '/s.css', 'sha384-s'],
    ]);
    const [, sheet] = document.head.children;
    expect((sheet as HTMLElement).dataset.precedence).toBe('next');
    (sheet as HTMLLinkElement).onload?.(new Event('load'));
    expect(inserted().at(-1)).toEqual(['script', '', '/a.js', 'sha384-a']);
    expect((document.head.lastElementChild as HTMLScriptElement).async).toBe(true);
    expect((globalThis as Record<string, unknown>).__next_f).toEqual([[0], [1, '0:flight']]);
    expect((globalThis as Record<string, unknown>).TURBOPACK).toEqual([{ otherChunks: [] }]);
  });

  it('waits half a second after load, and 3.5 s where load is late', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    run();
    dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(499);
    expect(fetch).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
