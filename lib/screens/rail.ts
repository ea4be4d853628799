import { markLine, markStroke } from '../mark';
import { page } from './frame';
import { color } from './palette';
import { icon } from './pen';
import { rect } from './svg';

/** The products in the order of the navigation rail, each with its Lucide icon. */
const entries = {
  truanalytica: 'chart-no-axes-column',
  solarvision: 'scan-search',
  truops: 'clipboard-check',
  trubuyer: 'indian-rupee',
  trucovenant: 'calendar-check',
  truprediction: 'chart-spline',
};

/** The products whose wide picture has the rail; the others are sheets, a chart or telephones. */
export const railed = new Set<keyof typeof entries>(['truanalytica', 'solarvision']);

/** The navigation rail on the left of a wide screen, with the product's entry marked. */
export const rail = (product: string) =>
  [
    rect(0, 0, page.rail, page.height, color.night),
    markLine(25, 42, 54, color.white, markStroke, color.amber),
    ...Object.entries(entries).map(([name, glyph], index) => {
      const y = 196 + index * 92;
      const active = name === product;
      const bar = active ? rect(0, y - 16, 7, 72, color.amber) : '';
      return bar + icon(glyph, 33, y, 40, active ? color.white : color.mist, active ? 3.4 : 2.8);
    }),
  ].join('');
