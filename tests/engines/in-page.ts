/** Functions that run in the page. Each is sent as source, so it cannot use anything outside itself. */

export type Spot = { x: number; y: number };

export const sees = (css: string, name: string) =>
  [...document.querySelectorAll(css)].some(
    (element) =>
      (!name || [element.getAttribute('aria-label'), element.textContent?.trim()].includes(name)) &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** The centre of the first visible element, once it is in the viewport, at rest and not covered. */
export async function spot(css: string, name: string): Promise<Spot | null> {
  const element = [...document.querySelectorAll(css)].find(
    (one) =>
      (!name || [one.getAttribute('aria-label'), one.textContent?.trim()].includes(name)) &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return null;
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = middle();
  // Scrolling to a sticky element that is in view already would move the page.
  if (!document.elementFromPoint(before.x, before.y)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const after = middle();
  const still = before.x === after.x && before.y === after.y;
  return still && element.contains(document.elementFromPoint(after.x, after.y)) ? after : null;
}

/** Whether an element has stopped directly below the header, or the page is scrolled to its end. */
export async function standsBelowHeader(id: string) {
  const top = () => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  const first = top();
  for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
  const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top() === first && first >= 60 && (first < 150 || end);
}
