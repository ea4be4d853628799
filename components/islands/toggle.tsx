'use client';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

type Props = {
  open: boolean;
  onChange: (open: boolean) => void;
  /** Its text or icon, server-rendered. */
  children: ReactNode;
  /** The id of the element that it opens: its next sibling with the class `opens`, or that of its heading (accordion.css). */
  controls?: string;
  /** `expanded` opens something; `pressed` switches something. */
  state?: 'expanded' | 'pressed';
  /** The name of the `<details>`: of those that share it, one is open at a time. */
  group?: string;
  label?: string;
  className?: string;
  buttonRef?: RefObject<HTMLButtonElement | null>;
};

/**
 * A button that opens an element or switches a state (components/ui/controls.css: `.toggle`). Before hydration it is a
 * `<details>`, which does the same natively. Hydration keeps what is open, and the focus.
 */
export function Toggle({
  open,
  onChange,
  children,
  controls,
  state = 'expanded',
  group,
  label,
  className,
  buttonRef,
}: Props) {
  const [hydrated, setHydrated] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const localRef = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? localRef;
  const refocus = useRef(false);
  const change = useRef(onChange);

  useEffect(() => {
    const takeOver = () => {
      refocus.current = Boolean(details.current?.contains(document.activeElement));
      if (details.current?.open) change.current(true);
      setHydrated(true);
    };
    // Waits for the end of a press on the summary: if the element were replaced meanwhile, there would be no click.
    if (!details.current?.matches(':active')) return takeOver();
    const released = () => setTimeout(takeOver);
    // Space is a press too.
    const ends = ['pointerup', 'pointercancel', 'keyup'];
    for (const end of ends) addEventListener(end, released, { once: true });
    return () => {
      for (const end of ends) removeEventListener(end, released);
    };
  }, []);
  useEffect(() => {
    if (hydrated && refocus.current) button.current?.focus();
  }, [hydrated, button]);

  if (!hydrated) {
    return (
      <details ref={details} className="toggle" name={group} data-island="" suppressHydrationWarning>
        <summary className={className} aria-label={label}>
          {children}
        </summary>
      </details>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      className={`toggle ${className ?? ''}`}
      aria-label={label}
      aria-controls={controls}
      aria-expanded={state === 'expanded' ? open : undefined}
      aria-pressed={state === 'pressed' ? open : undefined}
      onClick={() => onChange(!open)}
    >
      {children}
    </button>
  );
}
