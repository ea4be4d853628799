/** The index that an arrow key, Home or End moves focus to from `index`, of `count` items; undefined for other keys. */
export function stopFor(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Moves focus by the optional arrow keys of the ARIA APG disclosure navigation pattern: along the menu bar, or within
 * the open panel. Down on the button of an open panel moves into it. `row` returns the bar or panel that a link or
 * button belongs to. Returns whether the key was handled.
 */
export function moveByKey(key: string, menu: Element, row: (stop: Element) => Element | null): boolean {
  const from = document.activeElement;
  if (!from || !menu.contains(from)) return false;
  const shown = [...menu.querySelectorAll<HTMLElement>('a, button')].filter((stop) => stop.getClientRects().length > 0);
  const panel =
    from.getAttribute('aria-expanded') === 'true' && document.getElementById(from.getAttribute('aria-controls') ?? '');
  const inside = key === 'ArrowDown' && panel ? shown.find((stop) => panel.contains(stop)) : undefined;
  const stops = shown.filter((stop) => row(stop) === row(from));
  const at = stopFor(key, stops.indexOf(from as HTMLElement), stops.length);
  // A lone link, such as that of the closed menu, leaves the key to the page.
  if (at === undefined || (!inside && stops.length < 2)) return false;
  (inside ?? stops[at])?.focus();
  return true;
}
