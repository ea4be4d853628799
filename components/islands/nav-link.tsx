'use client';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/**
 * A link of the menu. `aria-current` marks the current page (`page`) and the menu items whose section contains it (`true`).
 * `href` includes the base path, `path` does not.
 */
export function NavLink({ href, path, children }: { href: string; path: string; children: ReactNode }) {
  const now = usePathname();
  const contains = path !== '/' && now.startsWith(path);
  return (
    <a href={href} aria-current={now === path ? 'page' : contains || undefined}>
      {children}
    </a>
  );
}
