/*
 * The links that may lead to another page, by number: the page that Back renders has new elements. Links to fragments do not
 * count, because a tour has its own only while it does not run.
 */
const leadingLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')];

/** The number of the link that contains an element; −1 if none does. */
export const numberOfLink = (element: Element) => leadingLinks().findIndex((link) => link.contains(element));

/** Within this time after Back or Forward Chromium navigates to the address's fragment. Milliseconds. */
const fragmentTime = 1000;

/**
 * Moves keyboard focus to the link with this number, if there is one, without scrolling. If the link then loses it to no other
 * element, it is restored once: Chromium takes it away when it navigates to the fragment, such as that of a tour's step.
 */
export function focusLink(number = -1): void {
  const link = leadingLinks()[number];
  const focus = () => link?.focus({ preventScroll: true });
  focus();
  const lost = ({ relatedTarget }: FocusEvent) => relatedTarget ?? setTimeout(focus);
  link?.addEventListener('blur', lost, { once: true, signal: AbortSignal.timeout(fragmentTime) });
}
