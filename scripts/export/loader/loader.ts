import type { Payload } from './payload';
import { lessData, lessMotion } from './visitor';

/**
 * Runs in the browser, inline at the end of each page, and loads the page's scripts on demand. Until then every page
 * works without them. They are loaded
 *
 * - at a key press, and when an island (`data-island` on its root element) is pointed at, pressed or focused;
 * - at once if the page has an island that must run by itself: `data-island="now"`, or `"address"` where the address has
 *   a query or a fragment.
 *
 * For visitors who prefer less data or less motion, pointing at an island loads nothing.
 */

const { src = '', integrity = '' } = (document.currentScript as HTMLScriptElement).dataset;

/** The steps that the next gesture runs. */
let pending: (() => void)[] = [];

/** Runs a step now. The first time it fails, the next gesture runs it once more. */
function attempt(step: (failed: () => void) => void) {
  let failures = 0;
  const run = () => step(() => failures++ || pending.push(run));
  run();
}

const append = <K extends 'link' | 'script'>(name: K, attributes: Partial<HTMLElementTagNameMap[K]>) =>
  document.head.appendChild(Object.assign(document.createElement(name), attributes));

function insert([flight, bootstrap, scripts, [href, hash]]: Payload) {
  Object.assign(self, { __next_f: [[0], [1, flight]], TURBOPACK: [bootstrap] });
  for (const [address, integrity] of scripts)
    append('link', { rel: 'preload', as: 'script', href: address, integrity });
  // The whole sheet comes before the scripts: it styles the pages that a soft navigation shows.
  attempt((onerror) => {
    append('link', {
      rel: 'stylesheet',
      href,
      integrity: hash,
      onerror,
      onload() {
        // React finds a script of the page again by `async` and `src`. Without them it would insert it a second time.
        for (const [src, integrity] of scripts)
          attempt((onerror) => append('script', { src, async: true, integrity, onerror }));
      },
      // React finds the sheet again by its address and this attribute.
    }).dataset.precedence = 'next';
  });
}

const load = () =>
  attempt((failed) =>
    fetch(src, { integrity })
      .then((response) => response.json())
      .then(insert)
      .catch(failed),
  );
pending.push(load);

function start() {
  const steps = pending;
  pending = [];
  for (const step of steps) step();
}

for (const gesture of ['keydown', 'pointerdown', 'focusin', ...(lessData || lessMotion ? [] : ['pointerover'])])
  addEventListener(
    gesture,
    ({ type, target }) => {
      if (type === 'keydown' || (target as Element).closest?.('[data-island]')) start();
    },
    { capture: true, passive: true },
  );

if (document.querySelector(`[data-island=now]${location.search + location.hash && ',[data-island=address]'}`)) start();
