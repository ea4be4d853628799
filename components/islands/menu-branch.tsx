'use client';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Toggle } from './toggle';

type Props = {
  id: string;
  /** The disclosure button's name for screen readers. */
  label: string;
  /** Server-rendered: the item's own link, the panel that opens, and the button's icon. */
  link: ReactNode;
  panel: ReactNode;
  mark: ReactNode;
  /** The panel also opens on hover: for the items of the bar, not for the groups within a panel. */
  hover?: boolean | undefined;
  /** The panel has columns. */
  wide?: boolean;
};

/** From lg up the menu is a bar with floating panels; below, branches open in place. */
const onBar = () => matchMedia('(min-width: 64rem)').matches;

/** Closes the open branch of the bar, so that two panels never overlap. */
let closeOther: (() => void) | undefined;

/** A link with a disclosure button beside it (APG: disclosure navigation with top-level links). */
export function MenuBranch({ id, label, link, panel, mark, hover, wide }: Props) {
  const [open, setOpen] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const pointed = useRef(false);
  /** The button takes the focus from a panel that closes. */
  const close = useCallback(() => {
    if (item.current?.querySelector('.opens :focus')) button.current?.focus();
    setOpen(false);
  }, []);
  useEffect(() => {
    setHydrated(true);
    // Before hydration CSS opens the panel on hover and on focus within.
    const pointing = item.current?.matches(':hover') ?? false;
    if (!hover || !onBar() || !(pointing || item.current?.querySelector('.opens :focus'))) return;
    // A click before hydration has opened the <details> and counts as the first one. On touch screens hover is that click.
    const clicked = item.current?.querySelector(':scope > details[open]') || !matchMedia('(hover: hover)').matches;
    pointed.current = pointing && !clicked;
    closeOther = close;
    setOpen(true);
  }, [hover, close]);

  // On a phone the opened branch may be below the visible part of the menu.
  useEffect(() => {
    if (open && !onBar()) item.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  const change = (next: boolean) => {
    if (hover && onBar()) {
      if (next && closeOther !== close) closeOther?.();
      if (next) closeOther = close;
      else if (closeOther === close) closeOther = undefined;
    }
    if (next) setOpen(true);
    else close();
  };
  /** The first click on a branch that hover has opened keeps it open; the next click closes it. */
  const toggle = (next: boolean) => {
    if (next || !pointed.current) change(next);
    pointed.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    change(false);
    button.current?.focus();
  };
  // Escape dismisses a panel that hover has opened, wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!hover || !open) return;
    const dismiss = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !item.current?.contains(document.activeElement)) close();
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [hover, open, close]);
  const pointer = (next: boolean) => (event: PointerEvent) => {
    if (!hover || event.pointerType !== 'mouse' || !onBar()) return;
    pointed.current = next;
    change(next);
  };

  return (
    <li
      ref={item}
      data-branch={hover ? '' : undefined}
      data-island={hover ? '' : undefined}
      data-wide={wide || undefined}
      data-hydrated={hydrated || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={pointer(true)}
      onPointerLeave={pointer(false)}
      onBlur={(event) => {
        if (hover && onBar() && !event.currentTarget.contains(event.relatedTarget)) change(false);
      }}
      onClick={(event) => {
        if (hover && (event.target as Element).closest('a')) change(false);
      }}
    >
      {link}
      <Toggle open={open} onChange={toggle} controls={id} label={label} buttonRef={button} className="branch-button">
        {mark}
      </Toggle>
      {panel}
    </li>
  );
}
