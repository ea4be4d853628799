import type { TruOps } from '../../../content/schema/truops';
import { markLine } from '../../mark';
import { shortDay } from '../format';
import { type } from '../frame';
import { color, tint } from '../palette';
import { checkDisc, text } from '../pen';
import { circle, line, rect } from '../svg';
import { jobsDone, jobsOf, type State } from './facts';
import { width } from './phone';

type Job = TruOps['jobs'][number];

/** The jobs of the shift by time, the current one highlighted. */
export function list(data: TruOps, state: State): string {
  const { shift } = data;
  const jobs = jobsOf(data, state);
  const segment = (width + 5) / jobs.length;
  const fills: Record<Job['state'], string> = { done: color.field, now: color.amber, next: color.line };
  return [
    markLine(0, 0, 44, color.field),
    text('TruOps', 58, 33, { size: 30, weight: 600 }),
    text(shortDay(shift.date), width, 32, { ...type.note, anchor: 'end' }),
    text(shift.name, 0, 112, { size: 46, weight: 600, room: width - 160 }),
    text(`${jobsDone(jobs)} of ${jobs.length} done`, width, 110, { ...type.body, anchor: 'end' }),
    ...jobs.map(({ state }, index) => rect(index * segment, 136, segment - 5, 12, fills[state])),
    ...jobs.map((job, index) => row(job, 176 + index * 92)),
  ].join('');
}

function row(job: Job, y: number): string {
  const room = width - 90 - 52;
  const now = job.state === 'now';
  const fill = job.state === 'done' ? color.muted : color.ink;
  const ground = now
    ? rect(-20, y, width + 40, 92, tint.amber) + rect(-20, y, 7, 92, color.amber)
    : line(0, y + 92, width, y + 92, color.line, 2);
  const state = job.state === 'done' ? checkDisc(width - 20, y + 46, 20, 24) : initials(job, y + 46, now);
  return [
    ground,
    text(job.time, 0, y + 42, { size: 24, weight: now ? 600 : 400, fill }),
    text(job.title, 90, y + 42, { size: 27, weight: 600, fill, room }),
    text(job.place, 90, y + 75, { size: 23, fill: color.muted, room }),
    state,
  ].join('');
}

function initials(job: Job, y: number, now: boolean): string {
  const disc = circle(width - 20, y, 21, now ? color.amber : color.white, {
    stroke: now ? color.amber : color.line,
    'stroke-width': 2,
  });
  return disc + text(job.who, width - 20, y + 8, { size: 23, weight: 600, anchor: 'middle' });
}
