import { color, mix } from '../palette';
import { text } from '../pen';
import { group, rect } from '../svg';

/** Width of the content area of a phone. */
export const width = 504;

const body = { width: 588, height: 956, rim: 4, bezel: 13, radius: 62 };
const metal = mix(color.night, color.mist, 0.7);

/** Where the content of a phone begins, from its top left corner. */
export const inset = { x: 42, y: 82 };

const stop = (offset: number, colour: string) => `<stop offset="${offset}" stop-color="${colour}"/>`;
/**
 * The light of the photograph behind the phones, once per drawing: their shadows, and the low sun at the left on their
 * edges.
 */
export const light = [
  '<filter id="shadow"><feGaussianBlur stdDeviation="12"/></filter>',
  `<linearGradient id="rim">${stop(0, mix(color.amber, color.white, 0.6))}${stop(0.06, metal)}${stop(1, mix(color.night, metal, 0.4))}</linearGradient>`,
].join('');

/** A phone with its top left corner at x, y. `content` is drawn from 0, 0 and is `width` wide. */
export function phone(x: number, y: number, clock: string, content: string): string {
  const { width, height, rim, bezel, radius } = body;
  /** The phone's outline, `by` pixels inside its edge. */
  const outline = (by: number, fill: string) =>
    rect(x + by, y + by, width - 2 * by, height - 2 * by, fill, { rx: radius - by });
  const key = (edge: number, top: number, length: number) => rect(x + edge - 4, y + top, 8, length, metal, { rx: 3 });
  return [
    rect(x + 10, y + 4, width, height, color.night, { rx: radius, opacity: 0.6, filter: 'url(#shadow)' }),
    key(0, 196, 58) + key(0, 272, 58) + key(width, 228, 100),
    outline(0, 'url(#rim)') + outline(rim, color.night) + outline(bezel, color.white),
    rect(x + width / 2 - 44, y + 34, 88, 26, color.night, { rx: 13 }),
    rect(x + width / 2 - 80, y + height - 25, 160, 7, color.ink, { rx: 3.5 }),
    group(`translate(${x} ${y})`, statusBar(clock)),
    group(`translate(${x + inset.x} ${y + inset.y})`, content),
  ].join('');
}

/** The line above the content of a phone whose top left corner is at 0, 0. */
export const statusBar = (clock: string) =>
  [
    text(clock, inset.x, 58, { size: 24, weight: 600 }),
    text('Illustrative data', body.width - inset.x, 58, { size: 23, fill: color.muted, anchor: 'end' }),
  ].join('');
