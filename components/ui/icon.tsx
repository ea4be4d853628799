import { clsx } from 'clsx';
import nodes from 'lucide-static/icon-nodes.json';
import { createElement } from 'react';
import type { IconName } from '@/content/schema/fields';

type Node = [tag: string, attributes: Record<string, string>];

/** A Lucide icon as inline SVG. Decorative: the text beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const shapes = (nodes as unknown as Record<string, Node[]>)[name] ?? [];
  return (
    <svg viewBox="0 0 24 24" className={clsx('icon', className)} strokeWidth="1.4" aria-hidden="true">
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
