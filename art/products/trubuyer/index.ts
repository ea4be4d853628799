import { figure, percent, rupees } from '../../lib/format';
import { icon } from '../../lib/icon';
import { color, tint } from '../../lib/palette';
import { page, screen, type } from '../../lib/shell';
import { circle, line, rect } from '../../lib/svg';
import { measure, text } from '../../lib/text';
import { approval } from './approval';
import { chosen, items, type Offer, offers, request, taxRate } from './data';

const columns = { first: 508, width: 196 };
const rows = { head: 226, first: 322, pitch: 78 };

const right = (index: number) => columns.first + (index + 1) * columns.width - 18;
const rowY = (index: number) => rows.first + index * rows.pitch;

export function trubuyer(): string {
  return screen({
    product: 'TruBuyer',
    label: 'Comparison of three quotations line by line, the approval trail and the purchase order made from it',
    subtitle: `${request.number} · ${request.title} · ${request.site}`,
    body: comparison() + approval(),
  });
}

function comparison(): string {
  const labels = [
    'Technical review',
    ...items.map(({ name, quantity }) => `${name} × ${figure(quantity)}`),
    'Freight',
    `GST ${percent(taxRate, 0)}`,
  ];
  const names = labels.map((label, index) => text(label, page.left, rowY(index), { size: 26, fill: color.ink }));
  const rules = labels.map((_, index) =>
    line(page.left, rowY(index) - 50, 1096, rowY(index) - 50, index === 0 ? color.ink : color.line, 2),
  );
  const at = offers.indexOf(chosen);
  const ground = rect(columns.first + at * columns.width + 4, 168, columns.width - 8, 808, tint.field, { rx: 8 });
  const total = rowY(labels.length) + 14;
  return [
    ground,
    text('Amounts in rupees', page.left, rows.head, { ...type.note }),
    ...names,
    ...rules,
    line(page.left, total - 64, 1096, total - 64, color.ink, 2),
    text('Landed cost', page.left, total, type.heading),
    text('Delivery', page.left, total + 74, type.body),
    ...offers.map((offer, index) => column(offer, index, total)),
  ].join('');
}

function column(offer: Offer, index: number, total: number): string {
  const x = right(index);
  const best = offer === chosen;
  const fill = offer.rejected ? color.muted : color.ink;
  const cell = (value: string, y: number) =>
    text(value, x, y, { size: 26, fill, anchor: 'end', weight: best ? 500 : 400 });
  const amounts = [...offer.amounts, offer.freight, offer.tax].map((value, row) => cell(figure(value), rowY(row + 1)));
  return [
    text(offer.vendor, x, rows.head, { ...type.heading, fill, anchor: 'end' }),
    verdict(offer, x),
    ...amounts,
    text(rupees(offer.landed), x, total, {
      size: best ? 36 : 30,
      weight: 600,
      fill: best ? color.field : fill,
      anchor: 'end',
      tracking: -0.02,
    }),
    offer.rejected
      ? line(
          x - measure(rupees(offer.landed), { size: 30, weight: 600, tracking: -0.02 }) - 4,
          total - 11,
          x + 4,
          total - 11,
          color.alarm,
          3,
        )
      : '',
    cell(`${offer.weeks} weeks`, total + 74),
    best ? text('Lowest bid', x, total + 142, { size: 26, weight: 600, fill: color.field, anchor: 'end' }) : '',
  ].join('');
}

function verdict(offer: Offer, x: number): string {
  const y = rowY(0);
  if (!offer.rejected) {
    return (
      circle(x - 134, y - 9, 15, color.field) +
      icon('check', x - 144, y - 19, 20, color.white, 3.4) +
      text('Accepted', x, y, { ...type.body, anchor: 'end' })
    );
  }
  return (
    text('Rejected', x, y - 15, { ...type.strong, fill: color.alarm, anchor: 'end' }) +
    text(offer.rejected, x, y + 14, { size: 20, fill: color.muted, anchor: 'end' })
  );
}
