import type { TruBuyer } from '../../../content/schema/trubuyer';
import { rupees, shortDay } from '../format';
import { aside, asideGround, type } from '../frame';
import { color } from '../palette';
import { icon, text } from '../pen';
import { circle, line, rect } from '../svg';
import type { Box } from '../types';
import type { orderOf } from './facts';

const [top, pitch] = [282, 92];

export const approvalRegions: Record<'approval' | 'order', Box> = {
  approval: [aside.text - 20, 172, aside.right - aside.text + 36, 436],
  order: [aside.text - 20, 614, aside.right - aside.text + 36, 360],
};

/** The approval steps from the request to the purchase order. */
export function approval({ stages, order }: TruBuyer, chosen: ReturnType<typeof orderOf>): string {
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
    asideGround(),
    text('Approval', aside.text, 212, { size: 36, weight: 600 }),
    line(axis, top, axis, end, color.field, 3),
    ...steps,
    purchaseOrder(order, chosen, axis, end),
  ].join('');
}

function purchaseOrder(
  order: TruBuyer['order'],
  { chosen, saving }: ReturnType<typeof orderOf>,
  axis: number,
  y: number,
) {
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
