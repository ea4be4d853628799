import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { round } from './svg';

const require = createRequire(import.meta.url);

/** A Lucide icon (24 × 24 units) with its top left corner at x, y. `thickness` is in pixels of the picture. */
export function icon(name: string, x: number, y: number, size: number, colour: string, thickness = 3): string {
  const file = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const inside = file
    .slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>'))
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><')
    .trim();
  const scale = size / 24;
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})" fill="none" stroke="${colour}" stroke-width="${round(thickness / scale, 2)}" stroke-linecap="round" stroke-linejoin="round">${inside}</g>`;
}
