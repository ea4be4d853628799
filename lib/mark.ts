/**
 * The logo's symbol: a day curve of solar power under an arc of the sun.
 * One stroked path in a 32 × 32 box, with round caps and joins; the header draws it in `currentColor`.
 */
export const markViewBox = '0 0 32 32';
export const markPath = 'M1.5 26H7.2C13 26 12.7 13.9 16 13.9S19 26 24.8 26H30.5M5.5 20.6A11.2 11.2 0 1 1 26.5 20.6';
/** Stroke width beside text. Favicons have other widths (art/marks/favicons.ts). */
export const markStroke = 2.7;

/** The mark as a stroked line in a box of `size` pixels. `sun` is the colour of its arc. */
export function markLine(x: number, y: number, size: number, colour: string, thickness = markStroke, sun = colour) {
  const [day, arc] = markPath.split(/(?=M)/);
  const lines = sun === colour ? `<path d="${markPath}"/>` : `<path d="${day}"/><path stroke="${sun}" d="${arc}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
}
