'use client';
import type { MouseEvent, ReactNode } from 'react';

/** The footer's logo: at home it scrolls to the top, elsewhere it goes home. */
export function HomeLogo({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  const onClick = (event: MouseEvent) => {
    if (location.pathname !== href || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <a href={href} aria-label={label} className="inline-flex min-h-11 items-center" onClick={onClick}>
      {children}
    </a>
  );
}
