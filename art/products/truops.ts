import { figure, shortDay } from '../lib/format';
import { icon } from '../lib/icon';
import { color, tint } from '../lib/palette';
import { page, type } from '../lib/shell';
import { circle, document, line, rect } from '../lib/svg';
import { measure, text } from '../lib/text';
import { markLine } from '../marks/logo';
import { phone } from './phone';
import { count, type Job, type JobState, jobs, order, shift, ticked } from './truops.data';
import { photoOfBox, photoOfFuse } from './truops.photos';

const width = 488;

/** Two telephones on the brand's ground: the shift, and the job that is on. Both run on below the picture. */
export function truops(): string {
  const label =
    'Two telephones: the list of the day shift, and a work order with permit, checklist, photos and spare part';
  const ground = rect(0, 0, page.width, page.height, color.field);
  const phones = phone(166, 76, shift.clock, list()) + phone(846, 28, shift.clock, workOrder());
  return document(page.width, page.height, label, ground + phones);
}

function list(): string {
  const segment = (width + 5) / jobs.length;
  const fills: Record<JobState, string> = { done: color.field, now: color.amber, next: color.line };
  return [
    markLine(0, 0, 44, color.field),
    text('TruOps', 58, 33, { size: 30, weight: 600 }),
    text(shortDay(shift.date), width, 32, { ...type.note, anchor: 'end' }),
    text(shift.name, 0, 112, { size: 46, weight: 600 }),
    text(`${count('done')} of ${jobs.length} done`, width, 110, { ...type.body, anchor: 'end' }),
    ...jobs.map(({ state }, index) => rect(index * segment, 136, segment - 5, 12, fills[state])),
    ...jobs.map((job, index) => row(job, 176 + index * 92)),
  ].join('');
}

function row(job: Job, y: number): string {
  const now = job.state === 'now';
  const quiet = job.state === 'done' ? color.muted : color.ink;
  const ground = now
    ? rect(-20, y, width + 40, 92, tint.amber) + rect(-20, y, 7, 92, color.amber)
    : line(0, y + 92, width, y + 92, color.line, 2);
  const state =
    job.state === 'done'
      ? circle(width - 20, y + 46, 20, color.field) + icon('check', width - 32, y + 34, 24, color.white, 3.4)
      : initials(job, y + 46, now);
  return [
    ground,
    text(job.time, 0, y + 42, { size: 24, weight: now ? 600 : 400, fill: quiet }),
    text(job.title, 90, y + 42, { size: 27, weight: 600, fill: quiet }),
    text(job.place, 90, y + 75, { size: 23, fill: color.muted }),
    state,
  ].join('');
}

function initials(job: Job, y: number, now: boolean): string {
  const disc = circle(width - 20, y, 21, now ? color.amber : color.white, {
    stroke: now ? color.amber : color.line,
    'stroke-width': 2,
  });
  return disc + text(job.who, width - 20, y + 7, { size: 20, weight: 600, anchor: 'middle' });
}

function workOrder(): string {
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
