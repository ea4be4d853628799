import { clsx } from 'clsx';
import { createElement } from 'react';
import type { IconName } from '@/content/schema/fields';
import { icons } from '@/lib/icons.json';

type Node = [tag: string, attributes: Record<string, string>];

/** A Lucide icon as inline SVG. Decorative: the text beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const shapes = icons[name] as Node[];
  return (
    <svg viewBox="0 0 24 24" className={clsx('icon', className)} aria-hidden="true">
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
