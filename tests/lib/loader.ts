import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, vi } from 'vitest';

/* Runs the page's inline scripts (scripts/export/loader) in a simulated browser. */

export type Script = 'loader' | 'hero' | 'payload';
const chunks = [
  ['/a.js', 'sha384-a'],
  ['/b.js', 'sha384-b'],
];
const payload = ['0:flight', { otherChunks: [] }, chunks, ['/s.css', 'sha384-s']];

// esbuild does not run in a simulated browser, so a separate process bundles the scripts.
const bundle = (name: Script) =>
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
const bundled: Partial<Record<Script, string>> = {};
export const script = (name: Script) => {
  bundled[name] ??= bundle(name);
  return bundled[name];
};

let listeners: [string, EventListener][] = [];
/** Gives each test of a file a page of its own, whose scripts end with it. */
export function eachOnItsOwnPage() {
  beforeEach(() => {
    vi.useFakeTimers();
    // In a `head` outside the document nothing loads: the tests dispatch the load and error events.
    vi.spyOn(document, 'head', 'get').mockReturnValue(document.createElement('head'));
    history.replaceState(null, '', '/');
    vi.stubGlobal('__next_f', undefined);
    vi.stubGlobal('TURBOPACK', undefined);
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
}

/** Runs a script as the last one of a page with this body. */
export function run(name: Script, body = '<p>Text</p><div data-island=""><b>Island</b></div>') {
  document.body.innerHTML = body;
  const script = document.createElement('script');
  Object.assign(script.dataset, { src: '/payload.js', integrity: 'sha256-p' });
  start(name, script);
}
export function start(name: Script, element: HTMLScriptElement) {
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  new Function('self', 'PAYLOAD', script(name))(globalThis, payload);
}
export const fire = (type: string, selector = 'b') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
export const loads = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src="/payload.js"]')];
