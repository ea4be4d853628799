import { color } from '../palette';
import { text } from '../pen';
import { group, rect } from '../svg';

/** Width of the content area of a phone. */
export const width = 504;

const body = { width: 588, height: 962, bezel: 14, radius: 62 };

/** Where the content of a phone begins, from its top left corner. */
export const inset = { x: 42, y: 92 };

/** The filter of the phones' shadows, once per drawing. */
export const shadow = '<filter id="shadow"><feGaussianBlur stdDeviation="8"/></filter>';

/** A phone with its top left corner at x, y. `content` is drawn from 0, 0 and is `width` wide. */
export function phone(x: number, y: number, clock: string, content: string): string {
  const { width, height, bezel, radius } = body;
  const inner = { width: width - 2 * bezel, height: height - 2 * bezel, rx: radius - bezel };
  return [
    rect(x, y + 8, width, height, color.night, { rx: radius, opacity: 0.45, filter: 'url(#shadow)' }),
    rect(x, y, width, height, color.night, { rx: radius }),
    rect(x + bezel, y + bezel, inner.width, inner.height, color.white, { rx: inner.rx }),
    text(clock, x + inset.x, y + 58, { size: 24, weight: 600 }),
    text('Illustrative data', x + width - inset.x, y + 58, { size: 20, fill: color.muted, anchor: 'end' }),
    group(`translate(${x + inset.x} ${y + inset.y})`, content),
  ].join('');
}
