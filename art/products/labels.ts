import type { ProductId } from '../../lib/products';
import type { PictureFormat } from '../../lib/screens/types';

const labels: Record<ProductId, string | Record<PictureFormat, string>> = {
  truanalytica:
    'Portfolio: energy, performance ratio, availability, generation by block, plants and a map of combiner boxes',
  solarvision: 'Thermal view from a drone over module rows with numbered faults, and the list of findings',
  truops: {
    wide: 'Two phones: the list of the day shift, and a work order with permit, checklist, photos and spare part',
    tall: 'A work order with its permit and checklist',
  },
  trubuyer: 'Comparison of three quotations line by line, the approval trail and the purchase order made from it',
  trucovenant:
    'Compliance calendar of a month with statutory, lender and PPA duties, and the approval trail of one of them',
  truprediction:
    'Forecast band, schedules and generation in 96 blocks, with the deviation of each block and the revisions of the day',
};

/** The description of a picture, for the `aria-label` of its SVG file. */
export function labelOf(id: ProductId, format: PictureFormat): string {
  const label = labels[id];
  return typeof label === 'string' ? label : label[format];
}
