import { el } from './dom';

export const widths = ['390', '768', '1440', 'Fill'] as const;

/** The site, in a frame of a chosen width, scaled down where the window has less room. */
export const frame = el('iframe', { src: '/', title: 'The site' });
export const stage = el('div', { className: 'stage' }, frame);
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

/** A rectangle of the page as the window shows it. */
export function toWindow(rect: DOMRect): DOMRect {
  const { left, top } = frame.getBoundingClientRect();
  return new DOMRect(left + rect.x * scale, top + rect.y * scale, rect.width * scale, rect.height * scale);
}

export const page = () => frame.contentDocument as Document;
/** The path of the page in the frame; empty while it shows the browser's own error page, which has another origin. */
export const pagePath = () => (frame.contentDocument ? (frame.contentWindow?.location.pathname ?? '') : '');

/** Calls `found` for every document the frame shows, and `moved` when its address changes. */
export function onPage(found: (document: Document) => void, moved: () => void) {
  let path = '';
  let known: Document | undefined;
  frame.addEventListener('load', moved);
  // The load event waits for every picture.
  setInterval(() => {
    // The first page takes over the window of the empty document, listeners included.
    const ready = page()?.URL !== 'about:blank' && page()?.readyState !== 'loading' && page()?.body;
    if (ready && page() !== known) {
      known = page();
      found(known);
    }
    if (path === pagePath()) return;
    path = pagePath();
    moved();
  }, 200);
}

const isLive = (element: Element | null) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber$'));

/** Waits until React has taken over an element: before that it would undo what is done to it. */
export async function whenLive(element: Element | null) {
  for (let tries = 0; tries < 100 && !isLive(element); tries += 1) await new Promise((done) => setTimeout(done, 100));
}
