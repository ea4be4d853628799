import { markLine } from '../mark';
import { color } from './palette';
import { icon, measure, pen, text } from './pen';
import { line, rect } from './svg';
import type { Edition } from './types';

/** The six products in the order of the navigation rail, each with its Lucide icon. */
const rail = {
  TruAnalytica: 'chart-no-axes-column',
  SolarVision: 'scan-search',
  TruOps: 'clipboard-check',
  TruBuyer: 'indian-rupee',
  TruCovenant: 'calendar-check',
  TruPrediction: 'chart-spline',
} as const;

type Product = keyof typeof rail;

/** The icons of the rail, which every screen needs. */
export const railIcons = Object.values(rail);

/** Canvas size and layout lines of the wide screens, in pixels. */
export const page = { width: 1600, height: 1000, rail: 104, left: 152, right: 1556, top: 144 } as const;

/** The same of the tall screens. Shown 360 px wide, 24 px of the canvas are 12 px. */
export const tall = { width: 720, height: 900, left: 36, right: 684, top: 84 } as const;

export const canvas = (edition: Edition) => (edition === 'wide' ? page : tall);

export const type = {
  /** The smallest text size of a wide screen: 12 px when the picture is shown 900 px wide. */
  small: { size: 22, fill: color.muted },
  note: { size: 24, fill: color.muted },
  body: { size: 26 },
  strong: { size: 26, weight: 600 },
  heading: { size: 30, weight: 600 },
  figure: { size: 68, weight: 600, tracking: -0.025 },
} as const;

/** The empty screen of a product: navigation rail on the left and header, or on tall screens a header alone. */
export function frame(product: Product, edition: Edition): string {
  return edition === 'wide' ? wideFrame(product) : tallFrame(product);
}

function wideFrame(product: Product): string {
  const entries = Object.entries(rail).map(([name, glyph], index) => {
    const y = 196 + index * 92;
    const active = name === product;
    const bar = active ? rect(0, y - 16, 7, 72, color.amber) : '';
    return bar + icon(glyph, 33, y, 40, active ? color.white : color.mist, active ? 3.4 : 2.8);
  });
  return [
    rect(0, 0, page.width, page.height, color.white),
    rect(0, 0, page.rail, page.height, color.night),
    markLine(25, 42, 54, color.white, 2.7, color.amber),
    ...entries,
    text(product, page.left, 90, { size: 46, weight: 600 }),
    text(`${pen.brand} · Illustrative data`, page.right, 90, { ...type.small, anchor: 'end' }),
    line(page.rail, page.top, page.width, page.top, color.line),
  ].join('');
}

function tallFrame(product: Product): string {
  return [
    rect(0, 0, tall.width, tall.height, color.white),
    rect(0, 0, tall.width, tall.top, color.night),
    markLine(tall.left, 20, 44, color.white, 2.7, color.amber),
    text(product, tall.left + 62, 54, { size: 32, weight: 600, fill: color.white }),
    text('Illustrative data', tall.right, 52, { ...type.note, fill: color.mist, anchor: 'end' }),
  ].join('');
}

/** What the screen shows and when, beside the product's name. Tall screens have no room for it. */
export function subtitle(product: Product, content: string): string {
  const beside = page.left + measure(product, { size: 46, weight: 600 }) + 26;
  return text(content, beside, 90, { ...type.body, fill: color.muted });
}
