import type { TruBuyer } from '../../../content/schema/trubuyer';
import { sum } from '../../blocks';
import { faded, fadeMask } from '../fading';
import { figure, percent, rupees, shortDay } from '../format';
import { bleed, tall, type } from '../frame';
import { color } from '../palette';
import { checkDisc, icon, measure, text } from '../pen';
import { circle, line, rect } from '../svg';
import type { Box } from '../types';
import { type orderOf, weeksText } from './facts';

/** The line of the approval steps, from the picture's edge to the purchase order that it ends in. */
const axis = 134;
/** The purchase order. */
const sheet = { x: 1160, y: 86, width: bleed.right - 1160, height: 748 } as const;
const first = bleed.left + 20;
const [inside, end] = [sheet.x + 28, bleed.right - 28];
const room = end - inside;

export const approvalRegions: Record<'approval' | 'order', Box> = {
  approval: [bleed.left - 20, axis - 40, sheet.x - bleed.left + 60, 150],
  order: [sheet.x - 32, sheet.y - 12, sheet.width + 48, sheet.height + 24],
};

/** The approval steps from the request to the purchase order. */
export function approval({ stages }: TruBuyer): string {
  const step = (sheet.x - first) / stages.length;
  return [
    fadeMask('trubuyer'),
    faded('trubuyer', line(0, axis, sheet.x, axis, color.field, 3)),
    ...stages.map(({ name, by, date }, index) => {
      const x = first + index * step;
      return [
        checkDisc(x, axis, 20, 24),
        text(name, x - 20, axis + 57, { size: 22, weight: 600, room: step - 8 }),
        text(`${shortDay(date)} · ${by}`, x - 20, axis + 89, type.small),
      ].join('');
    }),
  ].join('');
}

const tallAxis = 268;
export const tallApprovalRegion: Box = [tall.left - 16, tallAxis - 26, 680, 86];

/** The same on the tall screen, with equal gaps between the names. The order is the last step. */
export function tallApproval({ stages, order }: TruBuyer): string {
  const style = { size: 24, weight: 500, anchor: 'middle' } as const;
  const names = [...stages.map(({ short }) => short), order.number];
  const widths = names.map((name) => measure(name, style));
  const gap = (tall.right - tall.left - sum(widths)) / stages.length;
  const centers = widths.map((width, index) => tall.left + sum(widths.slice(0, index)) + index * gap + width / 2);
  const [y, end] = [tallAxis, centers.at(-1) ?? 0];
  return [
    line(0, y, end, y, color.field, 3),
    ...stages.map((_, index) => checkDisc(centers[index] ?? 0, y, 16, 22)),
    circle(end, y, 16, color.amber) + icon('file-check-2', end - 10, y - 10, 20, color.ink, 2.6),
    ...names.map((name, index) => text(name, centers[index] ?? 0, y + 50, style)),
  ].join('');
}

/** The purchase order that the approval makes from the chosen quotation. */
export function purchaseOrder(
  { items, order, taxRate }: TruBuyer,
  { chosen, second, saving }: ReturnType<typeof orderOf>,
): string {
  const amounts: [string, number][] = [
    ...items.map(({ name }, index): [string, number] => [name, chosen.amounts[index] ?? 0]),
    ['Freight', chosen.freight],
    [`GST ${percent(taxRate, 0)}`, chosen.tax],
  ];
  const { x, y, width, height } = sheet;
  const rowY = (index: number) => y + 252 + index * 46;
  const foot = rowY(amounts.length);
  const rule = (at: number) => line(inside, at, end, at, color.line, 2);
  return [
    rect(x, y, width, height, color.white, { rx: 8 }),
    circle(x, axis, 20, color.amber),
    icon('file-check-2', x - 12, axis - 12, 24, color.ink, 2.6),
    text('Order, auto-generated', x + 34, axis + 9, { size: 24, weight: 600 }),
    text(order.number, inside - 1, y + 140, { size: 40, weight: 600, room }),
    text(`${shortDay(order.date)}, ${order.time}`, inside, y + 178, type.note),
    rule(y + 208),
    ...amounts.flatMap(([name, amount], index) => [
      text(name, inside, rowY(index), { ...type.small, room: room - measure(figure(amount), type.small) - 8 }),
      text(amount === 0 ? '–' : figure(amount), end, rowY(index), {
        ...type.small,
        fill: color.ink,
        anchor: 'end',
      }),
    ]),
    line(inside, foot - 20, end, foot - 20, color.ink, 2),
    text('Landed cost', inside, foot + 26, type.note),
    text(rupees(chosen.landed), inside - 2, foot + 92, { size: 64, weight: 600, tracking: -0.025, room }),
    rule(foot + 126),
    text(chosen.vendor, inside, foot + 168, type.strong),
    text(weeksText(chosen.weeks), end, foot + 168, { ...type.note, anchor: 'end' }),
    text(`${rupees(saving)} below ${second.vendor}`, inside, foot + 206, {
      size: 22,
      weight: 600,
      fill: color.field,
      room,
    }),
  ].join('');
}
