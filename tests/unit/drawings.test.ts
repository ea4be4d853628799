import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { maxDrawingBytes } from '../../art/lib/write';
import { pictures } from '../../art/products';
import { products } from '../../lib/products';
import { rupees, shortDay } from '../../lib/screens/format';
import { sizeOf } from '../../lib/screens/frame';
import type { PictureFormat } from '../../lib/screens/types';
import { parseHtml } from '../../scripts/lib/html';

const formats = [
  ['wide', 20],
  // 24 px of 720 are 12 px on a screen of 360 px.
  ['tall', 24],
] as const;
const drawing = (name: string, format: PictureFormat = 'wide') => (pictures(format)[name] as () => string)();

/** Text is drawn as outlines: each `<use>` is a glyph of 1000 units per em, so its size is 1000 × the scales around it. */
function textSizes(svg: string): number[] {
  const scaleOf = ({ properties }: Element) => Number(/scale\(([\d.]+)\)/.exec(String(properties.transform))?.[1] ?? 1);
  const sizesIn = (node: Root | Element, scale: number): number[] =>
    node.children.flatMap((child) => {
      if (child.type !== 'element') return [];
      return child.tagName === 'use' ? [scale * 1000] : sizesIn(child, scale * scaleOf(child));
    });
  return sizesIn(parseHtml(svg, true), 1);
}

describe.each(formats)('the %s pictures', (format, least) => {
  it.each(Object.entries(products))('%s is within the size limit and needs no font', (name, { draw }) => {
    const { width, height } = sizeOf(draw(format), format);
    const svg = drawing(name, format);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(maxDrawingBytes);
    expect(svg).not.toMatch(/<text|font-family|NaN|undefined|Infinity/);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  });

  it.each(Object.keys(products))(`%s has no text below ${least} px`, (name) => {
    const sizes = textSizes(drawing(name, format));
    expect(sizes.length).toBeGreaterThan(20);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least - 0.01);
  });

  it.each(Object.entries(products))('%s keeps its regions and spots on the canvas', (_, { draw }) => {
    const one = draw(format);
    const { width, height } = sizeOf(one, format);
    const { regions, spots = [] } = one;
    const boxes = [
      ...Object.entries(regions),
      ...spots.flatMap((group) => group.spots.map(({ id, box }) => [id, box] as const)),
    ];
    expect(boxes.length).toBeGreaterThan(3);
    const outside = boxes.filter(
      ([, [x, y, w, h]]) => x < 0 || y < 0 || w < 20 || h < 20 || x + w > width + 0.5 || y + h > height + 0.5,
    );
    expect(outside).toEqual([]);
  });
});

describe('numbers and dates', () => {
  it('groups digits as in India, and writes a minus sign', () => {
    expect([rupees(847358), rupees(12345678), rupees(-5)]).toEqual(['₹8,47,358', '₹1,23,45,678', '−₹5']);
  });
  it('names a day of India on any machine', () => {
    expect(shortDay('2025-11-18')).toBe('Tue 18 Nov');
  });
});
