import type { TruBuyer } from '../../../content/schema/trubuyer';
import { figure, percent, rupees } from '../format';
import { bleed, tall, type } from '../frame';
import { color } from '../palette';
import { checkDisc, measure, text } from '../pen';
import { line, rect } from '../svg';
import type { Box, PictureFormat, SpotGroup } from '../types';
import { type Offer, type State, weeksText } from './facts';

/**
 * Layout in pixels: the first column of figures, the width of a column, the headers and the rows. On the wide screen the
 * columns are below the last three approval steps. `lift` is the extra height of the review's row.
 */
const layouts = {
  wide: {
    left: bleed.left,
    right: 1118,
    first: 365,
    width: 257,
    head: 322,
    lift: 10,
    top: 388,
    pitch: 54,
    size: 26,
    edge: 270,
    foot: 834,
  },
  tall: {
    left: tall.left,
    right: tall.right,
    first: 228,
    width: 152,
    head: 408,
    lift: 0,
    top: 470,
    pitch: 54,
    size: 24,
    edge: 378,
    foot: 884,
  },
} as const;

type Layout = (typeof layouts)[PictureFormat];
const rowY = ({ top, pitch }: Layout, index: number) => top + index * pitch;
const totalY = (layout: Layout, items: number) => rowY(layout, items + 3) + (layout.size > 24 ? 14 : 12);

export const comparisonRegions = (format: PictureFormat, items: number): Record<'review' | 'lines' | 'landed', Box> => {
  const at = layouts[format];
  const [x, width] = [at.left - 20, at.right - at.left + 36];
  const end = totalY(at, items);
  return {
    review: [x, at.top - at.pitch * 0.62, width, at.pitch * 0.92],
    lines: [x, at.top + at.pitch * 0.34, width, at.pitch * (items + 2)],
    landed: [x, end - at.pitch * 0.74, width, at.foot - end + at.pitch * 0.7],
  };
};

export function offerSpots(data: TruBuyer, state: State, format: PictureFormat): SpotGroup {
  const { first, width, edge, foot } = layouts[format];
  return {
    label: data.labels.offers,
    columns: data.quotations.length,
    spots: data.quotations.map(({ vendor }, index) => ({
      id: vendor,
      label: vendor,
      box: [first + index * width + 4, edge, width - 8, foot - edge],
      on: vendor === state.vendor,
    })),
  };
}

/** The quotations side by side: a row for the review, each item, freight, tax and landed cost. */
export function comparison(data: TruBuyer, state: State, offers: Offer[], format: PictureFormat): string {
  const at = layouts[format];
  const { left, right, size } = at;
  const wide = format === 'wide';
  const named = data.items.map(({ name, quantity }) =>
    wide ? `${name} × ${figure(quantity)}` : name.replace(/ \d.*/, ''),
  );
  const labels = [wide ? 'Technical review' : 'Review', ...named, 'Freight', `GST ${percent(data.taxRate, 0)}`];
  const on = [true, ...state.items, true, true];
  const names = labels.map((label, index) =>
    text(label, left, rowY(at, index), {
      size: 24,
      fill: on[index] ? color.ink : color.muted,
      room: at.first - left,
    }),
  );
  const rule = at.pitch * 0.64;
  const rules = labels.map((_, index) => {
    const y = rowY(at, index) - rule - (index === 0 ? at.lift : 0);
    return line(left, y, right, y, index === 0 ? color.ink : color.line, 2);
  });
  const best = offers.findIndex(({ rank }) => rank === 1);
  const total = totalY(at, data.items.length);
  const column = (index: number, more: object) =>
    rect(at.first + index * at.width + 4, at.edge, at.width - 8, at.foot - at.edge, 'none', { rx: 8, ...more });
  const selected = offers.findIndex(({ vendor }) => vendor === state.vendor);
  return [
    best >= 0 ? column(best, { fill: color.white }) : '',
    selected >= 0 ? column(selected, { stroke: color.ink, 'stroke-width': 3 }) : '',
    text(wide ? 'Amounts in rupees' : '₹', left, at.head, type.note),
    ...names,
    ...rules,
    line(left, total - rule - 12, right, total - rule - 12, color.ink, 2),
    text(wide ? 'Landed cost' : 'Landed', left, total, { ...type.heading, size: size + 4 }),
    text('Delivery', left, total + at.pitch * 0.95, { size: 24 }),
    ...offers.map((offer, index) => quotation(offer, index, total, at)),
  ].join('');
}

function quotation(offer: Offer, index: number, total: number, at: Layout): string {
  const x = at.first + (index + 1) * at.width - 18;
  const wide = at === layouts.wide;
  const room = at.width - 24;
  const best = offer.rank === 1;
  const fill = offer.rejected ? color.muted : color.ink;
  const cell = (value: string, y: number) =>
    text(value, x, y, { size: at.size, fill, anchor: 'end', weight: best ? 500 : 400 });
  const amounts = [...offer.amounts, offer.freight, offer.tax].map((value, row) =>
    cell(value === 0 ? '–' : figure(value), rowY(at, row + 1)),
  );
  const sum = wide ? rupees(offer.landed) : figure(offer.landed);
  const sumStyle = { size: wide ? (best ? 36 : 30) : best ? 28 : 26, weight: 600, tracking: -0.02 } as const;
  const name = wide ? offer.vendor : offer.vendor.replace('Vendor ', '');
  return [
    text(name, x, at.head, { ...type.heading, fill, anchor: 'end', room }),
    verdict(offer, x, rowY(at, 0), wide, room),
    ...amounts,
    text(sum, x, total, { ...sumStyle, fill: best ? color.field : fill, anchor: 'end' }),
    offer.rejected ? line(x - measure(sum, sumStyle) - 4, total - 10, x + 4, total - 10, color.muted, 2) : '',
    cell(weeksText(offer.weeks), total + at.pitch * 0.95),
    best && wide
      ? text('Lowest accepted', x, at.foot - 18, { size: 20, weight: 600, fill: color.field, anchor: 'end' })
      : '',
  ].join('');
}

function verdict(offer: Offer, x: number, y: number, wide: boolean, room: number): string {
  if (!offer.rejected && wide)
    return checkDisc(x - 134, y - 9, 15, 20) + text('Accepted', x, y, { ...type.body, anchor: 'end' });
  if (!offer.rejected) return checkDisc(x - 16, y - 8, 16, 22);
  const style = { size: 24, weight: 600, fill: color.alarm, anchor: 'end' } as const;
  if (!wide) return text('Rejected', x, y, style);
  return (
    text('Rejected', x, y - 17, style) +
    text(offer.rejected, x, y + 7, { size: 20, fill: color.muted, anchor: 'end', room })
  );
}
