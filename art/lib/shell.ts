import { markLine } from '../marks/logo';
import { brand } from './brand';
import { icon } from './icon';
import { color } from './palette';
import { document, line, rect } from './svg';
import { measure, text } from './text';

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

/** Canvas size and layout lines of all product pictures, in pixels. */
export const page = { width: 1600, height: 1000, rail: 104, left: 152, right: 1556, top: 144 } as const;

export const type = {
  /** The smallest text size of a picture: 12 px when the picture is shown 900 px wide. */
  small: { size: 22, fill: color.muted },
  note: { size: 24, fill: color.muted },
  body: { size: 26 },
  strong: { size: 26, weight: 600 },
  heading: { size: 30, weight: 600 },
  figure: { size: 68, weight: 600, tracking: -0.025 },
} as const;

interface Frame {
  product: Product;
  /** The SVG's `aria-label`. */
  label: string;
  subtitle: string;
  body: string;
  defs?: string;
}

/** A screen of the platform: navigation rail on the left, header, and the body below y = `page.top`. */
export function screen({ product, label, subtitle, body, defs = '' }: Frame): string {
  return document(page.width, page.height, label, ground + railOf(product) + header(product, subtitle) + body, defs);
}

const ground = rect(0, 0, page.width, page.height, color.white);

function railOf(product: Product): string {
  const entries = Object.entries(rail).map(([name, glyph], index) => {
    const y = 196 + index * 92;
    const active = name === product;
    const bar = active ? rect(0, y - 16, 7, 72, color.amber) : '';
    return bar + icon(glyph, 33, y, 40, active ? color.white : color.mist, active ? 3.4 : 2.8);
  });
  return (
    rect(0, 0, page.rail, page.height, color.night) +
    markLine(25, 42, 54, color.white, 2.7, color.amber) +
    entries.join('')
  );
}

function header(product: Product, subtitle: string): string {
  const name = text(product, page.left, 90, { size: 46, weight: 600 });
  const beside = page.left + measure(product, { size: 46, weight: 600 }) + 26;
  return [
    name,
    text(subtitle, beside, 90, { ...type.body, fill: color.muted }),
    text(`${brand} · Illustrative data`, page.right, 90, { ...type.small, anchor: 'end' }),
    line(page.rail, page.top, page.width, page.top, color.line),
  ].join('');
}
