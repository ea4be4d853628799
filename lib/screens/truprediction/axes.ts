import type { TruPrediction } from '../../../content/schema/truprediction';
import { BLOCKS, startOf } from '../../blocks';
import { fadeMask } from '../fading';
import { figure, shortDay, signed } from '../format';
import { type } from '../frame';
import { memoize } from '../memoize';
import { color, mix } from '../palette';
import { measure, text } from '../pen';
import { line, type Point, path, polyline, rect } from '../svg';
import type { Box, PictureFormat } from '../types';
import { fadedIfWide, lit, page } from './night';

/**
 * The layout of both plots in pixels: power from 0 to 250 MW, and deviation from −12.5 to 12.5 % of capacity (`strip`). `title` and
 * `classes` are the baselines of the strip's title and key.
 */
export const layouts = {
  wide: {
    ...page.wide,
    top: 104,
    bottom: 572,
    strip: { top: 636, bottom: 796 },
    title: 609,
    classes: 609,
    key: 42,
    size: 22,
  },
  tall: {
    ...page.tall,
    top: 318,
    bottom: 640,
    strip: { top: 744, bottom: 846 },
    title: 675,
    classes: 708,
    key: 276,
    size: 24,
  },
} as const;
const most = { power: 250, share: 0.125 };
const bandFill = mix(color.night, lit, 0.26);

export function scales(format: PictureFormat) {
  const { width, top, bottom, strip } = layouts[format];
  const zero = (strip.top + strip.bottom) / 2;
  return {
    x: (block: number) => (block / BLOCKS) * width,
    y: (megawatts: number) => bottom - (megawatts / most.power) * (bottom - top),
    zero,
    share: (value: number) =>
      zero - (Math.max(-most.share, Math.min(most.share, value)) / most.share) * (zero - strip.top),
  };
}

/** The regions of both plots. */
export function chartRegions(format: PictureFormat): Record<'power' | 'deviation', Box> {
  const { width, bottom, strip, title, key } = layouts[format];
  return {
    power: [8, key - 28, width - 16, bottom - key + 40],
    deviation: [8, title - 30, width - 16, strip.bottom - title + 42],
  };
}

/** The area in which pointing selects a block. */
export function chartScrub(format: PictureFormat) {
  const { width, top, strip } = layouts[format];
  return { id: 'now', box: [0, top, width, strip.bottom - top] as Box, from: 0, to: BLOCKS };
}

/** The parts of both plots that do not change: legend, axes and forecast band. */
export const ground = memoize<TruPrediction>(({ available, date, low, high }, format) => {
  const { width, left, right, strip, title, size } = layouts[format];
  const { x, y, share, zero } = scales(format);
  const small = { ...type.small, size };
  const wide = format === 'wide';
  // On the wide screen results and revisions (summary.ts) take the place of the upper level.
  const levels = wide ? [100] : [100, 200];
  // The plots run to the edges of the window, where the labels of the first and last hour have no room.
  const hours = [24, 48, 72].map((block) =>
    text(startOf(block), x(block), strip.bottom + (wide ? 30 : 40), { ...small, anchor: 'middle' }),
  );
  const limits = [0.1, -0.1];
  const middle = (values: number[]): Point[] => [
    [0, y(values[0] ?? 0)],
    ...values.map((value, block): Point => [x(block + 0.5), y(value)]),
    [width, y(values.at(-1) ?? 0)],
  ];
  return [
    wide ? fadeMask('truprediction') : '',
    fadedIfWide(
      format,
      [
        ...levels.map((value) => line(0, y(value), width, y(value), color.line, 1.5)),
        path(`${polyline(middle(high))}${polyline(middle(low).reverse()).replace('M', 'L')}Z`, { fill: bandFill }),
        line(0, y(0), width, y(0), color.ink, 2),
        ...limits.map((value) =>
          line(0, share(value), width, share(value), color.muted, 1.5, { 'stroke-dasharray': '2 6' }),
        ),
        line(0, zero, width, zero, color.ink, 2),
      ].join(''),
    ),
    ...levels.map((value) => text(`${value} MW`, right, y(value) - 8, { ...small, anchor: 'end' })),
    legend(format),
    text(`${figure(available)} MW of solar and wind · ${shortDay(date)} · Illustrative data`, left, 50, type.note),
    ...hours,
    text('Deviation per block, % of capacity', left, title, { ...type.strong, size: size + 2 }),
    ...limits.map((value) => text(`${signed(value * 100)}%`, left, share(value) + (value > 0 ? -6 : 22), small)),
  ].join('');
});

function legend(format: PictureFormat): string {
  const { left, right, key: y } = layouts[format];
  const entries: [label: string, symbol: (x: number) => string][] = [
    ['Forecast', (x) => rect(x, y - 11, 30, 22, bandFill, { rx: 3 })],
    ['Actual', (x) => line(x, y, x + 30, y, lit, 7)],
    ['Schedule', (x) => line(x, y, x + 30, y, color.ink, 3)],
  ];
  if (format === 'wide')
    entries.push(['Day-ahead', (x) => line(x, y, x + 30, y, color.muted, 2.5, { 'stroke-dasharray': '6 5' })]);
  const widths = entries.map(([label]) => 40 + measure(label, type.note));
  const free = right - left - widths.reduce((all, width) => all + width);
  const gap = Math.min(32, free / (entries.length - 1));
  let x = format === 'wide' ? left + free - gap * (entries.length - 1) : left;
  return entries
    .map(([label, symbol], index) => {
      const entry = symbol(x) + text(label, x + 40, y + 8, type.note);
      x += (widths[index] ?? 0) + gap;
      return entry;
    })
    .join('');
}
