/*
 * The links that may lead to another page, by number: the page that Back renders has new elements. Links to fragments do not
 * count, because a tour has its own only while it does not run.
 */
const leadingLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a:not([href^="#"])')];

/** The number of the link that contains an element; −1 if none does. */
export const numberOfLink = (element: Element) => leadingLinks().findIndex((link) => link.contains(element));

/** Moves keyboard focus to the link with this number, if there is one, without scrolling. */
export const focusLink = (number = -1) => leadingLinks()[number]?.focus({ preventScroll: true });
