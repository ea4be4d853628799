import { brand } from '../../content/site';
import { products as all, type ProductId } from '../../lib/products';
import { sizeOf } from '../../lib/screens/frame';
import { iconShapes } from '../../lib/screens/icons';
import { pen } from '../../lib/screens/pen';
import { rail, railed } from '../../lib/screens/rail';
import type { PictureFormat } from '../../lib/screens/types';
import { document } from '../lib/document';
import { measure, text } from '../lib/text';
import { labelOf } from './labels';

Object.assign(pen, { text, measure, brand, icons: iconShapes });

/** The product pictures of one format, by file name without extension. */
export const pictures = (format: PictureFormat): Record<string, () => string> =>
  Object.fromEntries(
    Object.entries(all).map(([name, product]) => [
      name,
      () => {
        const id = name as ProductId;
        const drawing = product.draw(format);
        const { width, height } = sizeOf(drawing, format);
        const beside = format === 'wide' && railed.has(id) ? rail(id) : '';
        return document(width, height, labelOf(id, format), [...drawing.layers, beside].join(''));
      },
    ]),
  );
