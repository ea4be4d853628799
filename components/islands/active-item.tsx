'use client';
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';

function show(root: Element | null, item: Element | null | undefined) {
  if (!item || item.hasAttribute('data-shown')) return;
  root?.querySelector('[data-shown]')?.removeAttribute('data-shown');
  item.setAttribute('data-shown', '');
}

/**
 * Moves `data-shown` to the `data-item` child that was last pointed at or focused; CSS shows its content. Before
 * hydration, when `data-hydrated` is missing, CSS shows the content of the child under the pointer. The event is
 * `pointermove`, because `pointerenter` also fires when the page scrolls under a resting pointer.
 */
export function ActiveItem({ children, className }: { children: ReactNode; className?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    show(root.current, root.current?.querySelector('[data-item]:is(:hover, :focus-within)'));
    root.current?.setAttribute('data-hydrated', '');
  }, []);
  const activate = (event: SyntheticEvent) => show(root.current, (event.target as Element).closest('[data-item]'));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes which item is pointed at
    <div ref={root} className={className} data-island="" onPointerMove={activate} onFocus={activate}>
      {children}
    </div>
  );
}
