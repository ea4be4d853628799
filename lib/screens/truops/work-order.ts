import type { TruOps } from '../../../content/schema/truops';
import { figure } from '../format';
import { type } from '../frame';
import { color, tint } from '../palette';
import { icon, measure, text } from '../pen';
import { line, rect } from '../svg';
import type { Box } from '../types';
import { type State, stepsDone } from './facts';
import { width } from './phone';

/** The tops of the parts, and the distance of two steps. */
const tops = { permit: 164, checklist: 312, photos: 634, spare: 800 };
const first = tops.checklist + 46;
const pitch = 51;

/** The boxes of the parts, from the top left corner of the work order. */
export const partBoxes: Record<'head' | 'permit' | 'checklist' | 'photos' | 'spare', Box> = {
  head: [-16, -16, width + 32, 176],
  permit: [-16, tops.permit - 4, width + 32, 112],
  checklist: [-16, tops.checklist - 28, width + 32, 332],
  photos: [-16, tops.photos - 10, width + 32, 160],
  spare: [-16, tops.spare - 16, width + 32, 60],
};
const side = 140;
/** The technician's two photographs: the drawing has holes there, through which those of the picture show (index.ts). */
export const photoBoxes: Box[] = [0, (width - side) / 2].map((x) => [x, tops.photos, side, side]);
export const stepBox = (index: number): Box => [-10, first - 9 + index * pitch, width + 20, pitch];

/** The details of one job: permit, checklist, photos, spare part. */
export function workOrder({ order, jobs }: TruOps, state: State): string {
  const job = jobs.find((one) => one.state === 'now') ?? jobs[0];
  const closed = !state.done.includes(false);
  const chip = closed ? 'Done' : 'In progress';
  const style = { size: 24, weight: 600, fill: closed ? color.white : color.ink } as const;
  const chipWidth = measure(chip, style) + 32;
  return [
    icon('chevron-left', -10, 2, 40, color.ink, 3.4),
    text(`Work order ${order.number}`, 36, 32, { size: 26, weight: 500 }),
    rect(width - chipWidth, -4, chipWidth, 46, closed ? color.field : color.amber, { rx: 6 }),
    text(chip, width - 16, 28, { ...style, anchor: 'end' }),
    text(job?.title ?? '', 0, 98, { size: 42, weight: 600, room: width }),
    text(job?.place ?? '', 0, 136, { ...type.body, fill: color.muted }),
    checklist(order, state),
    nextPhoto(),
    spare(order, tops.spare),
    permit(order, state.permit),
  ].join('');
}

/** The permit; open, it covers the checklist with what it states. */
function permit({ permit: { number, until, lines } }: TruOps['order'], open: boolean): string {
  const y = tops.permit;
  const sheet = open
    ? [
        rect(0, y, width, 438, tint.field, { rx: 8, stroke: color.field, 'stroke-width': 3 }),
        ...lines.map(
          (one, index) =>
            line(18, y + 122 + index * 74, width - 18, y + 122 + index * 74, color.line, 2) +
            icon('check', 18, y + 144 + index * 74, 30, color.field, 3.4) +
            text(one, 62, y + 168 + index * 74, { ...type.body, room: width - 80 }),
        ),
      ].join('')
    : rect(0, y, width, 104, tint.field, { rx: 8 });
  return [
    sheet,
    icon('shield-check', 18, y + 27, 50, color.field, 3.4),
    text('Permit to work', 88, y + 45, type.heading),
    text(`${number}, isolated until ${until}`, 88, y + 81, { ...type.note, fill: color.ink }),
  ].join('');
}

function checklist({ checklist: steps }: TruOps['order'], state: State): string {
  const y = tops.checklist;
  const next = state.done.indexOf(false);
  const items = steps.map(({ step }, index) => {
    const top = first + index * pitch;
    const done = state.done[index];
    const box = done
      ? rect(0, top, 34, 34, color.field, { rx: 6 }) + icon('check', 5, top + 5, 24, color.white, 3.4)
      : rect(1.5, top + 1.5, 31, 31, color.white, {
          rx: 6,
          stroke: index === next ? color.amber : color.muted,
          'stroke-width': 3,
        });
    return (
      box +
      text(step, 52, top + 26, {
        ...type.body,
        room: width - 52,
        ...(done ? { fill: color.muted } : { weight: index === next ? 600 : 400 }),
      })
    );
  });
  return [
    text('Checklist', 0, y + 8, type.heading),
    text(`${figure(stepsDone(state))} of ${figure(steps.length)}`, width, y + 8, { ...type.heading, anchor: 'end' }),
    rect(0, y + 24, width, 6, color.line),
    rect(0, y + 24, (stepsDone(state) / steps.length) * width, 6, color.field),
    ...items,
  ].join('');
}

function nextPhoto(): string {
  const [x, y] = [width - side, tops.photos];
  const frame = { rx: 6, stroke: color.muted, 'stroke-width': 3, 'stroke-dasharray': '3 9' };
  return (
    rect(x + 1.5, y + 1.5, side - 3, side - 3, color.white, frame) +
    icon('camera', x + side / 2 - 28, y + side / 2 - 28, 56, color.muted, 3.4)
  );
}

function spare({ spare: { name, inStore, used } }: TruOps['order'], y: number): string {
  const left = `${used} used, ${inStore - used} left`;
  return [
    line(0, y - 14, width, y - 14, color.line, 2),
    icon('package', 0, y + 2, 30, color.ink, 2.8),
    text(name, 44, y + 26, { ...type.strong, room: width - 60 - measure(left, type.body) }),
    text(left, width, y + 26, { ...type.body, anchor: 'end' }),
  ].join('');
}
