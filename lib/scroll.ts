/** The element that an address's `#fragment` names: percent-encoding undone, broken encoding taken as it stands. */
export function fragmentTarget(hash: string, root: Document = document): HTMLElement | null {
  const raw = hash.replace(/^#/, '');
  let id = raw;
  try {
    id = decodeURIComponent(raw);
  } catch {}
  return id ? (root.getElementById(id) ?? root.getElementById(raw)) : null;
}

const behavior = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Scrolls to the top of the page, smoothly unless less motion is wanted. */
export const scrollToTop = () => scrollTo({ top: 0, behavior: behavior() });

/** Moves the keyboard's place to a section, without scrolling. */
export function focusFragment(hash: string): void {
  const target = fragmentTarget(hash);
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** Scrolls to a section, smoothly unless less motion is wanted, and moves the keyboard's place there. */
export function scrollToFragment(hash: string): boolean {
  const target = fragmentTarget(hash);
  if (!target) return false;
  target.scrollIntoView({ behavior: behavior(), block: 'start' });
  focusFragment(hash);
  return true;
}
