'use client';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Sets `data-active` (1, 2, 3 …) to the `data-item` child that was last pointed at or focused; CSS shows its content. It
 * listens to pointer moves, so that scrolling under a pointer at rest changes nothing.
 */
export function ActiveItem({ children, className }: { children: ReactNode; className?: string }) {
  const [active, setActive] = useState('1');
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const item = root.current?.querySelector<HTMLElement>('[data-item]:is(:hover, :focus-within)');
    if (item?.dataset.item) setActive(item.dataset.item);
  }, []);
  const activate = (event: FocusEvent | PointerEvent) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-item]');
    if (item?.dataset.item) setActive(item.dataset.item);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes which item is pointed at
    <div
      ref={root}
      className={className}
      data-island=""
      data-active={active}
      onPointerMove={activate}
      onFocus={activate}
    >
      {children}
    </div>
  );
}
