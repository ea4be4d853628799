import type { TruCovenant } from '../../../content/schema/trucovenant';
import { counted, dayAndMonth, figure, shortDay } from '../format';
import { tall, type } from '../frame';
import { color } from '../palette';
import { measure, text } from '../pen';
import { circle, line, rect } from '../svg';
import type { Box } from '../types';
import { stateColors } from './colors';
import { approvalCount, calendar, type Duty, dutiesOf, iso, missingOf, type State, stateNames, stateOf } from './facts';

const grid = { left: tall.left, top: 510, pitch: 92.6, row: 62 };

export const tallRegions: Record<'duty' | 'documents' | 'trail' | 'counts' | 'month', Box> = {
  duty: [tall.left - 16, 96, 680, 178],
  documents: [tall.left - 16, 282, 680, 80],
  trail: [tall.left - 16, 362, 680, 100],
  counts: [tall.left - 16, 826, 680, 62],
  month: [tall.left - 16, 466, 680, 356],
};

export const tallBox = (weekday: number, week: number): Box => [
  grid.left + weekday * grid.pitch,
  grid.top + week * grid.row,
  grid.pitch - 4,
  grid.row - 4,
];

/** The duty that is open: its approvals and documents. */
export function openDuty(data: TruCovenant, duty: Duty | undefined, day: number): string {
  if (!duty)
    return (
      text('0', tall.left - 4, 212, { ...type.figure, size: 116 }) +
      text('duties', tall.left + 86, 212, { size: 40, weight: 500, fill: color.muted }) +
      text(shortDay(iso(data, day)), tall.left, 258, { size: 30, weight: 600 })
    );
  const value = `${approvalCount(duty)} of ${duty.approvals.length}`;
  const style = { ...type.figure, size: 116 };
  const state = stateOf(duty, data.today);
  const left = tall.left + measure(value, style) + 20;
  const missing = missingOf(duty);
  const due = `due ${shortDay(iso(data, duty.day))}`;
  const ready = `${duty.documents.length - missing.length} of ${counted(duty.documents.length, 'document')}`;
  const room = (beside: string) => tall.right - tall.left - measure(beside, type.strong) - 20;
  const people = duty.approvals.map(({ by, day: on }, index) => {
    const x = tall.left + 24 + index * 330;
    return [
      circle(x, 410, 24, on ? color.field : color.amber),
      text(by, x, 418, { size: 24, weight: 600, fill: on ? color.white : color.ink, anchor: 'middle' }),
      text(data.people[by] ?? by, x + 40, 404, { size: 24, weight: 600, room: 254 }),
      text(on ? `approved ${dayAndMonth(iso(data, on))}` : 'awaited', x + 40, 434, type.note),
    ].join('');
  });
  return [
    text(value, tall.left - 4, 206, style),
    text(duty.approvals.length === 1 ? 'approval' : 'approvals', left, 160, {
      size: 32,
      weight: 500,
      fill: color.muted,
    }),
    rect(left, 182, 18, 18, stateColors[state].edge, { rx: 9 }),
    text(stateNames[state], left + 30, 200, { size: 28, weight: 600 }),
    text(duty.title, tall.left, 258, { ...type.heading, room: room(due) }),
    text(due, tall.right, 258, { ...type.note, anchor: 'end' }),
    line(tall.left, 302, tall.right, 302, color.line),
    text(ready, tall.left, 341, type.strong),
    text(missing.length ? `${missing[0]} missing` : 'all there', tall.right, 341, {
      ...type.note,
      fill: missing.length ? color.alarm : color.muted,
      weight: 600,
      anchor: 'end',
      room: room(ready),
    }),
    line(tall.left, 362, tall.right, 362, color.line),
    ...people,
  ].join('');
}

/** The month as tiles: the colour of a day shows the state of its duty. */
export function month(data: TruCovenant, state: State): string {
  const duties = dutiesOf(data, state);
  const names = ['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((name, index) =>
    text(name, tallBox(index, 0)[0] + 30, grid.top - 14, { ...type.note, weight: 500, anchor: 'middle' }),
  );
  const days = calendar(data).map(({ day, weekday, week }) => {
    const [x, y, width, height] = tallBox(weekday, week);
    const duty = duties.find((one) => one.day === day);
    const look = duty && stateColors[stateOf(duty, data.today)];
    const ring = {
      stroke: day === state.day ? color.ink : color.line,
      'stroke-width': day === state.day ? 4 : 1.5,
      rx: 6,
    };
    return [
      rect(x, y, width, height, look?.ground ?? (weekday > 4 ? 'none' : color.white), ring),
      look ? rect(x, y, 8, height, look.edge, { rx: 3 }) : '',
      day === data.today ? circle(x + 30, y + 26, 21, color.amber) : '',
      text(figure(day), x + 30, y + 35, {
        size: 26,
        weight: duty || day === data.today ? 600 : 400,
        fill: duty || day === data.today ? color.ink : color.muted,
        anchor: 'middle',
      }),
    ].join('');
  });
  return [...names, ...days].join('');
}
