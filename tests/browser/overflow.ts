import type { Page } from 'playwright/test';

/** Elements beyond the window's right edge, cut off in a box that does not scroll, or so narrow that words break into letters. */
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
    const narrow = all.filter((e) => {
      const own = [...e.childNodes].map((node) => (node.nodeType === 3 ? node.textContent?.trim() : ''));
      const { width, height } = e.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(e).fontSize);
      return own.join('').length > 6 && width < 2 * size && height > 4 * size;
    });
    const sideways =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} wide`]
        : [];
    return [...sideways, ...[...beyond, ...cut, ...narrow].map((e) => e.outerHTML.slice(0, 100))];
  });

/** Words and numbers that are broken between two letters, because they are longer than their line. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('script, style')) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) found.push(`${word} is broken in "${text.data.slice(0, 60)}"`);
      }
    }
    return found;
  });
