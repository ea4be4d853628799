import type { TruPrediction } from '../../../content/schema/truprediction';
import { BLOCKS, startOf } from '../../deviation';
import { figure, signed } from '../format';
import { page, tall, type } from '../frame';
import { memoize } from '../memoize';
import { color, mix } from '../palette';
import { measure, text } from '../pen';
import { circle, line, type Point, path, polyline, rect, round, steps, stroke } from '../svg';
import type { Box, PictureFormat } from '../types';
import type { Facts } from './facts';
import { lit } from './night';

/** The layout of both plots in pixels: power from 0 to 250 MW, and deviation from −15 to 15 % of capacity. */
const layouts = {
  wide: { edge: page.left, left: 216, right: 1096, top: 268, bottom: 664, strip: { top: 738, bottom: 912 }, size: 22 },
  tall: { edge: tall.left, left: 96, right: 684, top: 344, bottom: 600, strip: { top: 684, bottom: 826 }, size: 24 },
} as const;
const most = { power: 250, share: 0.15 };
const bandFill = mix(color.night, lit, 0.2);

function scales(format: PictureFormat) {
  const { left, right, top, bottom, strip } = layouts[format];
  const zero = (strip.top + strip.bottom) / 2;
  return {
    x: (block: number) => left + (block / BLOCKS) * (right - left),
    y: (megawatts: number) => bottom - (megawatts / most.power) * (bottom - top),
    zero,
    share: (value: number) =>
      zero - (Math.max(-most.share, Math.min(most.share, value)) / most.share) * (zero - strip.top),
  };
}

export function chartRegions(format: PictureFormat): Record<'power' | 'deviation', Box> {
  const { edge, right, top, bottom, strip } = layouts[format];
  return {
    power: [edge - 16, top - 88, right - edge + 32, bottom - top + 106],
    deviation: [edge - 16, strip.top - 48, right - edge + 32, strip.bottom - strip.top + 60],
  };
}

/** The area in which pointing selects a block. */
export function chartScrub(format: PictureFormat) {
  const { left, right, top, strip } = layouts[format];
  return { id: 'now', box: [left, top, right - left, strip.bottom - top] as Box, from: 0, to: BLOCKS };
}

/** The parts of both plots that do not change: legend, axes and forecast band. */
export const ground = memoize<TruPrediction>(({ low, high }, format) => {
  const { edge, left, right, top, strip, size } = layouts[format];
  const { x, y, share, zero } = scales(format);
  const small = { ...type.small, size };
  const levels = (format === 'wide' ? [0, 50, 100, 150, 200, 250] : [0, 100, 200]).map(
    (value) =>
      line(left, y(value), right, y(value), value === 0 ? color.ink : color.line, value === 0 ? 2 : 1.5) +
      text(figure(value), left - 14, y(value) + 8, { ...small, anchor: 'end' }),
  );
  const hours = [0, 24, 48, 72, 96].map((block) =>
    text(startOf(block), x(block), strip.bottom + 40, {
      ...small,
      anchor: block === 0 ? 'start' : block === 96 ? 'end' : 'middle',
    }),
  );
  const limits = [0.1, -0.1].map(
    (value) =>
      line(left, share(value), right, share(value), color.muted, 1.5, { 'stroke-dasharray': '2 6' }) +
      text(signed(value * 100), left - 14, share(value) + 8, { ...small, anchor: 'end' }),
  );
  const middle = (values: number[]): Point[] => values.map((value, block) => [x(block + 0.5), y(value)]);
  return [
    format === 'wide' ? text('MW, 96 blocks', edge, 212, type.heading) : '',
    legend(format, top),
    path(`${polyline(middle(high))}${polyline(middle(low).reverse()).replace('M', 'L')}Z`, { fill: bandFill }),
    ...levels,
    ...hours,
    text('Deviation per block, % of capacity', edge, strip.top - 16, { ...type.strong, size: size + 2 }),
    ...limits,
    line(left, zero, right, zero, color.ink, 2),
  ].join('');
});

function legend(format: PictureFormat, top: number): string {
  const style = { ...type.note, size: 24 };
  const [start, y, gap] = format === 'wide' ? [page.left + 262, 203, 34] : [tall.left, top - 62, 22];
  const entries: [label: string, symbol: (x: number) => string][] = [
    ['Forecast', (x) => rect(x, y - 11, 30, 22, bandFill, { rx: 3 })],
    ['Actual', (x) => line(x, y, x + 30, y, lit, 7)],
    ['Schedule', (x) => line(x, y, x + 30, y, color.ink, 3)],
    ['Day-ahead', (x) => line(x, y, x + 30, y, color.muted, 2.5, { 'stroke-dasharray': '6 5' })],
  ];
  let x: number = start;
  return entries
    .map(([label, symbol]) => {
      const entry = symbol(x) + text(label, x + 40, y + 8, style);
      x += 40 + measure(label, style) + gap;
      return entry;
    })
    .join('');
}

/** The schedules, and where each revision begins. */
export function schedules({ dayAhead }: TruPrediction, { schedule, revisions }: Facts, format: PictureFormat): string {
  const { top, bottom, size } = layouts[format];
  const { x, y } = scales(format);
  // A revision that is not sent has a flag without colour, so that the slider changes attributes only.
  const flags = revisions.map(
    ({ name, start, sent }) =>
      line(x(start), top - 10, x(start), bottom, sent ? color.muted : 'none', 1.5, { 'stroke-dasharray': '2 6' }) +
      text(name, x(start), top - 16, {
        ...type.small,
        size,
        weight: 600,
        anchor: 'middle',
        fill: sent ? color.ink : 'none',
      }),
  );
  return [
    ...flags,
    stroke(steps(dayAhead, x, y), color.muted, 2.5, { 'stroke-dasharray': '6 5' }),
    stroke(steps(schedule, x, y), color.ink, 3),
  ].join('');
}

/** The metered power, the deviation of each block, and the line at the current time. */
export function past({ actual, deviation }: Facts, format: PictureFormat): string {
  const { top, strip } = layouts[format];
  const { x, y, share, zero } = scales(format);
  const measured: Point[] = actual.map((value, block) => [x(block + 0.5), y(value)]);
  const [lastX, lastY] = measured.at(-1) ?? [0, 0];
  const width = round(x(1) - x(0) - (format === 'wide' ? 2 : 1.4), 2);
  const bars = (over: boolean) =>
    deviation
      .map((value, block) =>
        Math.abs(value) >= 0.1 === over
          ? `M${round(x(block) + 1)} ${round(zero, 2)}h${width}V${round(share(value), 2)}h-${width}z`
          : '',
      )
      .join('');
  const now = x(actual.length);
  return [
    stroke(polyline(measured), lit, format === 'wide' ? 7 : 6, { 'stroke-linecap': 'round' }),
    path(bars(false), { fill: lit }),
    path(bars(true), { fill: color.alarm }),
    line(now, top - 14, now, strip.bottom, color.amber, 4),
    circle(lastX, lastY, 12, color.amber, { stroke: color.white, 'stroke-width': 4 }),
  ].join('');
}
