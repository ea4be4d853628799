import type { ReactNode } from 'react';
import { asset } from '@/lib/asset';
import { isExternal, resolveHref } from '@/lib/href';

/** A link to an address as content records it: resolved to the page's present address, or external. */
export function Link({
  href,
  children,
  className,
  ...rest
}: {
  href: string;
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
}) {
  return (
    <a href={asset(resolveHref(href))} className={className} rel={isExternal(href) ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  );
}
