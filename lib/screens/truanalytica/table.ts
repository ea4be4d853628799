import { figure, percent } from '../format';
import { page, type } from '../frame';
import { color, tint } from '../palette';
import { measure, text } from '../pen';
import { circle, line, rect } from '../svg';
import type { SpotGroup } from '../types';
import { sidebar } from './combiners';
import { type Data, type Facts, type State, shareText, total } from './facts';

const rows = { head: 716, first: 770, pitch: 39, right: 1068 };
/** The right edges of the columns after the first. */
const edges = [500, 660, 846, 1014];
/** A plant below this share of its forecast is marked. */
const low = 0.92;

/** The energy as a share of the forecast; a storage plant follows its plan. */
export const forecastNote = ({ utilisation, energy, expected }: Facts) =>
  utilisation === undefined ? 'as planned' : `${shareText(energy, expected)} of forecast`;

/** The figures of the day in one row. */
export function kpis(shown: Facts, data: Data): string {
  const ratio = shown.performanceRatio;
  const cards: [label: string, value: string, unit: string, note: string][] = [
    ['Energy today', figure(shown.energy, 1), 'MWh', forecastNote(shown)],
    ratio === undefined
      ? ['Performance ratio', '–', '', 'solar, from sunrise']
      : ['Performance ratio', figure(ratio * 100, 1), '%', `solar, target ${percent(data.expectedRatio)}`],
    ['Availability', figure(shown.availability * 100, 2), '%', 'of units, since 00:00'],
    shown.utilisation === undefined
      ? ['CUF', '–', '', 'solar and wind only']
      : ['CUF', figure(shown.utilisation * 100, 1), '%', `on ${figure(shown.grid)} MW, since 00:00`],
  ];
  // Each divider is 40 px left of its card's text, which puts the last one above the sidebar's left edge.
  const starts = [page.left, 580, 878, sidebar.text];
  return cards
    .map(([label, value, unit, note], index) => {
      const x = starts[index] ?? 0;
      const style = { ...type.figure, size: index === 0 ? 70 : 58 };
      return [
        text(label, x, 178, { ...type.body, fill: color.muted }),
        text(value, x - 2, 243, style),
        text(unit, x + measure(value, style) + 12, 243, { size: 30, weight: 500, fill: color.muted }),
        text(note, x, 278, type.note),
        index > 0 ? line(x - 40, 158, x - 40, 282, color.line) : '',
      ].join('');
    })
    .join('');
}

function row(y: number, cells: string[], style: typeof type.body | typeof type.strong, alarm = false): string {
  const [name = '', ...figures] = cells;
  return (
    text(name, page.left, y, { ...style, room: 270 }) +
    edges
      .map((x, index) =>
        text(figures[index] ?? '', x, y, {
          ...style,
          anchor: 'end',
          ...(alarm && index === 3 ? { fill: color.alarm, weight: 600 } : {}),
        }),
      )
      .join('')
  );
}

const rowY = (index: number) => rows.first + index * rows.pitch;

export function plantSpots(data: Data, state: State): SpotGroup {
  return {
    label: data.labels.plants,
    columns: 1,
    spots: data.plants.map(({ name }, index) => ({
      id: name,
      label: name,
      box: [page.left - 16, rowY(index) - 28, rows.right - page.left + 32, rows.pitch],
      on: name === state.plant,
    })),
  };
}

/** Each plant with its day until now, and the portfolio. */
export function table({ plants }: Facts, { now, plant }: State): string {
  const head = ['Plant', 'MW', 'Now, MW', 'Energy, MWh', 'Of forecast'].map((label, index) =>
    text(label, [page.left, ...edges][index] ?? 0, rows.head, {
      ...type.note,
      anchor: index ? 'end' : 'start',
    }),
  );
  const body = plants.map((one, index) => {
    const y = rowY(index);
    const alarm = one.kind !== 'storage' && one.expected > 0 && one.energy < low * one.expected;
    // The sign sets a storage's power apart: it is not part of the portfolio's sum.
    const power = `${one.kind === 'storage' ? '±' : ''}${figure(one.grid)}`;
    const cells = [one.name, power, figure(one.power[now - 1] ?? 0, 1), figure(one.energy, 1)];
    return [
      one.name === plant ? rect(page.left - 16, y - 28, rows.right - page.left + 16, rows.pitch, tint.amber) : '',
      row(y, [...cells, one.kind === 'storage' ? 'plan' : shareText(one.energy, one.expected)], type.body, alarm),
      circle(rows.right - 18, y - 9, 8, alarm ? color.alarm : color.field),
      line(page.left, y + 11, rows.right, y + 11, color.line, 1.5),
    ].join('');
  });
  const energy = total(plants, (one) => one.energy);
  const sums = [
    'Portfolio',
    figure(total(plants, (one) => (one.kind === 'storage' ? 0 : one.grid))),
    figure(
      total(plants, (one) => one.power[now - 1] ?? 0),
      1,
    ),
    figure(energy, 1),
    shareText(
      energy,
      total(plants, (one) => one.expected),
    ),
  ];
  return [
    ...head,
    line(page.left, rows.head + 13, rows.right, rows.head + 13, color.ink, 2),
    ...body,
    row(rowY(plants.length) + 8, sums, type.strong),
    line(page.rail, sidebar.top, page.width, sidebar.top, color.line),
  ].join('');
}
