import { figure, percent, rupees, shortDay } from '../lib/format';
import { icon } from '../lib/icon';
import { color, tint } from '../lib/palette';
import { page, screen, type } from '../lib/shell';
import { circle, line, rect } from '../lib/svg';
import { measure, text } from '../lib/text';
import { chosen, items, type Offer, offers, order, request, saving, stages, taxRate } from './trubuyer.data';

const aside = { left: 1136, text: 1176, right: page.right };
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

function approval(): string {
  const [top, pitch] = [282, 92];
  const axis = aside.text + 20;
  const steps = stages.map(({ name, by, date }, index) => {
    const y = top + index * pitch;
    return [
      circle(axis, y, 20, color.field),
      icon('check', axis - 12, y - 12, 24, color.white, 3.4),
      text(name, axis + 44, y + 2, type.strong),
      text(`${shortDay(date)} · ${by}`, axis + 44, y + 36, type.note),
    ].join('');
  });
  const end = top + stages.length * pitch;
  return [
    rect(aside.left, page.top + 1, page.width - aside.left, page.height - page.top, color.paper),
    text('Approval', aside.text, 212, { size: 36, weight: 600 }),
    line(axis, top, axis, end, color.field, 3),
    ...steps,
    purchaseOrder(axis, end),
  ].join('');
}

function purchaseOrder(axis: number, y: number): string {
  const box = { x: aside.text, y: y + 62, width: aside.right - aside.text, height: 248 };
  const inside = box.x + 28;
  return [
    circle(axis, y, 20, color.amber),
    icon('file-check-2', axis - 12, y - 12, 24, color.ink, 2.6),
    text('Order, auto-generated', axis + 44, y + 9, type.strong),
    rect(box.x, box.y, box.width, box.height, color.white, { rx: 8, stroke: color.line, 'stroke-width': 2 }),
    rect(box.x, box.y + 8, 6, box.height - 16, color.amber),
    text(order.number, inside, box.y + 50, type.heading),
    text(`${shortDay(order.date)}, ${order.time}`, inside, box.y + 86, type.note),
    text(rupees(chosen.landed), inside - 2, box.y + 158, { size: 56, weight: 600, tracking: -0.025 }),
    line(inside, box.y + 184, box.x + box.width - 28, box.y + 184, color.line, 2),
    text(chosen.vendor, inside, box.y + 224, type.strong),
    text(`${rupees(saving)} saved`, box.x + box.width - 28, box.y + 224, { ...type.note, anchor: 'end' }),
  ].join('');
}
