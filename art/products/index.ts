import { readFileSync } from 'node:fs';
import { brand } from '../../content/site';
import { products as all, type ProductId } from '../../lib/products';
import { sizeOf } from '../../lib/screens/frame';
import { iconShapes } from '../../lib/screens/icons';
import { pen } from '../../lib/screens/pen';
import { rail, railed } from '../../lib/screens/rail';
import { photoHoles } from '../../lib/screens/truops';
import type { Box, PictureFormat } from '../../lib/screens/types';
import { document } from '../lib/document';
import { measure, text } from '../lib/text';
import { labelOf } from './labels';

Object.assign(pen, { text, measure, brand, icons: iconShapes });

/** A technician's photograph (truops-1.jpg and -2.jpg, by art/blender), behind a hole of the drawing: one pixel larger than the hole on each side. */
const photo = ([x, y, width, height]: Box, index: number) => {
  const file = readFileSync(`art/products/truops-${index + 1}.jpg`, 'base64');
  return `<image x="${x - 1}" y="${y - 1}" width="${width + 2}" height="${height + 2}" href="data:image/jpeg;base64,${file}"/>`;
};

/** The product pictures of one format, by file name without extension. */
export const pictures = (format: PictureFormat): Record<string, () => string> =>
  Object.fromEntries(
    Object.entries(all).map(([name, product]) => [
      name,
      () => {
        const id = name as ProductId;
        const drawing = product.draw(format);
        const { width, height } = sizeOf(drawing, format);
        const behind = format === 'wide' && id === 'truops' ? photoHoles.map(photo).join('') : '';
        const beside = format === 'wide' && railed.has(id) ? rail(id) : '';
        return document(width, height, labelOf(id, format), [behind, ...drawing.layers, beside].join(''));
      },
    ]),
  );
