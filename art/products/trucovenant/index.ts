import { day, figure, shortDay } from '../../lib/format';
import { color, tint } from '../../lib/palette';
import { page, screen, type } from '../../lib/shell';
import { circle, line, rect } from '../../lib/svg';
import { measure, text } from '../../lib/text';
import { calendar, count, type Duty, duties, iso, month, open, type State, stateOf } from './data';
import { detail } from './detail';

const grid = { left: 104, top: 268, width: 1032, height: 732 };
/** Weekends and the first week have no duties this month, so their cells are smaller. */
const weekend = { width: 82 };
const first = { height: 84 };
const cell = { width: (grid.width - 2 * weekend.width) / 5, height: (grid.height - first.height) / 4 };
const columnX = (weekday: number) =>
  grid.left + Math.min(weekday, 5) * cell.width + Math.max(0, weekday - 5) * weekend.width;
const weekY = (week: number) => grid.top + (week === 0 ? 0 : first.height + (week - 1) * cell.height);

/** Background, edge colour and label of each state. The label is shown with the counts above the calendar. */
const look: Record<State, { ground: string; edge: string; label: string }> = {
  filed: { ground: tint.field, edge: color.field, label: 'filed' },
  approval: { ground: tint.amber, edge: color.amber, label: 'in approval' },
  due: { ground: color.white, edge: color.ink, label: 'due' },
  late: { ground: tint.alarm, edge: color.alarm, label: 'overdue' },
};

export function trucovenant(): string {
  return screen({
    product: 'TruCovenant',
    label:
      'Compliance calendar of a month with statutory, lender and PPA duties, and the approval trail of one of them',
    subtitle: `${day(iso(1), { month: 'long', year: 'numeric' })} · ${duties.length} duties · today ${shortDay(iso(month.today))}`,
    body: counts() + monthView() + detail(),
  });
}

function counts(): string {
  let x: number = page.left;
  return (['filed', 'approval', 'due', 'late'] as const)
    .map((state) => {
      const { ground, edge, label } = look[state];
      const number = figure(count(state));
      const style = { size: 40, weight: 600 } as const;
      const drawn = [
        rect(x, 172, 12, 38, state === 'due' ? ground : edge, { stroke: edge, 'stroke-width': 2.5, rx: 2 }),
        text(number, x + 28, 206, style),
        text(label, x + 40 + measure(number, style), 206, { ...type.body, fill: color.muted }),
      ].join('');
      x += 40 + measure(number, style) + measure(label, type.body) + 52;
      return drawn;
    })
    .join('');
}

function monthView(): string {
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, index) =>
    text(name, columnX(index) + 20, grid.top - 14, { ...type.small, weight: 500 }),
  );
  const ground = rect(columnX(5), grid.top, 2 * weekend.width, grid.height, color.paper);
  const weeks = [0, 1, 2, 3, 4].map((week) =>
    line(grid.left, weekY(week), grid.left + grid.width, weekY(week), week === 0 ? color.ink : color.line, 2),
  );
  const columns = [1, 2, 3, 4, 5, 6, 7].map((index) =>
    line(columnX(index), grid.top, columnX(index), page.height, color.line, 1.5),
  );
  const days = calendar().map(({ day: number, weekday, week }) => {
    const [x, y] = [columnX(weekday), weekY(week)];
    const duty = duties.find((one) => one.day === number);
    return dayNumber(number, x, y) + (duty ? entry(duty, x, y) : '');
  });
  return [...weekdays, ground, ...weeks, ...columns, ...days].join('');
}

function dayNumber(number: number, x: number, y: number): string {
  const today = number === month.today;
  const middle = x + 36;
  const disc = today ? circle(middle, y + 30, 23, color.amber) : '';
  return (
    disc +
    text(figure(number), middle, y + 39, {
      size: 26,
      weight: today ? 600 : 400,
      fill: today ? color.ink : color.muted,
      anchor: 'middle',
    })
  );
}

function entry(duty: Duty, x: number, y: number): string {
  const { ground, edge } = look[stateOf(duty)];
  const box = { x: x + 10, y: y + 66, width: cell.width - 20, height: 82 };
  const chosen = duty === open.duty;
  return [
    rect(
      box.x,
      box.y,
      box.width,
      box.height,
      ground,
      stateOf(duty) === 'due' ? { stroke: color.line, 'stroke-width': 2, rx: 4 } : { rx: 4 },
    ),
    rect(box.x, box.y, 6, box.height, edge),
    chosen
      ? rect(box.x - 4, box.y - 4, box.width + 8, box.height + 8, 'none', {
          stroke: color.ink,
          'stroke-width': 3,
          rx: 7,
        })
      : '',
    text(duty.name, box.x + 18, box.y + 32, { size: 24, weight: 600 }),
    text(duty.kind, box.x + 18, box.y + 64, { size: 22, fill: color.muted }),
    text(duty.owner, box.x + box.width - 12, box.y + 64, { size: 22, weight: 600, anchor: 'end' }),
  ].join('');
}
