import { markPath, markStroke, markViewBox } from '../../lib/mark';
import { measure, outline, type TextStyle } from '../lib/text';

const wordStyle = { size: 26, weight: 600, tracking: -0.022 } satisfies TextStyle;

/** The mark as a stroked line in a box of `size` pixels. `sun` is the colour of its arc. */
export function markLine(x: number, y: number, size: number, colour: string, thickness = markStroke, sun = colour) {
  const [day, arc] = markPath.split(/(?=M)/);
  const lines = sun === colour ? `<path d="${markPath}"/>` : `<path d="${day}"/><path stroke="${sun}" d="${arc}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
}

export function mark(colour: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}">${markLine(0, 0, 32, colour)}</svg>\n`;
}

/** The mark with the name beside it, as outlines; 32 units high, the width depends on the name. */
export function wordmark(name: string, colour: string): string {
  const width = Math.ceil(42 + measure(name, wordStyle));
  const letters = outline(name, 41, 25.9, { ...wordStyle, fill: colour });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32" role="img" aria-label="${name}">${markLine(0, 0, 32, colour)}${letters}</svg>\n`;
}
