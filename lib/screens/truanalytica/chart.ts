import { BLOCKS, startOf } from '../../blocks';
import { figure } from '../format';
import { canvas, page, tall, type } from '../frame';
import { color } from '../palette';
import { measure, text } from '../pen';
import { line, path, rect, round, steps, stroke } from '../svg';
import type { Box, PictureFormat } from '../types';
import type { Facts } from './facts';
import { forecastNote } from './table';

/** The plot area in pixels. */
const plots = {
  wide: { left: page.left + 64, right: 1068, top: 382, bottom: 632, size: 22 },
  tall: { left: tall.left + 64, right: 684, top: 652, bottom: 842, size: 24 },
} as const;
/** The baseline of the title above the plot. */
const chartHead = (format: PictureFormat) => plots[format].top - 30;

const titles = {
  wide: { ...type.heading, room: 600 },
  tall: { size: 24, weight: 600, room: 220 },
} as const;

/** The area in which pointing selects a block. */
export function chartScrub(format: PictureFormat) {
  const { left, right, top, bottom } = plots[format];
  return { id: 'now', box: [left, top, right - left, bottom - top] as Box, from: 0, to: BLOCKS };
}

/**
 * The power axis: the smallest step whose three intervals reach the highest value. It goes below zero if a storage
 * charges.
 */
function axis({ power, forecast }: Facts) {
  const high = Math.max(0, ...power, ...forecast);
  const step = [10, 20, 25, 40, 50, 80, 100].find((size) => high <= size * 3) ?? 100;
  const low = Math.min(0, ...power, ...forecast);
  return { max: step * 3, min: low < -1 ? -step * Math.ceil(-low / step) : 0, step };
}

/** Generation per block as bars, the last one in amber; the forecast as a step line over the whole day. */
export function chart(shown: Facts, format: PictureFormat, title: string): string {
  const { left, right, top, bottom, size } = plots[format];
  const { max, min, step } = axis(shown);
  const x = (block: number) => left + (block / BLOCKS) * (right - left);
  const y = (megawatts: number) => bottom - ((megawatts - min) / (max - min)) * (bottom - top);
  const small = { ...type.small, size };
  const values = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
  const grid = values.map(
    (value) =>
      line(left, y(value), right, y(value), value === 0 ? color.ink : color.line, value === 0 ? 2 : 1.5) +
      text(figure(value), left - 14, y(value) + 8, { ...small, anchor: 'end' }),
  );
  const width = round(x(1) - x(0) - 1.6, 2);
  const bar = (value: number, block: number) =>
    `M${round(x(block) + 0.8)} ${round(y(0))}h${width}V${round(y(value), 2)}h-${width}z`;
  const last = shown.power.length - 1;
  const hours = [0, 24, 48, 72, 96].map((block) =>
    text(startOf(block), x(block), bottom + 32, {
      ...small,
      anchor: block === 0 ? 'start' : block === 96 ? 'end' : 'middle',
    }),
  );
  return [
    text(title, canvas(format).left, chartHead(format), titles[format]),
    format === 'wide'
      ? legend('wide', 'Actual', 'Forecast')
      : legend('tall', `${figure(shown.energy)} MWh`, forecastNote(shown)),
    ...grid,
    path(shown.power.slice(0, last).map(bar).join(''), { fill: color.field }),
    path(bar(shown.power[last] ?? 0, last), { fill: color.amber }),
    stroke(steps(shown.forecast, x, y), color.ink, 2.5),
    ...hours,
    format === 'wide' ? present(shown, x(last + 0.5), y(shown.power[last] ?? 0), top) : '',
  ].join('');
}

/** The legend of the bars and the line. The tall screen has the day's energy in place of the names. */
function legend(format: PictureFormat, actual: string, forecast: string): string {
  const y = chartHead(format);
  const [bar, step, length] = format === 'wide' ? [774, 902, 42] : [270, 440, 30];
  return [
    rect(bar, y - 19, 22, 22, color.field),
    text(actual, bar + 32, y, type.note),
    line(step, y - 8, step + length, y - 8, color.ink, 2.5),
    text(forecast, step + length + 12, y, type.note),
  ].join('');
}

/** The label of the last block: its power and time, on the side that has room. */
function present({ power }: Facts, x: number, y: number, top: number): string {
  const value = `${figure(power.at(-1) ?? 0, 1)} MW`;
  const time = startOf(power.length - 1);
  const width = measure(value, type.strong) + 14 + measure(time, type.note);
  const start = x + 16 + width > plots.wide.right ? x - 16 - width : x + 16;
  return (
    line(x, y - 8, x, top - 2, color.ink, 2.5) +
    text(value, start, top + 32, type.strong) +
    text(time, start + 14 + measure(value, type.strong), top + 32, type.note)
  );
}
