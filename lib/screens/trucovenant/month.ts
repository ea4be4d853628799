import type { TruCovenant } from '../../../content/schema/trucovenant';
import { figure, shortDay } from '../format';
import { bleed, tall, type } from '../frame';
import { color, mix } from '../palette';
import { measure, text } from '../pen';
import { circle, line, rect } from '../svg';
import type { Box, PictureFormat, SpotGroup } from '../types';
import { stateColors } from './colors';
import { calendar, type Duty, dutiesOf, iso, type State, stateNames, stateOf, states } from './facts';

/** From a column's left edge to its weekday, its dates and the text of its duties. */
const inset = 24;
const grid = { left: bleed.left, top: 190, width: 968, bottom: 838 };
/** Weekends have few duties, so their columns are narrower: a duty there shows its owner only. A first week without duties is lower. */
const weekend = { width: 68, ground: mix(color.paper, color.line, 0.3) };
const first = { height: 62 };
const cell = { width: (grid.width - 2 * weekend.width) / 5, height: (grid.bottom - grid.top - first.height) / 4 };
const columnX = (weekday: number) =>
  grid.left + Math.min(weekday, 5) * cell.width + Math.max(0, weekday - 5) * weekend.width;
const weekY = (week: number) => grid.top + (week === 0 ? 0 : first.height + (week - 1) * cell.height);

export const monthRegions: Record<'counts' | 'month', Box> = {
  counts: [grid.left, 76, 800, 62],
  month: [grid.left, 148, grid.width, bleed.height - 152],
};

/** The row of counts: its left edge and baseline, the size of a number and its bar, and the distance between two counts. */
const countRows = {
  wide: { left: bleed.left, base: 122, size: 40, bar: [12, 38], label: type.body, gap: 52 },
  tall: { left: tall.left, base: 868, size: 30, bar: [10, 28], label: type.note, gap: 32 },
} as const;

/** How many duties are in each state. It is also the key to the colours of the days. */
export function counts(data: TruCovenant, state: State, format: PictureFormat): string {
  const { left, base, size, bar, label, gap } = countRows[format];
  let x: number = left;
  return states
    .map((name) => {
      const number = figure(dutiesOf(data, state).filter((duty) => stateOf(duty, data.today) === name).length);
      const style = { size, weight: 600 } as const;
      const [width, height] = bar;
      const drawn = [
        rect(x, base + 4 - height, width, height, stateColors[name].edge, { rx: 2 }),
        text(number, x + width + 16, base, style),
        text(stateNames[name], x + width + 28 + measure(number, style), base, { ...label, fill: color.muted }),
      ].join('');
      x += width + 28 + measure(number, style) + measure(stateNames[name], label) + gap;
      return drawn;
    })
    .join('');
}

/** The days of the month as a grid of weeks. Days without a duty can be chosen too. */
export function daySpots(data: TruCovenant, state: State, boxOf: (weekday: number, week: number) => Box): SpotGroup {
  const days = calendar(data);
  const duties = dutiesOf(data, state);
  return {
    label: data.labels.calendar,
    columns: 7,
    offset: days[0]?.weekday ?? 0,
    spots: days.map(({ day, weekday, week }) => {
      const duty = duties.find((one) => one.day === day);
      const when = shortDay(iso(data, day));
      return {
        id: String(day),
        label: duty ? `${when}: ${duty.title}` : when,
        box: boxOf(weekday, week),
        on: day === state.day,
      };
    }),
  };
}

export const wideBox = (weekday: number, week: number): Box => [
  columnX(weekday),
  weekY(week),
  columnX(weekday + 1) - columnX(weekday),
  weekY(week + 1) - weekY(week),
];

export function month(data: TruCovenant, state: State): string {
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((name, index) =>
    text(name, columnX(index) + inset, grid.top - 14, { ...type.small, weight: 500 }),
  );
  const ground = rect(columnX(5), grid.top, 2 * weekend.width, grid.bottom - grid.top, weekend.ground);
  const weeks = [0, 1, 2, 3, 4, 5].map((week) =>
    line(grid.left, weekY(week), grid.left + grid.width, weekY(week), week === 0 ? color.ink : color.line, 2),
  );
  const columns = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
    line(columnX(index), grid.top, columnX(index), grid.bottom, color.line, 1.5),
  );
  const duties = dutiesOf(data, state);
  const days = calendar(data).map(({ day, weekday, week }) => {
    const [x, y] = [columnX(weekday), weekY(week)];
    const duty = duties.find((one) => one.day === day);
    const chosen = !duty && day === state.day;
    const chosenRing = chosen ? ring(x + 6, y + 6, columnX(weekday + 1) - x - 12, weekY(week + 1) - y - 12) : '';
    return (
      chosenRing +
      dayNumber(day, x, y, data.today) +
      (duty ? entry(data, duty, x, y, columnX(weekday + 1) - x, day === state.day) : '')
    );
  });
  return [...weekdays, ground, ...weeks, ...columns, ...days].join('');
}

/** The outline of the chosen day or duty. */
const ring = (x: number, y: number, width: number, height: number) =>
  rect(x, y, width, height, 'none', { stroke: color.ink, 'stroke-width': 3, rx: 7 });

function dayNumber(number: number, x: number, y: number, today: number): string {
  const now = number === today;
  const style = { size: 26, weight: now ? 600 : 400, fill: now ? color.ink : color.muted } as const;
  const middle = x + inset + measure(figure(number), style) / 2;
  return (now ? circle(middle, y + 30, 23, color.amber) : '') + text(figure(number), x + inset, y + 39, style);
}

function entry(data: TruCovenant, duty: Duty, x: number, y: number, column: number, chosen: boolean): string {
  const state = stateOf(duty, data.today);
  const { ground, edge } = stateColors[state];
  const box = { x: x + 10, y: y + 55, width: column - 20, height: 82 };
  const full = column > weekend.width;
  return [
    rect(box.x, box.y, box.width, box.height, ground, {
      rx: 4,
      ...(state === 'due' ? { stroke: color.line, 'stroke-width': 2 } : {}),
    }),
    rect(box.x, box.y, 6, box.height, edge),
    chosen ? ring(box.x - 4, box.y - 4, box.width + 8, box.height + 8) : '',
    full ? text(duty.name, x + inset, box.y + 32, { size: 24, weight: 600, room: box.width - inset }) : '',
    full ? text(duty.kind, x + inset, box.y + 64, { size: 22, fill: color.muted }) : '',
    text(duty.owner, box.x + box.width - (full ? 10 : 6), box.y + 64, { size: 22, weight: 600, anchor: 'end' }),
  ].join('');
}
