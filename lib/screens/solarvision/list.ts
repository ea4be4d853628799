import { counted, figure } from '../format';
import { page, tall, type } from '../frame';
import { color, tint } from '../palette';
import { measure, text } from '../pen';
import { circle, line, rect } from '../svg';
import type { Box, PictureFormat, SpotGroup } from '../types';
import { type Data, type Finding, position, type State, severity, totalKilowatts } from './facts';
import { severityStyles } from './view';

const rows = {
  wide: { left: 1132, right: page.right, top: 292, pitch: 122 },
  tall: { left: tall.left, right: tall.right, top: 683, pitch: 84 },
} as const;
/** The number of findings in the list. The tall screen lists the worst three. */
const listed = (format: PictureFormat) => (format === 'wide' ? 5 : 3);
const countText = (data: Data) => counted(data.findings.length, 'finding');
/** The index of the first finding in the list, which goes on as far as the selected one. */
const firstOf = ({ finding = 0 }: State, format: PictureFormat) => Math.max(0, finding + 1 - listed(format));

export const listRegions = (findings: number, format: PictureFormat): Record<'list' | 'worst' | 'total', Box> => {
  const { left, right, top, pitch } = rows[format];
  const width = right - left + 36;
  if (format === 'tall')
    return {
      list: [left - 18, top - 42, width, 3 * pitch],
      worst: [left - 18, top - 42, width, pitch],
      total: [left - 18, 92, width, 110],
    };
  return {
    list: [left - 18, 160, width, 716],
    worst: [left - 18, top - 46, width, pitch],
    total: [left - 18, top + findings * pitch - 46, width, 100],
  };
};

export function listSpots(data: Data, state: State, format: PictureFormat): SpotGroup {
  const { left, right, top, pitch } = rows[format];
  const first = firstOf(state, format);
  return {
    label: data.labels.findings,
    columns: 1,
    spots: data.findings.slice(first, first + listed(format)).map(({ name }, at) => ({
      id: String(first + at),
      label: `${first + at + 1}: ${name}`,
      box: [left - 16, top - 42 + at * pitch, right - left + 32, pitch],
      on: state.finding === first + at,
    })),
  };
}

export function list(data: Data, state: State): string {
  const { left, right, top, pitch } = rows.wide;
  const foot = top + data.findings.length * pitch;
  return [
    rect(1092, page.top + 1, page.width - 1092, page.height - page.top, color.white),
    text(countText(data), left, 222, { size: 46, weight: 600 }),
    text('worst first', right, 222, { ...type.note, anchor: 'end' }),
    ...data.findings.map((one, index) => entry(data, one, index, state)),
    line(left, foot - 42, right, foot - 42, color.ink, 2),
    text('Power lost', left, foot + 20, type.heading),
    text(`${figure(totalKilowatts(data), 1)} kW`, right, foot + 22, { size: 44, weight: 600, anchor: 'end' }),
  ].join('');
}

function number(data: Data, one: Finding, index: number, x: number, y: number): string {
  const level = severity(data, one);
  const edge = level === 'low' ? { stroke: color.ink, 'stroke-width': 2 } : {};
  return (
    circle(x, y, 26, severityStyles[level].fill, edge) +
    text(figure(index + 1), x, y + 10, { size: 28, weight: 600, fill: severityStyles[level].ink, anchor: 'middle' })
  );
}

function entry(data: Data, one: Finding, index: number, { finding }: State): string {
  const { left, right, top, pitch } = rows.wide;
  const y = top + index * pitch;
  return [
    finding === index ? rect(left - 40, y - 42, right - left + 84, pitch, tint.amber) : '',
    line(left, y - 42, right, y - 42, color.line, 2),
    number(data, one, index, left + 26, y + 16),
    text(one.name, left + 74, y + 6, type.heading),
    text(position(one), left + 74, y + 44, type.note),
    text(`+${one.delta} K`, right, y + 8, { size: 36, weight: 600, anchor: 'end' }),
    text(severityStyles[severity(data, one)].label, right, y + 44, { ...type.note, anchor: 'end' }),
  ].join('');
}

/** The list of the tall screen: the worst findings, or those up to the selected one. */
export function tallList(data: Data, state: State): string {
  const { left, right, top, pitch } = rows.tall;
  const { finding } = state;
  const first = firstOf(state, 'tall');
  return data.findings
    .slice(first, first + listed('tall'))
    .map((one, at) => {
      const y = top + at * pitch;
      return [
        finding === first + at ? rect(0, y - 42, tall.width, pitch, tint.amber) : '',
        at > 0 ? line(left, y - 42, right, y - 42, color.line, 2) : '',
        number(data, one, first + at, left + 26, y),
        text(one.name, left + 74, y - 4, { size: 27, weight: 600 }),
        text(position(one), left + 74, y + 26, type.note),
        text(`+${one.delta} K`, right, y + 10, { size: 34, weight: 600, anchor: 'end' }),
      ].join('');
    })
    .join('');
}

/** The header of the tall screen: the selected finding, or the worst. */
export function head(data: Data, { finding = 0 }: State): string {
  const shown = data.findings[finding];
  const value = `+${shown?.delta ?? 0} K`;
  const style = { ...type.figure, size: 104 };
  const left = tall.left + measure(value, style) + 26;
  return [
    text(value, tall.left - 4, 184, style),
    text(shown?.name ?? '', left, 128, { size: 32, weight: 600 }),
    text(shown ? position(shown) : '', left, 160, type.note),
    text(`${countText(data)}, ${figure(totalKilowatts(data), 1)} kW lost`, left, 190, type.note),
  ].join('');
}
