import { figure } from '../../lib/format';
import { icon } from '../../lib/icon';
import { color, tint } from '../../lib/palette';
import { type } from '../../lib/shell';
import { line, rect } from '../../lib/svg';
import { measure, text } from '../../lib/text';
import { order, ticked } from './data';
import { width } from './phone';
import { photoOfBox, photoOfFuse } from './photos';

/** The details of one job: permit, checklist, photos, spare part. */
export function workOrder(): string {
  const chip = 'In progress';
  const style = { size: 24, weight: 600 } as const;
  const chipWidth = measure(chip, style) + 32;
  return [
    icon('chevron-left', -10, 2, 40, color.ink, 3.4),
    text(`Work order ${order.number}`, 36, 32, { size: 26, weight: 500 }),
    rect(width - chipWidth, -4, chipWidth, 46, color.amber, { rx: 6 }),
    text(chip, width - 16, 28, { ...style, anchor: 'end' }),
    text(order.job.title, 0, 104, { size: 42, weight: 600 }),
    text(order.job.place, 0, 146, { ...type.body, fill: color.muted }),
    permit(174),
    checklist(312),
    photos(634),
    spare(800),
  ].join('');
}

function permit(y: number): string {
  return [
    rect(-12, y, width + 24, 104, tint.field, { rx: 8 }),
    icon('shield-check', 10, y + 27, 50, color.field, 3.4),
    text('Permit to work', 80, y + 45, type.heading),
    text(order.permit, 80, y + 81, { ...type.note, fill: color.ink }),
  ].join('');
}

function checklist(y: number): string {
  const total = order.checklist.length;
  const items = order.checklist.map(({ step, done }, index) => {
    const top = y + 46 + index * 53;
    const box = done
      ? rect(0, top, 34, 34, color.field, { rx: 6 }) + icon('check', 5, top + 5, 24, color.white, 3.4)
      : rect(1.5, top + 1.5, 31, 31, color.white, {
          rx: 6,
          stroke: index === ticked ? color.amber : color.muted,
          'stroke-width': 3,
        });
    return (
      box +
      text(step, 52, top + 26, {
        ...type.body,
        ...(done ? { fill: color.muted } : { weight: index === ticked ? 600 : 400 }),
      })
    );
  });
  return [
    text('Checklist', 0, y + 8, type.heading),
    text(`${figure(ticked)} of ${figure(total)}`, width, y + 8, { ...type.heading, anchor: 'end' }),
    rect(0, y + 24, width, 6, color.line),
    rect(0, y + 24, (ticked / total) * width, 6, color.field),
    ...items,
  ].join('');
}

function photos(y: number): string {
  const [side, gap] = [140, 34];
  return [
    photoOfBox(0, y, side),
    photoOfFuse(side + gap, y, side),
    rect(2 * (side + gap) + 1.5, y + 1.5, side - 3, side - 3, color.white, {
      rx: 6,
      stroke: color.muted,
      'stroke-width': 3,
      'stroke-dasharray': '3 9',
    }),
    icon('camera', 2 * (side + gap) + side / 2 - 28, y + side / 2 - 28, 56, color.muted, 3.4),
  ].join('');
}

function spare(y: number): string {
  const { name, inStore, used } = order.spare;
  return [
    line(0, y - 14, width, y - 14, color.line, 2),
    icon('package', 0, y + 2, 30, color.ink, 2.8),
    text(name, 44, y + 26, type.strong),
    text(`${used} used, ${inStore - used} left`, width, y + 26, { ...type.body, anchor: 'end' }),
  ].join('');
}
