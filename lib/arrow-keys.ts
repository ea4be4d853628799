/** Where a key goes in a row of `count` stops from the one at `index`; undefined for other keys. */
export function stopFor(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * The optional arrow keys of APG's disclosure navigation: among the items of the bar, or within the panel that
 * focus is in; Down on the button of an open panel goes into it. `row` names what a stop belongs to.
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
  if (at === undefined) return false;
  (inside ?? stops[at])?.focus();
  return true;
}
