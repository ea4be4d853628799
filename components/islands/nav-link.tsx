'use client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/**
 * A link of the menu. `aria-current` marks the current page (`page`) and the items of the sections that hold it (`true`).
 * `href` includes the base path, `path` does not.
 */
export function NavLink({ href, path, children }: { href: string; path: string; children: ReactNode }) {
  const now = usePathname();
  const holds = path !== '/' && now.startsWith(path);
  return (
    <a href={href} aria-current={now === path ? 'page' : holds || undefined}>
      {children}
    </a>
  );
}
