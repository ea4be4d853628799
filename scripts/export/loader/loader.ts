import type { Payload } from './payload';

/**
 * Runs in the browser, inline at the end of each page. It loads the page's scripts once the page has loaded and the main
 * thread is idle, or at the visitor's first press or key. Until then everything works natively.
 */

/** How long after `load` the scripts wait, in milliseconds: the browser paints what it has before they ask for it. */
const delayAfterLoad = 500;
/** How long an idle main thread is waited for, in milliseconds. */
const idleTimeout = 1000;
/** How long the scripts wait where `load` is late, in milliseconds after the page is parsed. */
const latestStart = 3500;

const gestures = ['pointerdown', 'keydown'];
const { src = '', integrity = '' } = (document.currentScript as HTMLScriptElement).dataset;
let started = false;

const append = <K extends 'link' | 'script'>(name: K, attributes: Partial<HTMLElementTagNameMap[K]>) =>
  document.head.appendChild(Object.assign(document.createElement(name), attributes));

function insert([flight, bootstrap, scripts, [href, hash]]: Payload) {
  Object.assign(self, { __next_f: [[0], [1, flight]], TURBOPACK: [bootstrap] });
  for (const [address, integrity] of scripts)
    append('link', { rel: 'preload', as: 'script', href: address, integrity });
  // The whole sheet comes before the scripts: it styles the pages that a soft navigation shows.
  append('link', {
    rel: 'stylesheet',
    href,
    integrity: hash,
    onload() {
      // React finds a script of the page again by `async` and `src`. Without them it would insert it a second time.
      for (const [src, integrity] of scripts) append('script', { src, async: true, integrity });
    },
    // React finds the sheet again by its address and this attribute.
  }).dataset.precedence = 'next';
}

function start() {
  if (started) return;
  started = true;
  fetch(src, { integrity })
    .then((response) => response.json())
    .then(insert);
}

for (const gesture of gestures) addEventListener(gesture, start, { capture: true, passive: true, once: true });
// Safari has no requestIdleCallback: there it starts at once.
const whenIdle: (run: () => void, options?: object) => unknown = self.requestIdleCallback ?? setTimeout;
addEventListener('load', () => setTimeout(() => whenIdle(start, { timeout: idleTimeout }), delayAfterLoad));
setTimeout(start, latestStart);
