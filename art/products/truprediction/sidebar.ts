import { blockTime, figure, percent, signed } from '../../lib/format';
import { color, mix, tint } from '../../lib/palette';
import { page, type } from '../../lib/shell';
import { line, rect } from '../../lib/svg';
import { measure, text } from '../../lib/text';
import { classes, moved, now, revisions, share } from './data';

const aside = { left: 1136, text: 1176, right: page.right };

/** The effect of the revisions: deviation with and without them, blocks by deviation, list of revisions. */
export function sidebar(): string {
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
    rect(aside.text, 898, measure(sent, type.strong) + 36, 48, mix(tint.amber, color.amber, 0.12), { rx: 6 }),
    text(sent, aside.text + 18, 931, type.strong),
  ].join('');
}
