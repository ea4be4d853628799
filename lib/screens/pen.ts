import { color } from './palette';
import { circle, round } from './svg';

export interface TextStyle {
  size: number;
  weight?: 400 | 500 | 600 | 700;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end' | undefined;
  /** Extra space between letters, in em. */
  tracking?: number;
  /** The width that the text has, in pixels: a longer text is set smaller. */
  room?: number;
}

/** Icons of 24 × 24 units as SVG elements, by name. */
type Icons = Record<string, string>;

/** The letter spacing of a style in em. Large text is set tighter. */
export const trackingOf = ({ size, tracking }: Pick<TextStyle, 'size' | 'tracking'>) =>
  tracking ?? (size >= 40 ? -0.018 : 0);

const escaped = (content: string) => content.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A line of text as a `<text>` element in the page's font. */
function plainText(content: string, x: number, y: number, style: TextStyle): string {
  const { size, weight = 400, fill = color.ink, anchor = 'start' } = style;
  const tracking = trackingOf(style);
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}"${
    anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  }${tracking ? ` letter-spacing="${round(tracking * size, 2)}"` : ''}>${escaped(content)}</text>`;
}

/** Estimates the width of a text from the mean width of the font's characters, for code that cannot measure it. */
export const estimateWidth = (content: string, { size }: TextStyle) => content.length * size * 0.53;

/**
 * How drawings render and measure text, and their icons and brand. For the pictures, art/products sets all of them; its
 * `text` draws outlines. For a live screen, components/islands/live sets all but `text`.
 */
export const pen = {
  text: plainText,
  measure: estimateWidth,
  icons: {} as Icons,
  brand: '',
};

/** The width of a line in pixels. */
export const measure = (content: string, style: TextStyle) => (content === '' ? 0 : pen.measure(content, style));

/** One line of text on the baseline `y`. */
export function text(content: string, x: number, y: number, { room, ...style }: TextStyle): string {
  const fit = room === undefined ? 1 : room / measure(content, style);
  return pen.text(content, x, y, fit < 1 ? { ...style, size: round(style.size * fit, 1) } : style);
}

/** A Lucide icon with its top left corner at x, y. `thickness` is in pixels of the picture. */
export function icon(name: string, x: number, y: number, size: number, colour: string, thickness = 3): string {
  const scale = size / 24;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})" fill="none" stroke="${colour}" stroke-width="${round(thickness / scale, 2)}" stroke-linecap="round" stroke-linejoin="round">${pen.icons[name] ?? ''}</g>`;
}

/** A white check mark of `size` on a green disc around x, y. */
export const checkDisc = (x: number, y: number, radius: number, size: number): string =>
  circle(x, y, radius, color.field) + icon('check', x - size / 2, y - size / 2, size, color.white, 3.4);
