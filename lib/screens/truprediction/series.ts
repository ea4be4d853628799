import type { TruPrediction } from '../../../content/schema/truprediction';
import { type } from '../frame';
import { color } from '../palette';
import { text } from '../pen';
import { circle, line, type Point, path, polyline, round, steps, stroke } from '../svg';
import type { PictureFormat } from '../types';
import { layouts, scales } from './axes';
import { classOf, type Facts } from './facts';
import { classFills, fadedIfWide, lit } from './night';

/** The schedules, and where each revision begins. The tall screen has no room for a fourth curve, the day-ahead schedule. */
export function schedules({ dayAhead, high }: TruPrediction, { schedule, revisions }: Facts, format: PictureFormat) {
  const { bottom, size } = layouts[format];
  const { x, y } = scales(format);
  // A revision that is not sent has a flag without colour, so that the slider changes attributes only.
  const flags = revisions.map(({ name, start, sent }) => {
    const top = y(high[start] ?? 0) - 12;
    return (
      line(x(start), top, x(start), bottom, sent ? color.muted : 'none', 1.5, { 'stroke-dasharray': '2 6' }) +
      text(name, x(start), top - 8, {
        ...type.small,
        size,
        weight: 600,
        anchor: 'middle',
        fill: sent ? color.ink : 'none',
      })
    );
  });
  return [
    ...flags,
    fadedIfWide(
      format,
      (format === 'wide' ? stroke(steps(dayAhead, x, y), color.muted, 2.5, { 'stroke-dasharray': '6 5' }) : '') +
        stroke(steps(schedule, x, y), color.ink, 3),
    ),
  ].join('');
}

/** The metered power, the deviation of each block, and the line at the current time. */
export function past({ actual, deviation }: Facts, format: PictureFormat): string {
  const { bottom, strip } = layouts[format];
  const { x, y, share, zero } = scales(format);
  const measured: Point[] = actual.map((value, block) => [x(block + 0.5), y(value)]);
  const now = x(actual.length);
  const lastY = y(actual.at(-1) ?? 0);
  const width = round(x(1) - x(0) - (format === 'wide' ? 2.4 : 1.4), 2);
  const bars = classFills.map((fill, index) =>
    path(
      deviation
        .map((value, block) =>
          classOf(value) === index
            ? `M${round(x(block) + 1)} ${round(zero, 2)}h${width}V${round(share(value), 2)}h-${width}z`
            : '',
        )
        .join(''),
      { fill },
    ),
  );
  return [
    fadedIfWide(
      format,
      stroke(polyline([[0, y(actual[0] ?? 0)], ...measured, [now, lastY]]), lit, format === 'wide' ? 8 : 6, {
        'stroke-linecap': 'round',
      }) + bars.join(''),
    ),
    // Two lines, because a row of text stands between the plots.
    line(now, lastY, now, bottom, color.amber, 4),
    line(now, strip.top, now, strip.bottom, color.amber, 4),
    circle(now, lastY, 12, color.amber, { stroke: color.white, 'stroke-width': 4 }),
  ].join('');
}
