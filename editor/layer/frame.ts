import { el } from './dom';

export const widths = ['390', '768', '1440', 'Fill'] as const;

/** The site in an iframe of the selected width, scaled down if the window is narrower. */
export const frame = el('iframe', { src: '/', title: 'The site' });
const wait = el('p', { className: 'wait', hidden: true, attributes: { role: 'status' } });
export const stage = el('div', { className: 'stage' }, frame, wait);
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

let waiting = 0;
/** Says that a page is on its way: `next dev` makes each when it is first asked for, which takes seconds. */
function expectPage() {
  clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    wait.hidden = false;
    wait.textContent = 'The page is being made …';
  }, 700);
}
function pageArrived() {
  clearTimeout(waiting);
  wait.hidden = true;
}

export function openPage(path: string) {
  expectPage();
  frame.src = path;
}

let loaded = 0;
/** When the page was last loaded again. */
export const loadedAt = () => loaded;

/** Loads the page again, and waits for its text. */
export async function reloadPage() {
  loaded = Date.now();
  const old = page();
  old.location.reload();
  for (let tries = 0; tries < 100 && (page() === old || page()?.readyState === 'loading'); tries += 1)
    await new Promise((done) => setTimeout(done, 100));
}

/** Calls `found` for every document the frame shows, and `moved` when its address changes. */
export function onPage(found: (document: Document) => void, moved: () => void) {
  let path = '';
  let known: Document | undefined;
  frame.addEventListener('load', () => {
    pageArrived();
    moved();
  });
  expectPage();
  // The load event waits for every picture.
  setInterval(() => {
    // about:blank is skipped: the first page takes over its window, with its listeners.
    const ready = page()?.URL !== 'about:blank' && page()?.readyState !== 'loading' && page()?.body;
    if (ready && page() !== known) {
      known = page();
      pageArrived();
      known.defaultView?.addEventListener('pagehide', expectPage);
      found(known);
    }
    if (path === pagePath()) return;
    path = pagePath();
    moved();
  }, 200);
}

const isLive = (element: Element | null | undefined) =>
  Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber$'));

/** Waits until React has taken over an element: before that it would undo what is done to it. */
export async function whenLive(element: Element | null | undefined) {
  for (let tries = 0; tries < 100 && !isLive(element); tries += 1) await new Promise((done) => setTimeout(done, 100));
}
