import { startOf } from '../../blocks';
import { figure, percent, signed } from '../format';
import { type } from '../frame';
import { color, mix } from '../palette';
import { measure, text } from '../pen';
import { line, rect } from '../svg';
import type { Box, PictureFormat } from '../types';
import { layouts } from './axes';
import type { Facts } from './facts';
import { classFills, lit, page } from './night';

type Regions = Record<'result' | 'classes' | 'revisions', Box>;

/** The bar of what the day-ahead schedule alone would have given. */
const paleBar = mix(color.night, color.mist, 0.45);
const { left, right, list } = page.wide;
const strong = { ...type.note, weight: 600, fill: color.ink } as const;

/** Results and revisions stand in the corners that the curves leave free, above night and evening. */
export const wideRegions: Regions = {
  result: [left - 20, 96, 468, 228],
  classes: [760, layouts.wide.classes - 28, right - 740, 48],
  revisions: [list - 20, 96, right - list + 40, 252],
};

const sentOf = ({ revisions }: Facts) => revisions.filter(({ sent }) => sent);
/** `3 revisions`, `1 revision`, `no revision`. */
const revisionCount = (count: number) => `${count || 'no'} revision${count > 1 ? 's' : ''}`;

/** A deviation as a part of the larger of both, with and without revisions: the length of its bar. */
const partOf = ({ share }: Facts, value: number) => value / (Math.max(share.dayAhead, share.revised) || 1);

/** The effect of the revisions: deviation with and without them, list of revisions, blocks by deviation. */
export function wideSummary(shown: Facts): string {
  const { share, actual } = shown;
  const value = figure(share.revised * 100, 1);
  const style = { ...type.figure, size: 124 };
  const row = (label: string, part: number, y: number, fill: string) =>
    text(label, left, y, type.note) +
    rect(left + 200, y - 16, partOf(shown, part) * 150, 14, fill) +
    text(percent(part), left + 428, y, { ...strong, anchor: 'end' });
  return [
    text(`Deviation until ${startOf(actual.length)}`, left, 126, type.heading),
    text(value, left - 2, 240, style),
    text('% of capacity', left + measure(value, style) + 10, 240, { ...type.body, fill: color.muted }),
    row(`With ${revisionCount(sentOf(shown).length)}`, share.revised, 278, lit),
    row('Day-ahead alone', share.dayAhead, 309, paleBar),
    revisionList(shown),
    distribution(shown, 'wide', 32),
  ].join('');
}

/** The number of blocks in each class of deviation, which is the key to the colours of the bars, from right to left. */
function distribution({ classes }: Facts, format: PictureFormat, gap: number): string {
  const { classes: y, right } = layouts[format];
  let x: number = right;
  return [...classes.entries()]
    .reverse()
    .map(([index, { label, blocks }]) => {
      const count = figure(blocks);
      const start = x - measure(label, type.note);
      const at = start - measure(count, strong) - 10;
      x = at - 28 - gap;
      return (
        rect(at - 28, y - 17, 18, 18, classFills[index] ?? lit) +
        text(count, at, y, strong) +
        text(label, start, y, type.note)
      );
    })
    .join('');
}

function revisionList(shown: Facts): string {
  const rows = shown.revisions.map(({ name, made, start, moved, sent, later }, index) => {
    const y = 190 + index * 46;
    const fill = sent ? color.ink : color.muted;
    return [
      line(list, y - 32, right, y - 32, color.line, 1.5),
      text(name, list, y, { ...strong, fill }),
      text(`${startOf(made)}, from ${startOf(start)}`, list + 44, y, { ...type.note, fill }),
      text(sent ? `${signed(moved)} MWh` : later ? 'later' : 'not sent', right, y, { ...strong, fill, anchor: 'end' }),
    ].join('');
  });
  const last = sentOf(shown).at(-1);
  const state = last ? `${last.name} sent to the QCA` : 'Day-ahead in force';
  return [
    text('Intraday revisions', list, 126, type.heading),
    ...rows,
    text(state, right, 330, { ...strong, fill: color.amber, anchor: 'end' }),
  ].join('');
}

export const tallRegions: Regions = {
  result: [page.tall.left - 16, 92, 680, 158],
  classes: [page.tall.left - 16, layouts.tall.classes - 28, 680, 40],
  revisions: [372, 92, 328, 158],
};

/** The result on the tall screen: the deviation until now, with and without the revisions. */
export function tallSummary(shown: Facts): string {
  const { share, actual } = shown;
  const value = figure(share.revised * 100, 1);
  const style = { ...type.figure, size: 124 };
  const [left, right] = [388, page.tall.right];
  const bar = (value: number) => partOf(shown, value) * (right - left);
  const row = (label: string, part: number, y: number, fill: string) =>
    rect(left, y, bar(part), 16, fill) +
    text(label, left, y + 44, type.note) +
    text(percent(part), right, y + 44, { ...strong, anchor: 'end' });
  return [
    text(value, page.tall.left - 2, 196, style),
    text('%', page.tall.left + measure(value, style) + 10, 196, { size: 44, weight: 500, fill: color.muted }),
    text(`deviation until ${startOf(actual.length)}`, page.tall.left, 236, type.note),
    row(revisionCount(sentOf(shown).length), share.revised, 110, lit),
    row('day-ahead', share.dayAhead, 184, paleBar),
    distribution(shown, 'tall', 46),
  ].join('');
}
