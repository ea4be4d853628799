/** What runs in the page: each function goes there alone, so it brings along all that it uses. */

export type Spot = { x: number; y: number };

export const sees = (css: string, name: string) =>
  [...document.querySelectorAll(css)].some(
    (element) =>
      (!name || [element.getAttribute('aria-label'), element.textContent?.trim()].includes(name)) &&
      element.checkVisibility({ visibilityProperty: true }),
  );

/** The middle of the first element that is seen, once it is in the window, still, and under nothing else. */
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
  // Not where it is there already: what sticks to the top would scroll the page in vain.
  if (!document.elementFromPoint(before.x, before.y)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const after = middle();
  const still = before.x === after.x && before.y === after.y;
  return still && element.contains(document.elementFromPoint(after.x, after.y)) ? after : null;
}

/** Whether an element is at rest right below the header, or as near as the end of the page allows. */
export async function standsBelowHeader(id: string) {
  const top = () => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  const first = top();
  for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame);
  const end = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
  return top() === first && first >= 60 && (first < 140 || end);
}
