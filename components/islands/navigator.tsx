'use client';
import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { focusFragment, scrollToFragment, scrollToTop } from '@/lib/scroll';

type Props = { basePath: string; scrollDelay: number; offline: string };

/** The page of this site that an event's link leads to, or null: other sites, files, new windows and mail stay as they are. */
function pageLink(event: Event): URL | null {
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, location.href);
  return url.origin === location.origin && url.pathname.endsWith('/') ? url : null;
}

/**
 * Makes the site's plain links navigate without a reload: one listener for all, so no link costs the page anything.
 * A page is fetched when the visitor points at, focuses or touches its link, and never before. A link to the page that
 * is shown leads to its top.
 */
export function Navigator({ basePath, scrollDelay, offline }: Props) {
  const router = useRouter();
  const pathname = usePathname();
  const fragment = useRef('');
  const [notice, setNotice] = useState('');

  useEffect(() => {
    const local = (url: URL) => url.pathname.slice(basePath.length) + url.search;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (hash: string) => {
      const timer = setTimeout(() => scrollToFragment(hash), scrollDelay);
      timers.add(timer);
    };
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
        if (!url.hash) return scrollToTop();
        focusFragment(url.hash);
        return later(url.hash);
      }
      event.preventDefault();
      if (!navigator.onLine) return setNotice(offline);
      fragment.current = url.hash;
      router.push(local(url));
    };
    for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
      document.addEventListener(name, intent, { passive: true });
    document.addEventListener('click', click);
    const online = () => setNotice('');
    addEventListener('online', online);
    return () => {
      for (const name of ['pointerover', 'focusin', 'touchstart'] as const) document.removeEventListener(name, intent);
      document.removeEventListener('click', click);
      removeEventListener('online', online);
      timers.forEach(clearTimeout);
    };
  }, [router, basePath, scrollDelay, offline]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page that was asked for is there when the path changes
  useEffect(() => {
    const hash = fragment.current;
    if (!hash) return;
    fragment.current = '';
    const timer = setTimeout(() => {
      history.replaceState(null, '', hash);
      scrollToFragment(hash);
    }, scrollDelay);
    return () => clearTimeout(timer);
  }, [pathname, scrollDelay]);

  return (
    <p role="status" className={notice ? 'notice' : 'sr-only'}>
      {notice}
    </p>
  );
}
