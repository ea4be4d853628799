import { color } from '../../lib/screens/palette';
import { type TextStyle as ScreenStyle, trackingOf } from '../../lib/screens/pen';
import { round } from '../../lib/screens/svg';
import { type Family, font, type Shape, shape } from './fonts';

export interface TextStyle extends Omit<ScreenStyle, 'weight'> {
  weight?: 400 | 500 | 600 | 700 | 800 | 300;
  family?: Family;
}

interface Placed {
  shape: Shape;
  /** Thousandths of an em from the start of the line. */
  x: number;
}

function place(content: string, style: TextStyle): { placed: Placed[]; width: number } {
  const family = style.family ?? 'hanken-grotesk';
  const weight = style.weight ?? 400;
  const face = font(family, weight);
  const tracking = trackingOf(style) * 1000;
  const placed: Placed[] = [];
  let x = 0;
  let before: Shape | undefined;
  for (const character of content) {
    const next = shape(character, family, weight);
    if (before?.glyph && next.glyph) x += (face.getKerningValue(before.glyph, next.glyph) * 1000) / face.unitsPerEm;
    placed.push({ shape: next, x });
    x += next.advance + tracking;
    before = next;
  }
  return { placed, width: x - tracking };
}

/** Width of a line in pixels. */
export function measure(content: string, style: TextStyle): number {
  return content === '' ? 0 : (place(content, style).width * style.size) / 1000;
}

/** One line of text on the baseline `y`, as `<use>` references to outlines that `document()` defines. */
export function text(content: string, x: number, y: number, style: TextStyle): string {
  const { placed, width } = place(content, style);
  const scale = style.size / 1000;
  const shift = { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start'] * width * scale;
  const uses = placed
    .filter(({ shape }) => shape.d !== '')
    .map(({ shape, x }) => `<use href="#${shape.id}" x="${Math.round(x)}"/>`);
  const at = `translate(${round(x - shift)} ${round(y)}) scale(${round(scale, 4)})`;
  return `<g transform="${at}" fill="${style.fill ?? color.ink}">${uses.join('')}</g>`;
}

/** Like `text`, but with `<path>` elements instead of references, for pictures built without `document()`. */
export function outline(content: string, x: number, y: number, style: TextStyle): string {
  const { placed, width } = place(content, style);
  const scale = style.size / 1000;
  const shift = { start: 0, middle: 0.5, end: 1 }[style.anchor ?? 'start'] * width * scale;
  const paths = placed
    .filter(({ shape }) => shape.d !== '')
    .map(({ shape, x }) => `<path transform="translate(${Math.round(x)})" d="${shape.d}"/>`);
  const at = `translate(${round(x - shift)} ${round(y)}) scale(${round(scale, 4)})`;
  return `<g transform="${at}" fill="${style.fill ?? color.ink}">${paths.join('')}</g>`;
}
