import { brand } from '../../content/site';
import { products as all } from '../../lib/products';
import { sizeOf } from '../../lib/screens/frame';
import { iconShapes } from '../../lib/screens/icons';
import { pen } from '../../lib/screens/pen';
import { rail } from '../../lib/screens/rail';
import type { PictureFormat } from '../../lib/screens/types';
import { document } from '../lib/document';
import { measure, text } from '../lib/text';

Object.assign(pen, { text, measure, brand, icons: iconShapes });

/** The product pictures of one format, by file name without extension. */
export const pictures = (format: PictureFormat): Record<string, () => string> =>
  Object.fromEntries(
    Object.entries(all).map(([name, product]) => [
      name,
      () => {
        const drawing = product.draw(format);
        const { width, height } = sizeOf(drawing, format);
        // TruOps is a tool for phones; a drawing with a canvas of its own has no window frame.
        const beside = format === 'wide' && name !== 'truops' && !drawing.size ? rail(name) : '';
        return document(width, height, drawing.label, [...drawing.layers, beside].join(''));
      },
    ]),
  );
