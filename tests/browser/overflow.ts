import type { Page } from 'playwright/test';

/** Elements beyond the window's right edge, or cut off in a box that does not scroll. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    const within = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(parent).overflowX) || within(parent));
    };
    const all = [...document.querySelectorAll('main *, header *, footer *')].filter((e) => e.checkVisibility());
    const beyond = all.filter((e) => e.getBoundingClientRect().right > edge + 1 && !within(e));
    const cut = all.filter(
      (e) =>
        /hidden|clip/.test(getComputedStyle(e).overflowY) &&
        e.scrollHeight > e.clientHeight + 2 &&
        e.clientHeight > 1 &&
        !e.closest('.moving') &&
        e.textContent?.trim() &&
        !e.querySelector('img'),
    );
    const sideways =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : [];
    return [...sideways, ...[...beyond, ...cut].map((e) => e.outerHTML.slice(0, 100))];
  });
