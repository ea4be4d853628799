import type { ReactNode } from 'react';
import { asset } from '@/lib/asset';
import { resolveHref } from '@/lib/href';

/** A link to an address as the content modules write it: a path or route of this site, or an external address. */
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
    <a href={asset(resolveHref(href))} className={className} {...rest}>
      {children}
    </a>
  );
}
