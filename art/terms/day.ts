import { BLOCKS } from '../../lib/blocks';
import { days, ringDays } from '../../lib/curve';
import { color, mix } from '../../lib/screens/palette';
import { circle, line, path, polyline, rect, round, steps, stroke } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

/** The area below a curve. */
export const pale = mix(color.sky, color.paper, 0.25);
const hours = Array.from({ length: BLOCKS + 1 }, (_, block) => (block * 24) / BLOCKS);
/** The limit that the grid sets to the output, as a share of full power. */
const limit = 0.86;
const actual = (hour: number) => Math.min(days.solar(hour), limit);
/** The schedule knows of the limit, but not of the afternoon's cloud, and is late by half a block. */
const planned = (hour: number) => Math.min(ringDays.clear(hour - 0.125), limit);
/** The hours in which the battery discharges. */
const evening = [18.75, 21.5] as const;

/**
 * A day of a solar plant with storage, above the list of terms: available capacity, curtailment, schedule, deviation, and the
 * battery in the evening. It shows no real values.
 */
function day(width: number, height: number, size: number): string {
  const ground = height - size * 1.6;
  const full = ground - size * 3.2;
  const x = (hour: number) => (width * hour) / 24;
  const y = (share: number) => ground - full * share;
  const at = (hour: number, power: (hour: number) => number) => [x(hour), y(power(hour))] as const;
  const area = (from: (hour: number) => number, to: (hour: number) => number, fill: string, [start, end] = [0, 24]) => {
    const shown = hours.filter((hour) => hour >= start && hour <= end);
    return path(
      `${polyline([...shown.map((hour) => at(hour, from)), ...shown.reverse().map((hour) => at(hour, to))])}Z`,
      { fill },
    );
  };
  const label = { size, weight: 600 } as const;
  /** A label with a leader line. */
  const labelled = (
    name: string,
    hour: number,
    share: number,
    toHour: number,
    toShare: number,
    anchor: 'start' | 'end',
  ) =>
    text(name, x(hour), y(share), { ...label, anchor }) +
    line(x(hour) + (anchor === 'end' ? 6 : -6), y(share) - size * 0.35, x(toHour), y(toShare), color.ink, 1) +
    circle(x(toHour), y(toShare), 2.5, color.ink);
  const capacity = y(1) - size * 1.3;
  const schedule = steps(hours.slice(0, -1).map(planned), (block) => x(hours[block] ?? 24), y);
  /** The blocks from one tick to the next: one, or the four of an hour. */
  const every = width > 600 ? 1 : 4;
  return document(
    width,
    height,
    'A day and its terms',
    [
      area(actual, () => 0, pale),
      area(
        (hour) => Math.max(days.solar(hour), limit),
        () => limit,
        color.amber,
        [10, 14],
      ),
      path(`${schedule}${polyline([...hours].reverse().map((hour) => at(hour, actual))).replace('M', 'L')}Z`, {
        fill: mix(color.paper, color.field, 0.45),
      }),
      stroke(polyline(hours.map((hour) => at(hour, actual))), color.field, 3),
      stroke(schedule, color.ink, 1.25),
      rect(x(evening[0]), y(0.42), x(evening[1]) - x(evening[0]), full * 0.42, color.amber),
      line(0, capacity, width, capacity, color.ink, 1.5),
      stroke(
        hours
          .filter((_, block) => block % every === 0)
          .map((hour) => `M${round(x(hour))} ${round(ground)}v${hour % 6 ? -5 : -12}`)
          .join(''),
        color.muted,
        1,
      ),
      ...[6, 12, 18].map((hour) =>
        text(`${hour}:00`.padStart(5, '0'), x(hour), height - 3, { size, fill: color.muted, anchor: 'middle' }),
      ),
      text('Available capacity', 0, capacity - size * 0.6, label),
      labelled('Curtailment', 8.6, 0.94, 11.4, 0.94, 'end'),
      labelled('Schedule', 5.4, 0.5, 8.5, planned(8.5), 'end'),
      labelled('Deviation', 16.4, 0.94, 14.4, 0.76, 'start'),
      text('BESS', x((evening[0] + evening[1]) / 2), y(0.42) - size * 0.6, { ...label, anchor: 'middle' }),
    ].join(''),
  );
}

/** The two editions of the day, by file name. */
export const dayOfTerms = () => ({ 'day.svg': day(1240, 344, 21), 'day-portrait.svg': day(350, 252, 14) });
