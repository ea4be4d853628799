/** A file of the export and its SRI hash. */
export type Resource = [address: string, integrity: string];

/** What a page needs to run: its RSC payload, Next's bootstrap, the scripts in order, and the whole style sheet. */
export type Payload = [flight: string, bootstrap: unknown, scripts: Resource[], sheet: Resource];

/** The build puts the page's payload in front of this script, in one file. */
declare const PAYLOAD: Payload;

/**
 * Runs in the browser when the loader has inserted the payload file: adds the style sheet, then the scripts, each with
 * its hash. When one of them fails, this file reports an error, and the loader runs it again at the next interaction. A
 * later run adds only what failed.
 */

const [flight, bootstrap, scripts, [href, hash]] = PAYLOAD;
const own = document.currentScript as HTMLScriptElement;
const globals = self as { __next_f?: unknown; TURBOPACK?: unknown };
globals.__next_f ??= [[0], [1, flight]];
globals.TURBOPACK ??= [bootstrap];

const present = (selector: string) => document.head.querySelector(selector);

function add<K extends 'link' | 'script'>(name: K, attributes: Partial<HTMLElementTagNameMap[K]>) {
  const element = document.createElement(name);
  const onerror = () => {
    element.remove();
    own.dispatchEvent(new Event('error'));
  };
  return document.head.appendChild(Object.assign(element, { onerror }, attributes));
}

/** React finds a script of the page again by `async` and `src`. Without them it would insert it a second time. */
const addScripts = () => {
  for (const [src, integrity] of scripts)
    if (!present(`script[src="${src}"]`)) add('script', { src, async: true, integrity });
};

for (const [address, integrity] of scripts)
  add('link', { rel: 'preload', as: 'script', href: address, integrity, onerror: null });

// The whole sheet comes before the scripts: it styles the pages that a soft navigation shows.
if (present(`link[rel=stylesheet][href="${href}"]`)) addScripts();
else {
  // React finds the sheet again by its address and this attribute.
  add('link', { rel: 'stylesheet', href, integrity: hash, onload: addScripts }).dataset.precedence = 'next';
}
