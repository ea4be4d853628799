'use client';
import { type ReactNode, useRef, useState } from 'react';
import { Toggle } from './toggle';

type Props = { id: string; open: string; close: string; children: ReactNode };

/** The header's menu on small screens: a button, and the navigation that stands behind it in the same markup. */
export function MenuSheet({ id, open: openLabel, close: closeLabel, children }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape, leaving and choosing of what is inside
    <div
      className="sheet"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) setOpen(false);
      }}
    >
      <Toggle
        open={open}
        onChange={setOpen}
        controls={id}
        label={open ? closeLabel : openLabel}
        buttonRef={button}
        className="sheet-button"
      >
        <span className="bars" aria-hidden="true" />
      </Toggle>
      {children}
    </div>
  );
}
