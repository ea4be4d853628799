import nodes from 'lucide-static/icon-nodes.json';
import { createElement } from 'react';
import type { IconName } from '@/content/schema/fields';

type Node = [tag: string, attributes: Record<string, string>];

/** One of Lucide's line marks, drawn into the page. Decorative: the words beside it say what it stands for. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  const shapes = (nodes as unknown as Record<string, Node[]>)[name] ?? [];
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
