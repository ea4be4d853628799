import type { Field } from '../types';
import { el } from './dom';
import { fieldOf, pictureOf, placeOf, textsOf } from './find';
import { toWindow } from './frame';

const box = el('div', { className: 'outline', hidden: true }, el('span'));
document.body.append(box);

const contains = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2;

const rangeOf = (node: Node) => {
  const range = (node.ownerDocument as Document).createRange();
  range.selectNodeContents(node);
  return range;
};

export type Found = { field: Field; node: Text | HTMLImageElement };

const isAt = (node: Node, x: number, y: number) =>
  [...rangeOf(node).getClientRects()].some((rect) => contains(rect, x, y));

/** The text or picture of content below the pointer. */
export function foundAt(document: Document, x: number, y: number): Found | undefined {
  const elements = document.elementsFromPoint(x, y);
  for (const element of elements) {
    const own = [...element.childNodes].filter((node): node is Text => node.nodeType === Node.TEXT_NODE);
    // A click between two lines counts as a click on the text.
    const node =
      own.find((one) => isAt(one, x, y)) ?? own.find((one) => contains(rangeOf(one).getBoundingClientRect(), x, y));
    const text = node && fieldOf(node);
    if (node && text) return { field: text, node };
    // A text with `pointer-events: none` over a picture.
    if (element.tagName !== 'IMG') continue;
    const behind = textsOf(document).find(({ node }) => isAt(node, x, y) && node.parentElement?.checkVisibility());
    if (behind) return behind;
    const field = pictureOf(element as HTMLImageElement);
    if (field) return { field, node: element as HTMLImageElement };
  }
  return undefined;
}

/** Outlines a text or picture and shows the place of its field; without one, hides the outline. */
export function outline(found?: Found) {
  box.hidden = !found;
  if (!found) return;
  const { node, field } = found;
  const around = node.nodeType === Node.TEXT_NODE ? rangeOf(node) : (node as Element);
  const { x, y, width, height } = toWindow(around.getBoundingClientRect());
  Object.assign(box.style, {
    left: `${x - 4}px`,
    top: `${y - 4}px`,
    width: `${width + 8}px`,
    height: `${height + 8}px`,
  });
  (box.firstChild as HTMLElement).textContent = placeOf(field.path);
}

/** Scrolls to a text or picture and outlines it. */
export function highlight(found: Found) {
  const { node } = found;
  (node.nodeType === Node.TEXT_NODE ? node.parentElement : (node as Element))?.scrollIntoView({ block: 'nearest' });
  outline(found);
}
