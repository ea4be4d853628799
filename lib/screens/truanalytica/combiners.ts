import { sum } from '../../blocks';
import { figure, percent, signed } from '../format';
import { page, tall, type } from '../frame';
import { memoize } from '../memoize';
import { color, mix, tint } from '../palette';
import { measure, text } from '../pen';
import { line, rect, round, stroke } from '../svg';
import type { Box, PictureFormat, SpotGroup } from '../types';
import { type Data, lossOf, nameOf, type State } from './facts';

/** The column of the combiners. */
export const sidebar = { left: 1108, text: 1148, right: page.right, top: 306 };
const room = sidebar.right - sidebar.text;

/** The width of the column of labels at the left of the cells. */
const labels = 34;

/** The layout of the cells: position of the first, its width and height, the gap between two, and the size of the labels. */
const grids = {
  wide: { x: sidebar.text + labels, y: 416, cell: [32, 32], gap: 6, size: 22 },
  tall: { x: tall.left + labels, y: 284, cell: [53.8, 35], gap: 8.4, size: 24 },
} as const;

/** Colours by share of the median output, and what the colour means; the last one marks a fault. */
const shades = [
  { from: 0.985, fill: color.field, why: 'as its neighbours' },
  { from: 0.95, fill: mix(color.white, color.field, 0.62), why: 'a little below its neighbours' },
  { from: 0.85, fill: mix(color.white, color.field, 0.3), why: 'soiled or shaded' },
  { from: 0, fill: color.alarm, why: 'far below its neighbours' },
];
const shadeOf = (share: number) => shades.find(({ from }) => share >= from) ?? shades[3];

const outputOf = (data: Data, { inverter, combiner }: State['cell']) =>
  data.map.combiners[inverter - 1]?.[combiner - 1] ?? 1;
const boxOf = (format: PictureFormat, { inverter, combiner }: State['cell']): Box => {
  const { x, y, cell, gap } = grids[format];
  const [width, height] = cell;
  return [x + (combiner - 1) * (width + gap), y + (inverter - 1) * (height + gap), width, height];
};

/** The reason for a combiner box's output. */
export const reasonOf = (data: Data, cell: State['cell']) => {
  const { fault } = data.map;
  const { perCombiner } = data.portfolio.strings;
  return nameOf(cell) === nameOf(fault)
    ? `${fault.silentStrings} of ${perCombiner} strings without current`
    : (shadeOf(outputOf(data, cell))?.why ?? '');
};

export const combinerRegions = (format: PictureFormat): Record<'combiners' | 'combiner', Box> =>
  format === 'wide'
    ? {
        combiners: [sidebar.text - 20, 322, page.right - sidebar.text + 34, 376],
        combiner: [sidebar.text - 20, 712, page.right - sidebar.text + 34, 270],
      }
    : { combiners: [tall.left - 16, 272, 680, 308], combiner: [tall.left - 16, 96, 680, 172] };

export function combinerSpots(data: Data, state: State, format: PictureFormat): SpotGroup {
  return {
    label: data.labels.combiners,
    columns: data.map.combiners[0]?.length ?? 1,
    spots: data.map.combiners.flatMap((row, index) =>
      row.map((share, at) => {
        const cell = { inverter: index + 1, combiner: at + 1 };
        const name = nameOf(cell);
        return {
          id: name,
          box: boxOf(format, cell),
          label: `${name}: ${figure(share * 100)}%`,
          on: name === nameOf(state.cell),
        };
      }),
    ),
  };
}

/** The grid of combiner boxes. */
export const combinerMap = memoize<Data>((data, format) => {
  const { x, size } = grids[format];
  const cells = data.map.combiners.flatMap((row, index) => {
    const [, top, , height] = boxOf(format, { inverter: index + 1, combiner: 1 });
    return [
      text(String(index + 1), x - labels, top + height / 2 + 8, { ...type.small, size }),
      ...row.map((share, at) => {
        return rect(...boxOf(format, { inverter: index + 1, combiner: at + 1 }), shadeOf(share)?.fill ?? color.alarm, {
          rx: 4,
        });
      }),
    ];
  });
  const [y, pitch] = format === 'wide' ? [686, 106] : [566, 140];
  const key = shades.slice(0, 3).map(({ from, fill }, index) => {
    const left = x + index * pitch;
    return rect(left, y - 18, 20, 20, fill, { rx: 3 }) + text(percent(from), left + 28, y, { ...type.small, size });
  });
  if (format === 'tall') return [...cells, ...key].join('');
  return [
    rect(sidebar.left, sidebar.top + 1, page.width - sidebar.left, page.height - sidebar.top, color.paper),
    text('Combiner output', sidebar.text, 352, type.heading),
    text(`${data.map.plant}, inverters 1 to ${data.map.combiners.length}`, sidebar.text, 388, { ...type.note, room }),
    ...cells,
    ...key,
  ].join('');
});

/** The selected combiner box: its output against the median, and the reason. */
export function selectedCombiner(data: Data, { cell, now }: State, format: PictureFormat): string {
  const output = outputOf(data, cell);
  const fill = shadeOf(output)?.fill === color.alarm ? color.alarm : color.ink;
  const [x, y, width, height] = boxOf(format, cell);
  const ring = rect(x - 6, y - 6, width + 12, height + 12, 'none', {
    rx: 8,
    stroke: fill,
    'stroke-width': format === 'wide' ? 3 : 4,
  });
  const value = `${signed((output - 1) * 100)}%`;
  const lost = `${figure(sum(lossOf(data, cell).slice(0, now)), 2)} MWh lost since sunrise`;
  const order = nameOf(cell) === nameOf(data.map.fault) ? `Work order ${data.workOrder} open` : '';
  if (format === 'tall') {
    const style = { ...type.figure, size: 112, fill };
    const left = tall.left + Math.max(280, measure(value, style) + 30);
    return [
      text(value, tall.left - 4, 206, style),
      text(`Combiner ${nameOf(cell)}`, left, 146, { size: 32, weight: 600 }),
      text(reasonOf(data, cell), left, 182, { size: 24, room: tall.right - left }),
      text(lost, left, 216, { size: 24 }),
      text(`against the median of ${data.map.plant}`, tall.left, 256, type.note),
      ring,
    ].join('');
  }
  const top = 718;
  return [
    ring,
    stroke(`M${round(x + width / 2)} ${round(y + height + 6)}V${top}`, fill, 3),
    line(sidebar.text, top, page.right, top, fill, 3),
    text(`Combiner ${nameOf(cell)}`, sidebar.text, top + 48, type.heading),
    text(value, page.right, top + 72, { ...type.figure, size: 60, fill, anchor: 'end' }),
    text('against median', sidebar.text, top + 84, type.note),
    text(reasonOf(data, cell), sidebar.text, top + 142, { ...type.body, room }),
    text(lost, sidebar.text, top + 180, type.body),
    order && rect(sidebar.text, top + 200, measure(order, type.strong) + 36, 46, tint.amber, { rx: 6 }),
    order && text(order, sidebar.text + 18, top + 232, type.strong),
  ].join('');
}
