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
 * `pointermove`, because `pointerenter` also fires when the page scrolls under a resting pointer. In a row that scrolls,
 * browsers leave a link that the keyboard focuses where it is if a part of it is visible.
 */
export function ActiveItem({ children, className }: { children: ReactNode; className?: string }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    show(root.current, root.current?.querySelector('[data-item]:is(:hover, :focus-within)'));
    root.current?.setAttribute('data-hydrated', '');
  }, []);
  const activate = (event: SyntheticEvent) => show(root.current, (event.target as Element).closest('[data-item]'));
  const focus = (event: SyntheticEvent) => {
    activate(event);
    const link = event.target as Element;
    // A pressed link stays under the pointer, else the click would miss it.
    if (link.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes which item is pointed at
    <div ref={root} className={className} data-island="" onPointerMove={activate} onFocus={focus}>
      {children}
    </div>
  );
}
