import { el } from './dom';

export const widths = ['390', '768', '1440', 'Fill'] as const;

/** The site in an iframe of the selected width, scaled down if the window is narrower. */
export const frame = el('iframe', { src: '/', title: 'The site' });
const loading = el('p', { className: 'loading', hidden: true, attributes: { role: 'status' } });
export const stage = el('div', { className: 'stage' }, frame, loading);
export const mode = { editing: true, width: 'Fill' };
let scale = 1;

export function resize() {
  const { clientWidth, clientHeight } = stage;
  const wanted = mode.width === 'Fill' ? clientWidth : Number(mode.width);
  scale = Math.min(1, clientWidth / wanted);
  frame.style.width = `${wanted}px`;
  frame.style.height = `${clientHeight / scale}px`;
  frame.style.transform = `scale(${scale})`;
  frame.style.marginLeft = `${Math.max(0, (clientWidth - wanted * scale) / 2)}px`;
}

/** Converts a rectangle from the page's coordinates to the window's. */
export function toWindow(rect: DOMRect): DOMRect {
  const { left, top } = frame.getBoundingClientRect();
  return new DOMRect(left + rect.x * scale, top + rect.y * scale, rect.width * scale, rect.height * scale);
}

export const page = () => frame.contentDocument as Document;
/** The path of the page in the frame; empty while the frame shows a browser error page, which has another origin. */
export const pagePath = () => (frame.contentDocument ? (frame.contentWindow?.location.pathname ?? '') : '');

let timer = 0;
/** Shows that a page is loading. `next dev` compiles a page on the first request, which takes seconds. */
function showLoading() {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    loading.hidden = false;
    loading.textContent = 'The page is loading …';
  }, 700);
}
function hideLoading() {
  clearTimeout(timer);
  loading.hidden = true;
}

/** The page that was opened last, until the frame has loaded. */
let opened: string | undefined;
export function openPage(path: string) {
  opened = path;
  load(path);
}
function load(path: string) {
  showLoading();
  frame.src = path;
}

let reloadTime = 0;
/** The time of the last reload of the page. */
export const reloadedAt = () => reloadTime;

/** Waits for a condition, for at most ten seconds. */
async function until(condition: () => boolean) {
  for (let tries = 0; tries < 100 && !condition(); tries += 1) await new Promise((done) => setTimeout(done, 100));
}

/** The document that the last reload replaces. It stays in the frame, and can be clicked, until the next one arrives. */
let replaced: Document | undefined;
const isLoaded = () => opened === undefined && page() !== replaced && page()?.readyState !== 'loading';

/** Reloads the page and waits until its document is parsed. */
export async function reloadPage() {
  reloadTime = Date.now();
  replaced = page();
  replaced.location.reload();
  await until(isLoaded);
}

/** Calls `found` with every document that the frame shows, and `moved` when its address changes. */
export function onPage(found: (document: Document) => void, moved: () => void) {
  let path = '';
  let known: Document | undefined;
  frame.addEventListener('load', () => {
    hideLoading();
    moved();
    // A reload, as after a change of the content, cancels the load of a page that was opened just before. That page is loaded again.
    const missed = opened !== pagePath() && opened;
    opened = undefined;
    if (missed) load(missed);
  });
  showLoading();
  // Polls, because the load event waits for every picture.
  setInterval(() => {
    // about:blank is skipped: the first page reuses its window, so listeners would be added twice.
    const ready = page()?.URL !== 'about:blank' && page()?.readyState !== 'loading' && page()?.body;
    if (ready && page() !== known) {
      known = page();
      hideLoading();
      known.defaultView?.addEventListener('pagehide', showLoading);
      found(known);
    }
    if (path === pagePath()) return;
    path = pagePath();
    moved();
  }, 200);
}

/** Waits until a page that is loading has arrived and React has hydrated an element: hydration would undo earlier changes to it. */
export const whenHydrated = (find: () => Element | null | undefined) =>
  until(() => isLoaded() && Object.keys(find() ?? {}).some((key) => key.startsWith('__reactFiber$')));
