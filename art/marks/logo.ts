import { markPath, markStroke } from '../../lib/mark';

/** The mark as a stroked line in a box of `size` pixels. `sun` is the colour of its arc. */
export function markLine(x: number, y: number, size: number, colour: string, thickness = markStroke, sun = colour) {
  const [day, arc] = markPath.split(/(?=M)/);
  const lines = sun === colour ? `<path d="${markPath}"/>` : `<path d="${day}"/><path stroke="${sun}" d="${arc}"/>`;
  return `<g transform="translate(${x} ${y}) scale(${size / 32})" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round">${lines}</g>`;
}
