'use client';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { focusLink, numberOfLink } from '@/lib/leading-links';
import { focusFragment, scrollToFragment, scrollToTop } from '@/lib/scroll';

/** The path of the contact pages where their form sends, else empty. next.config.mjs fills it in. */
declare const CONTACT_PAGES: string;
/** The path at which visits are counted, else empty. */
declare const VISITS: string;

/** In CSS pixels, more than any page is high. */
const maxPageHeight = 100_000;

/** After this time without an answer a page is loaded in full, which the browser shows. Milliseconds. */
const answerTime = 8000;

/** Moves keyboard focus to the start of the page. */
const focusMain = () => document.querySelector('main')?.focus({ preventScroll: true });

type Props = { basePath: string; scrollDelay: number; offline: string };

/** The URL of an event's link if it is a page of this site; null for other sites, files, new windows and mail. */
function pageLink(event: Event): URL | null {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  // A page reached without a reload keeps the security policy of the page before. The contact pages have one of their own.
  if (CONTACT_PAGES && url.pathname !== location.pathname)
    if ([url, location].some(({ pathname }) => pathname.startsWith(CONTACT_PAGES))) return null;
  return url.origin === location.origin && url.pathname.endsWith('/') ? url : null;
}

/**
 * Makes the site's plain links navigate without a reload, by one delegated listener. A page is prefetched when the visitor
 * points at, focuses or touches a link to it. A link to the current page scrolls to its top. Keyboard focus moves to the start
 * of the new page; after Back, to the link that led away from it.
 */
export function Navigator({ basePath, scrollDelay, offline }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const fragment = useRef('');
  const shown = useRef(pathname);
  /** For each page, the number of the link by which it was left; and whether Back or Forward leads to the next page. */
  const left = useRef<Record<string, number>>({});
  const returning = useRef(false);
  const scrollTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const loadTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [notice, setNotice] = useState('');

  useEffect(() => {
    // From now on links navigate without a reload: the browser's own prefetching would fetch each page a second time.
    document.querySelector('script[type=speculationrules]')?.remove();
    const local = (url: URL) => url.pathname.slice(basePath.length) + url.search;
    const intent = (event: Event) => {
      const url = pageLink(event);
      if (url && url.pathname !== location.pathname) router.prefetch(local(url));
    };
    const click = (event: MouseEvent) => {
      const url = pageLink(event);
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!url || !plain || event.defaultPrevented) return;
      if (url.pathname === location.pathname && url.search === location.search) {
        event.preventDefault();
        if (url.hash !== location.hash) history.pushState(null, '', url.hash || url.pathname + url.search);
        clearTimeout(scrollTimer.current);
        // The address changes, so Next discards a navigation that has not arrived.
        clearTimeout(loadTimer.current);
        if (!url.hash) {
          focusMain();
          return scrollToTop();
        }
        focusFragment(url.hash);
        scrollTimer.current = setTimeout(() => scrollToFragment(url.hash), scrollDelay);
        return;
      }
      event.preventDefault();
      if (!navigator.onLine) return setNotice(offline);
      fragment.current = url.hash;
      // Cancels the scroll of the previous navigation: its `replaceState` would abort this one.
      clearTimeout(scrollTimer.current);
      returning.current = false;
      left.current[shown.current] = numberOfLink(event.target as Element);
      router.push(local(url));
      clearTimeout(loadTimer.current);
      if (url.pathname !== location.pathname) {
        loadTimer.current = setTimeout(() => location.assign(url), answerTime);
        return;
      }
      // The path stays the same under another query.
      focusMain();
      scrollToTop();
    };
    for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(name, intent, { passive: true });
    document.addEventListener('click', click);
    const online = () => setNotice('');
    addEventListener('online', online);
    // Firefox restores the scroll position before the page is rendered: a shorter page must not limit it until then.
    const traverse = () => {
      // Back and Forward cancel a pending navigation: its fragment must not apply to the page shown next.
      fragment.current = '';
      clearTimeout(loadTimer.current);
      returning.current = true;
      const leaves = location.pathname.slice(basePath.length) !== shown.current;
      document.body.style.minHeight = leaves ? `${maxPageHeight}px` : '';
    };
    addEventListener('popstate', traverse);
    return () => {
      for (const name of ['pointerover', 'focusin', 'touchstart'] as const) document.removeEventListener(name, intent);
      document.removeEventListener('click', click);
      removeEventListener('online', online);
      removeEventListener('popstate', traverse);
      clearTimeout(scrollTimer.current);
      clearTimeout(loadTimer.current);
    };
  }, [router, basePath, scrollDelay, offline]);

  // Runs when the path has changed, which means that the new page is rendered. Next announces its title.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    clearTimeout(scrollTimer.current);
    clearTimeout(loadTimer.current);
    document.body.style.minHeight = '';
    if (VISITS) dispatchEvent(new Event('visit'));
    focusMain();
    // Back, by keyboard: Tab goes on from the link that left the page.
    if (returning.current) focusLink(left.current[pathname]);
    returning.current = false;
    const hash = fragment.current;
    if (!hash) return;
    fragment.current = '';
    scrollTimer.current = setTimeout(() => {
      history.replaceState(null, '', hash);
      scrollToFragment(hash);
    }, scrollDelay);
    return () => clearTimeout(scrollTimer.current);
  }, [pathname, scrollDelay]);

  return (
    <p role="status" className={notice ? 'notice' : 'sr-only'}>
      {notice}
    </p>
  );
}
