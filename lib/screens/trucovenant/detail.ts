import type { TruCovenant } from '../../../content/schema/trucovenant';
import { counted, shortDay } from '../format';
import { bleed, type } from '../frame';
import { color } from '../palette';
import { icon, text } from '../pen';
import { circle, line, rect } from '../svg';
import type { Box } from '../types';
import { stateColors } from './colors';
import { approvalCount, type Duty, iso, stateNames, stateOf } from './facts';

/** The column beside the month: the edges of its text, and its width. */
const [left, right] = [1120, bleed.right];
const room = right - left;

export const detailRegions: Record<'duty' | 'documents' | 'trail', Box> = {
  duty: [left - 16, 80, right - left + 32, 150],
  documents: [left - 16, 252, right - left + 32, 244],
  trail: [left - 16, 514, right - left + 32, 338],
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The state of a duty and its approvals: `In approval, 1 of 2 approvals`. */
export const stateText = (data: TruCovenant, duty: Duty) =>
  `${capital(stateNames[stateOf(duty, data.today)])}, ${approvalCount(duty)} of ${counted(duty.approvals.length, 'approval')}`;

/** The details of one duty: its documents and its approvals. */
export function detail(data: TruCovenant, duty: Duty | undefined, day: number): string {
  if (!duty)
    return (
      text(shortDay(iso(data, day)), left, 122, { size: 34, weight: 600 }) + text('Nothing due', left, 164, type.body)
    );
  const { title, kind, documents } = duty;
  const ready = documents.filter((one) => one.ready).length;
  const files = documents.map(({ name, ready }, index) => {
    const y = 350 + index * 58;
    return (
      line(left, y - 38, right, y - 38, color.line, 2) +
      icon(ready ? 'file-check' : 'file', left, y - 23, 32, ready ? color.field : color.muted, 2.8) +
      text(name, left + 48, y, {
        ...type.body,
        fill: ready ? color.ink : color.muted,
        room: room - (ready ? 48 : 148),
      }) +
      (ready ? '' : text('missing', right, y, { ...type.note, fill: color.alarm, weight: 600, anchor: 'end' }))
    );
  });
  return [
    text(title, left, 122, { ...type.heading, room }),
    text(`${capital(kind)} · due ${shortDay(iso(data, duty.day))}`, left, 164, type.body),
    rect(left, 198, 14, 14, stateColors[stateOf(duty, data.today)].edge, { rx: 7 }),
    text(stateText(data, duty), left + 28, 214, { ...type.body, weight: 500 }),
    text('Documents', left, 290, type.heading),
    text(`${ready} of ${documents.length}`, right, 290, { ...type.heading, anchor: 'end' }),
    ...files,
    trail(data, duty),
  ].join('');
}

function trail(data: TruCovenant, { owner, prepared, filed, approvals }: Duty): string {
  const [top, pitch] = [620, 92];
  const x = left + 28;
  const on = (step: string, day: number) => `${step} ${shortDay(iso(data, day))}`;
  const ready = prepared !== undefined || filed;
  const rows = [
    { by: owner, done: ready, said: prepared ? on('Prepared', prepared) : ready ? 'Prepared' : 'Prepares it' },
    ...approvals.map(({ by, day }) => ({
      by,
      done: Boolean(day),
      said: day ? on('Approved', day) : 'Approval awaited',
    })),
  ];
  /** The index of the first pending step. */
  const next = rows.findIndex(({ done }) => !done);
  const steps = rows.map(({ by, done, said }, index) => {
    const y = top + index * pitch;
    const disc = done
      ? circle(x, y, 28, color.field)
      : circle(x, y, 28, index === next ? color.amber : color.white, {
          stroke: index === next ? color.amber : color.muted,
          'stroke-width': 2,
        });
    return [
      index < rows.length - 1 ? line(x, y + 28, x, y + pitch - 28, done ? color.field : color.line, 3) : '',
      disc,
      text(by, x, y + 8, { size: 22, weight: 600, fill: done ? color.white : color.ink, anchor: 'middle' }),
      text(data.people[by] ?? by, x + 48, y - 4, { ...type.strong, room: right - x - 48 }),
      text(said, x + 48, y + 30, type.note),
    ].join('');
  });
  return text('Approval trail', left, 556, type.heading) + steps.join('');
}
