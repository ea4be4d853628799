import { startOf } from '../../deviation';
import { figure, percent, signed } from '../format';
import { aside, asideGround, tall, type } from '../frame';
import { color, mix } from '../palette';
import { measure, text } from '../pen';
import { line, rect } from '../svg';
import type { Box } from '../types';
import type { Facts } from './facts';
import { lit } from './night';

const width = aside.right - aside.text;
/** The bar of what the day-ahead schedule alone would have given. */
const paleBar = mix(color.night, color.mist, 0.45);

export const sidebarRegions: Record<'result' | 'classes' | 'revisions', Box> = {
  result: [aside.text - 20, 172, width + 40, 306],
  classes: [aside.text - 20, 494, width + 40, 158],
  revisions: [aside.text - 20, 660, width + 40, 300],
};

const sentOf = ({ revisions }: Facts) => revisions.filter(({ sent }) => sent);
/** `3 revisions`, `1 revision`, `no revision`. */
const revisionCount = (count: number) => `${count || 'no'} revision${count > 1 ? 's' : ''}`;

/** A deviation as a part of the larger of both, with and without revisions: the length of its bar. */
const partOf = ({ share }: Facts, value: number) => value / Math.max(share.dayAhead, share.revised);

/** The effect of the revisions: deviation with and without them, blocks by deviation, list of revisions. */
export function sidebar(shown: Facts): string {
  const { share } = shown;
  const bar = (value: number) => partOf(shown, value) * width;
  const value = figure(share.revised * 100, 1);
  const figureStyle = { ...type.figure, size: 84 };
  const end = { ...type.note, weight: 600, fill: color.ink, anchor: 'end' } as const;
  return [
    asideGround(),
    text('Deviation until now', aside.text, 212, type.heading),
    text(value, aside.text - 3, 302, figureStyle),
    text('% of capacity', aside.text + measure(value, figureStyle) + 16, 302, { ...type.body, fill: color.muted }),
    rect(aside.text, 332, bar(share.revised), 18, lit),
    text(`With ${revisionCount(sentOf(shown).length)}`, aside.text, 384, type.note),
    text(percent(share.revised), aside.right, 384, end),
    rect(aside.text, 408, bar(share.dayAhead), 18, paleBar),
    text('Day-ahead alone', aside.text, 460, type.note),
    text(percent(share.dayAhead), aside.right, 460, end),
    distribution(shown),
    revisionList(shown),
  ].join('');
}

function distribution({ classes, actual }: Facts): string {
  const y = 520;
  const fills = [lit, mix(color.night, lit, 0.5), color.alarm];
  let x = aside.text;
  const bars = classes.map(({ blocks }, index) => {
    const size = (blocks / actual.length) * width;
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
  return (
    text(`${figure(actual.length)} blocks by deviation`, aside.text, y + 4, type.strong) +
    bars.join('') +
    labels.join('')
  );
}

function revisionList(shown: Facts): string {
  const top = 694;
  const rows = shown.revisions.map(({ name, made, start, moved, sent, later }, index) => {
    const y = top + 58 + index * 58;
    const fill = sent ? color.ink : color.muted;
    return [
      line(aside.text, y - 38, aside.right, y - 38, color.line, 2),
      text(name, aside.text, y, { ...type.strong, fill }),
      text(`${startOf(made)}, from ${startOf(start)}`, aside.text + 50, y, { ...type.note, fill }),
      text(sent ? `${signed(moved)} MWh` : later ? 'later' : 'not sent', aside.right, y, {
        ...type.note,
        weight: 600,
        fill,
        anchor: 'end',
      }),
    ].join('');
  });
  const last = sentOf(shown).at(-1);
  const sent = last ? `${last.name} sent to the QCA` : 'Day-ahead in force';
  return [
    text('Intraday revisions', aside.text, top, type.strong),
    ...rows,
    rect(aside.text, 898, measure(sent, type.strong) + 36, 48, mix(color.night, color.amber, 0.3), { rx: 6 }),
    text(sent, aside.text + 18, 931, type.strong),
  ].join('');
}

export const tallRegions: Record<'result' | 'classes' | 'revisions', Box> = {
  result: [tall.left - 16, 100, 680, 168],
  classes: [tall.left - 16, 100, 340, 168],
  revisions: [372, 100, 328, 168],
};

/** The header of the tall screen: the deviation until now, with and without the revisions. */
export function tallHeader(shown: Facts): string {
  const { share, actual } = shown;
  const value = figure(share.revised * 100, 1);
  const style = { ...type.figure, size: 116 };
  const [left, right] = [388, tall.right];
  const bar = (value: number) => partOf(shown, value) * (right - left);
  const row = (label: string, part: number, y: number, fill: string) =>
    rect(left, y, bar(part), 16, fill) +
    text(label, left, y + 46, { ...type.note }) +
    text(percent(part), right, y + 46, { ...type.note, weight: 600, fill: color.ink, anchor: 'end' });
  return [
    text(value, tall.left - 4, 214, style),
    text('%', tall.left + measure(value, style) + 10, 214, { size: 44, weight: 500, fill: color.muted }),
    text(`deviation until ${startOf(actual.length)}`, tall.left, 256, { ...type.note }),
    row(revisionCount(sentOf(shown).length), share.revised, 122, lit),
    row('day-ahead', share.dayAhead, 202, paleBar),
  ].join('');
}
