'use client';
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';

/**
 * Marks which of its `data-item` children was last pointed at or focused, as `data-active` (1, 2, 3 …), for CSS. The
 * pointer counts when it moves: an item that slides under one at rest does not take over.
 */
export function ActiveItem({ children, className }: { children: ReactNode; className?: string }) {
  const [active, setActive] = useState('1');
  const take = (event: FocusEvent | PointerEvent) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-item]');
    if (item?.dataset.item) setActive(item.dataset.item);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which link inside is pointed at
    <div className={className} data-active={active} onPointerMove={take} onFocus={take}>
      {children}
    </div>
  );
}
