'use client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** A link of the menu, with `aria-current` on the current page. `href` includes the base path, `path` does not. */
export function NavLink({
  href,
  path,
  children,
  className,
}: {
  href: string;
  path: string;
  children: ReactNode;
  className?: string;
}) {
  const current = usePathname() === path;
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}
