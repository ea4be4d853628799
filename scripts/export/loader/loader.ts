import { prefersLessData, prefersLessMotion } from '../../../lib/preferences';
import { countVisits } from '../../../lib/visits';

/**
 * Runs in the browser, inline at the end of each page, and inserts the page's payload file (payload.ts) on demand. That
 * file adds the page's scripts. Until then every page works without them. They are loaded
 *
 * - at a key press, and when an island (`data-island` on its root element) is pointed at, pressed, focused or dragged over;
 * - at once if the page has an island that must run by itself: `data-island="now"`, or `"address"` where the address has
 *   a query or a fragment, also when it gets one later.
 *
 * After a reload, the history can still have entries of other pages, which client-side navigation made with `pushState`.
 * Going to one of them changes only the URL until the page is hydrated, so the loader reloads it.
 *
 * For visitors who prefer less data or less motion, pointing at an island loads nothing.
 */

/** The path at which visits are counted (bundle.ts); empty where they are not. */
declare const VISITS: string;

/** `src` and `integrity` of the payload file. */
const { dataset } = document.currentScript as HTMLScriptElement;

/** Attempts that are left. Each after the first one is for the next interaction after a failure. */
let attempts = 4;
let loading = false;

function load() {
  if (loading || attempts < 1) return;
  loading = true;
  // Offline every attempt fails at once.
  if (navigator.onLine) attempts--;
  const onerror = () => {
    loading = false;
  };
  document.head.append(Object.assign(document.createElement('script'), { ...dataset, fetchPriority: 'high', onerror }));
}

for (const type of [
  'keydown',
  'pointerdown',
  'focusin',
  'dragenter',
  ...(prefersLessData() || prefersLessMotion() ? [] : ['pointerover']),
])
  addEventListener(
    type,
    ({ target }) => {
      if (type === 'keydown' || (target as Element).closest?.('[data-island]')) load();
    },
    true,
  );

const { pathname } = location;
const loadByAddress = () => {
  if (document.querySelector(`[data-island=now]${location.search + location.hash && ',[data-island=address]'}`)) load();
};
loadByAddress();
addEventListener('popstate', () => {
  if (location.pathname === pathname) loadByAddress();
  else if (!loading) location.reload();
});

if (VISITS) countVisits(VISITS);
