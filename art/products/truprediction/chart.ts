import { blockTime, figure, signed } from '../../lib/format';
import { color, mix } from '../../lib/palette';
import { page, type } from '../../lib/shell';
import { BLOCKS } from '../../lib/solar';
import { line, type Point, path, polyline, rect, round, steps, stroke } from '../../lib/svg';
import { measure, text } from '../../lib/text';
import { actual, band, dayAhead, deviation, now, revisions, schedule } from './data';

/** The upper plot in pixels; its y axis shows 0 to `max` MW. */
const plot = { left: 216, right: 1096, top: 268, bottom: 664, max: 250 };
/** The lower plot in pixels; its y axis shows deviations from −`max` to `max`, as shares of capacity. */
const strip = { top: 738, bottom: 912, max: 0.15 };
const bandFill = mix(color.white, color.field, 0.15);

const blockX = (block: number) => plot.left + (block / BLOCKS) * (plot.right - plot.left);
const powerY = (megawatts: number) => plot.bottom - (megawatts / plot.max) * (plot.bottom - plot.top);
const shareY = (value: number) => {
  const middle = (strip.top + strip.bottom) / 2;
  return middle - (Math.max(-strip.max, Math.min(strip.max, value)) / strip.max) * (middle - strip.top);
};

/** Upper plot: forecast, schedules and generation. Lower plot: deviation of generation from the schedule. */
export function chart(): string {
  return legend() + axes() + curves() + deviations();
}

function legend(): string {
  const entries: [label: string, sign: (x: number) => string][] = [
    ['Forecast', (x) => rect(x, 192, 34, 22, bandFill, { rx: 3 })],
    ['Actual', (x) => line(x, 203, x + 34, 203, color.field, 7)],
    ['Schedule', (x) => line(x, 203, x + 34, 203, color.ink, 3)],
    ['Day-ahead', (x) => line(x, 203, x + 34, 203, color.muted, 2.5, { 'stroke-dasharray': '6 5' })],
  ];
  let x: number = page.left + 262;
  const drawn = entries.map(([label, sign]) => {
    const entry = sign(x) + text(label, x + 46, 211, type.note);
    x += 46 + measure(label, type.note) + 34;
    return entry;
  });
  return text('MW, 96 blocks', page.left, 212, type.heading) + drawn.join('');
}

function axes(): string {
  const levels = [0, 50, 100, 150, 200, 250].map(
    (value) =>
      line(
        plot.left,
        powerY(value),
        plot.right,
        powerY(value),
        value === 0 ? color.ink : color.line,
        value === 0 ? 2 : 1.5,
      ) + text(figure(value), plot.left - 16, powerY(value) + 8, { ...type.small, anchor: 'end' }),
  );
  const hours = [0, 24, 48, 72, 96].map((block) =>
    text(block === 96 ? '24:00' : blockTime(block), blockX(block), strip.bottom + 44, {
      ...type.small,
      anchor: block === 0 ? 'start' : block === 96 ? 'end' : 'middle',
    }),
  );
  return levels.join('') + hours.join('');
}

function curves(): string {
  const middle = (block: number) => blockX(block + 0.5);
  const high: Point[] = band.map((one, block) => [middle(block), powerY(one.high)]);
  const low: Point[] = band.map((one, block) => [middle(block), powerY(one.low)]);
  const measured: Point[] = actual.map((value, block) => [middle(block), powerY(value)]);
  const [x, y] = measured.at(-1) ?? [0, 0];
  const flags = revisions.map(({ name, start }) => {
    const at = blockX(start);
    return (
      line(at, plot.top - 14, at, plot.bottom, color.muted, 1.5, { 'stroke-dasharray': '2 6' }) +
      text(name, at, plot.top - 20, { ...type.small, weight: 600, anchor: 'middle', fill: color.ink })
    );
  });
  return [
    path(`${polyline(high)}${polyline([...low].reverse()).replace('M', 'L')}Z`, { fill: bandFill }),
    flags.join(''),
    stroke(steps(dayAhead, blockX, powerY), color.muted, 2.5, { 'stroke-dasharray': '6 5' }),
    stroke(steps(schedule, blockX, powerY), color.ink, 3),
    stroke(polyline(measured), color.field, 7, { 'stroke-linecap': 'round' }),
    line(blockX(now), plot.top - 14, blockX(now), strip.bottom, color.amber, 4),
    `<circle cx="${round(x)}" cy="${round(y)}" r="12" fill="${color.amber}" stroke="${color.white}" stroke-width="4"/>`,
  ].join('');
}

function deviations(): string {
  const width = blockX(1) - blockX(0) - 2;
  const zero = shareY(0);
  const bars = deviation.map((value, block) => {
    const y = shareY(value);
    return rect(
      blockX(block) + 1,
      Math.min(y, zero),
      width,
      Math.max(2, Math.abs(y - zero)),
      Math.abs(value) >= 0.1 ? color.alarm : color.field,
    );
  });
  const limits = [0.1, -0.1].map(
    (value) =>
      line(plot.left, shareY(value), plot.right, shareY(value), color.muted, 1.5, { 'stroke-dasharray': '2 6' }) +
      text(signed(value * 100), plot.left - 16, shareY(value) + 8, { ...type.small, anchor: 'end' }),
  );
  return (
    text('Deviation per block, % of capacity', page.left, 722, type.strong) +
    limits.join('') +
    bars.join('') +
    line(plot.left, zero, plot.right, zero, color.ink, 2)
  );
}
