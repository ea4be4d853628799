import { blockTime, figure, percent, shortDay, signed } from '../lib/format';
import { color, mix, tint } from '../lib/palette';
import { page, screen, type } from '../lib/shell';
import { BLOCKS } from '../lib/solar';
import { line, type Point, path, polyline, rect, round, steps, stroke } from '../lib/svg';
import { measure, text } from '../lib/text';
import {
  actual,
  available,
  band,
  classes,
  date,
  dayAhead,
  deviation,
  moved,
  now,
  revisions,
  schedule,
  share,
} from './truprediction.data';

const aside = { left: 1136, text: 1176, right: page.right };
const plot = { left: 216, right: 1096, top: 268, bottom: 664, most: 250 };
const strip = { top: 738, bottom: 912, most: 0.15 };
const bandFill = mix(color.white, color.field, 0.15);

const blockX = (block: number) => plot.left + (block / BLOCKS) * (plot.right - plot.left);
const powerY = (megawatts: number) => plot.bottom - (megawatts / plot.most) * (plot.bottom - plot.top);
const shareY = (value: number) => {
  const middle = (strip.top + strip.bottom) / 2;
  return middle - (Math.max(-strip.most, Math.min(strip.most, value)) / strip.most) * (middle - strip.top);
};

export function truprediction(): string {
  return screen({
    product: 'TruPrediction',
    label:
      'Forecast band, schedules and generation in 96 blocks, with the deviation of each block and the revisions of the day',
    subtitle: `Solar and wind · ${figure(available)} MW · ${shortDay(date)}, ${blockTime(now)} IST`,
    body: legend() + axes() + curves() + deviations() + sidebar(),
  });
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
      text(`${signed(value * 100)} %`, plot.left - 16, shareY(value) + 8, { ...type.small, anchor: 'end' }),
  );
  return (
    text('Deviation per block', page.left, 722, type.strong) +
    limits.join('') +
    bars.join('') +
    line(plot.left, zero, plot.right, zero, color.ink, 2)
  );
}

function sidebar(): string {
  const width = aside.right - aside.text;
  const bar = (value: number) => (value / share.dayAhead) * width;
  const value = figure(share.revised * 100, 1);
  return [
    rect(aside.left, page.top + 1, page.width - aside.left, page.height - page.top, color.paper),
    text('Deviation until now', aside.text, 212, type.heading),
    text(value, aside.text - 3, 302, { ...type.figure, size: 84 }),
    text('% of capacity', aside.text + measure(value, { ...type.figure, size: 84 }) + 16, 302, {
      ...type.body,
      fill: color.muted,
    }),
    rect(aside.text, 332, bar(share.revised), 18, color.field),
    text(`With ${revisions.length} revisions`, aside.text, 384, type.note),
    text(percent(share.revised), aside.right, 384, { ...type.note, weight: 600, fill: color.ink, anchor: 'end' }),
    rect(aside.text, 408, bar(share.dayAhead), 18, mix(color.paper, color.muted, 0.45)),
    text('Day-ahead alone', aside.text, 460, type.note),
    text(percent(share.dayAhead), aside.right, 460, { ...type.note, weight: 600, fill: color.ink, anchor: 'end' }),
    distribution(width),
    revisionList(),
  ].join('');
}

function distribution(width: number): string {
  const y = 520;
  const fills = [color.field, mix(color.paper, color.field, 0.4), color.alarm];
  let x = aside.text;
  const bars = classes.map(({ blocks }, index) => {
    const size = (blocks / now) * width;
    const bar = rect(x, y + 26, Math.max(0, size - 3), 18, fills[index] ?? color.muted);
    x += size;
    return bar;
  });
  const ends = [aside.text, aside.text + width / 2, aside.right];
  const anchors = ['start', 'middle', 'end'] as const;
  const labels = classes.map(
    ({ label, blocks }, index) =>
      text(figure(blocks), ends[index] ?? 0, y + 84, { ...type.heading, anchor: anchors[index] }) +
      text(label, ends[index] ?? 0, y + 114, { ...type.small, anchor: anchors[index] }),
  );
  return text(`${figure(now)} blocks by deviation`, aside.text, y + 4, type.strong) + bars.join('') + labels.join('');
}

function revisionList(): string {
  const top = 694;
  const rows = revisions.map(({ name, made, start }, index) => {
    const y = top + 58 + index * 58;
    return [
      line(aside.text, y - 38, aside.right, y - 38, color.line, 2),
      text(name, aside.text, y, type.strong),
      text(`${blockTime(made)}, from ${blockTime(start)}`, aside.text + 50, y, { ...type.note, fill: color.ink }),
      text(`${signed(moved[index] ?? 0)} MWh`, aside.right, y, {
        ...type.note,
        weight: 600,
        fill: color.ink,
        anchor: 'end',
      }),
    ].join('');
  });
  const sent = 'R3 sent to the QCA';
  return [
    text('Intraday revisions', aside.text, top, type.strong),
    ...rows,
    rect(aside.text, 890, measure(sent, type.strong) + 36, 48, mix(tint.amber, color.amber, 0.12), { rx: 6 }),
    text(sent, aside.text + 18, 923, type.strong),
  ].join('');
}
