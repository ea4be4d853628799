import { decode } from './decode';
import { prefersLessMotion } from './preferences';

/**
 * The element named by a URL fragment, which is percent-decoded, or used unchanged if its encoding is invalid or no element
 * has the decoded id.
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const raw = hash.replace(/^#/, '');
  const id = decode(raw);
  return id ? (document.getElementById(id) ?? document.getElementById(raw)) : null;
}

export const scrollBehavior = () => (prefersLessMotion() ? 'auto' : 'smooth');

/** Scrolls to the top of the page; smoothly, unless the visitor prefers reduced motion. */
export const scrollToTop = () => scrollTo({ top: 0, behavior: scrollBehavior() });

/** Moves keyboard focus to a section without scrolling. */
export function focusFragment(hash: string): void {
  const target = fragmentTarget(hash);
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/**
 * Scrolls to a section and moves keyboard focus there. Returns false if the page has no such section. It first dispatches
 * `beforematch`, on which a hidden product or filtered term is shown (components/islands).
 */
export function scrollToFragment(hash: string): boolean {
  const target = fragmentTarget(hash);
  if (!target) return false;
  target.dispatchEvent(new Event('beforematch', { bubbles: true }));
  target.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
  focusFragment(hash);
  return true;
}
