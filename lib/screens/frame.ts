import { markLine, markStroke } from '../mark';
import { color } from './palette';
import { measure, pen, text } from './pen';
import { line, rect } from './svg';
import type { Drawing, PictureFormat, Size } from './types';

/** Canvas size and layout lines of the wide screens, in pixels: `left` is the text's left edge beside the navigation rail. */
export const page = { width: 1600, height: 1000, rail: 104, left: 104 + 48, right: 1556, top: 124 } as const;

/** The same for the tall screens. Shown 360 px wide, 24 px of the canvas are 12 px. */
export const tall = { width: 720, height: 900, left: 36, right: 684, top: 84 } as const;

/** A wide screen without a frame, shown up to the window's edges: its text has the margins of the page's text. */
export const bleed = { width: 1600, height: 860, left: 112, right: 1488 } as const;

export const canvas = (format: PictureFormat) => (format === 'wide' ? page : tall);

/** The canvas of a drawing: its own, or that of its format. */
export const sizeOf = ({ size }: Drawing, format: PictureFormat): Size => size ?? canvas(format);

export const type = {
  /** 12 px when the picture of a wide screen is shown 900 px wide. */
  small: { size: 22, fill: color.muted },
  note: { size: 24, fill: color.muted },
  body: { size: 26 },
  strong: { size: 26, weight: 600 },
  heading: { size: 30, weight: 600 },
  figure: { size: 68, weight: 600, tracking: -0.025 },
} as const;

/**
 * The empty screen of a product: header and background. On wide screens the place of the navigation rail (rail.ts) stays
 * empty. The rail never changes, so only the pictures contain it: a live screen is transparent there and shows its picture.
 */
export function frame(product: string, format: PictureFormat): string {
  if (format === 'tall') return tallFrame();
  return [
    rect(page.rail, 0, page.width, page.height, color.white),
    text(product, page.left, 80, { size: 46, weight: 600 }),
    text(`${pen.brand} · Illustrative data`, page.right, 80, { ...type.small, anchor: 'end' }),
    line(page.rail, page.top, page.width, page.top, color.line),
  ].join('');
}

/** The empty tall screen: header and background. The header does not name the product: the page does, above the screen. */
function tallFrame(): string {
  return [
    rect(0, 0, tall.width, tall.height, color.white),
    markLine(tall.left, 20, 44, color.ink, markStroke, color.amber),
    text('Illustrative data', tall.right, 52, { ...type.note, anchor: 'end' }),
    line(0, tall.top, tall.width, tall.top, color.line),
  ].join('');
}

/** The text beside the product's name in the header. Tall screens have neither. */
export function subtitle(product: string, content: string): string {
  const beside = page.left + measure(product, { size: 46, weight: 600 }) + 26;
  return text(content, beside, 80, { ...type.body, fill: color.muted });
}
