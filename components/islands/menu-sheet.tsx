'use client';
import { usePathname } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { moveByKey } from '@/lib/arrow-keys';
import { Toggle } from './toggle';

type Props = { id: string; openLabel: string; closeLabel: string; children: ReactNode };

/** The panel that contains a link or button; null for those in the bar itself. */
const panelOf = (stop: Element) => stop.closest('[data-branch] > .opens');

/** The header's menu: a button that opens the navigation on small screens, and arrow keys in the navigation. */
export function MenuSheet({ id, openLabel, closeLabel, children }: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const path = usePathname();
  const [shownOn, setShownOn] = useState(path);
  // Back by gesture leaves the page without a click or a blur.
  if (path !== shownOn) {
    setShownOn(path);
    setOpen(false);
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from the controls inside
    <div
      className="sheet"
      onKeyDown={(event) => {
        const nav = document.getElementById(id);
        const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
        if (nav && plain && moveByKey(event.key, nav, panelOf)) event.preventDefault();
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
