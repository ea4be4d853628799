import { icons } from '../../lib/icons.json';
import type { artIcons } from './icon-names';
import { round } from './svg';

type Shape = [tag: string, attributes: Record<string, string>];

/** A Lucide icon (24 × 24 units) with its top left corner at x, y. `thickness` is in pixels of the picture. */
export function icon(
  name: (typeof artIcons)[number],
  x: number,
  y: number,
  size: number,
  colour: string,
  thickness = 3,
): string {
  const inside = (icons[name] as Shape[])
    .map(([tag, attributes]) => {
      const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      return `<${tag}${pairs.join('')} />`;
    })
    .join('');
  const scale = size / 24;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})" fill="none" stroke="${colour}" stroke-width="${round(thickness / scale, 2)}" stroke-linecap="round" stroke-linejoin="round">${inside}</g>`;
}
