'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { fragmentTarget } from '@/lib/scroll';

/**
 * A list of links to sections that marks the one in view. On the SaaS page, browsers with scroll-driven animations show
 * the mark without it (components/sections/chapter-index.css).
 */
export function CurrentSection({ children }: { children: ReactNode }) {
  const root = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    // The current section is the one that crosses a line at 40 % of the viewport's height.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const link = links.find(({ hash }) => fragmentTarget(hash) === target);
          if (!isIntersecting || !link) {
            link?.removeAttribute('aria-current');
            continue;
          }
          link.setAttribute('aria-current', 'true');
          // Centres the link in a list that scrolls.
          if (root.current)
            root.current.scrollLeft = link.offsetLeft + (link.offsetWidth - root.current.clientWidth) / 2;
        }
      },
      { rootMargin: '-40% 0px -60%' },
    );
    for (const { hash } of links) {
      const section = fragmentTarget(hash);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={root} data-island="">
      {children}
    </ul>
  );
}
