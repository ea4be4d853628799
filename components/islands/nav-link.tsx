'use client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** A link of the menu: says when it leads to the page that is shown. `href` stands as in `asset()`. */
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
