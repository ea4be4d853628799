import { blockTime, figure, percent, shortDay } from '../lib/format';
import { color, mix, tint } from '../lib/palette';
import { page, screen, type } from '../lib/shell';
import { circle, line, rect, round, steps, stroke } from '../lib/svg';
import { measure, text } from '../lib/text';
import {
  combiners,
  date,
  expectedPower,
  fault,
  lostEnergy,
  now,
  plants,
  portfolio,
  strings,
} from './truanalytica.data';

const aside = { left: 1108, text: 1148, right: page.right, top: 336 };

export function truanalytica(): string {
  return screen({
    product: 'TruAnalytica',
    label:
      'Portfolio dashboard: energy of the day, performance ratio, availability, generation by block and the plants',
    subtitle: `${plants.length} plants · ${figure(portfolio.peak)} MWp · ${shortDay(date)}, ${blockTime(now)} IST`,
    body: kpis() + chart() + table() + heatMap(),
  });
}

function kpis(): string {
  const cards: [label: string, value: string, unit: string, note: string][] = [
    [
      'Energy today',
      figure(portfolio.energy, 1),
      'MWh',
      `${percent(portfolio.energy / portfolio.expectedEnergy)} of expected`,
    ],
    [
      'Performance ratio',
      figure(portfolio.performanceRatio * 100, 1),
      '%',
      `expected ${percent(portfolio.expectedRatio)}`,
    ],
    ['Availability', figure(portfolio.availability * 100, 2), '%', 'inverters, in daylight'],
    ['CUF', figure(portfolio.utilisation * 100, 1), '%', `on ${figure(portfolio.grid)} MW, since 00:00`],
  ];
  const starts = [page.left, 574, 866, 1148];
  return (
    cards
      .map(([label, value, unit, note], index) => {
        const x = starts[index] ?? 0;
        const style = { ...type.figure, size: index === 0 ? 70 : 58 };
        return [
          text(label, x, 192, { ...type.body, fill: color.muted }),
          text(value, x - 2, 266, style),
          text(unit, x + measure(value, style) + 12, 266, { size: 30, weight: 500, fill: color.muted }),
          text(note, x, 308, type.note),
          index > 0 ? line(x - 34, 172, x - 34, 312, color.line) : '',
        ].join('');
      })
      .join('') + line(page.rail, aside.top, page.width, aside.top, color.line)
  );
}

const plot = { left: 216, right: 1068, top: 412, bottom: 640, from: 24, to: 74, most: 300 };
const blockX = (block: number) => plot.left + ((block - plot.from) / (plot.to - plot.from)) * (plot.right - plot.left);
const powerY = (megawatts: number) => plot.bottom - (megawatts / plot.most) * (plot.bottom - plot.top);

function chart(): string {
  const grid = [0, 100, 200, 300].map(
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
  const width = blockX(1) - blockX(0) - 3;
  const bars = portfolio.power.map((value, block) =>
    value > 0
      ? rect(
          blockX(block) + 1.5,
          powerY(value),
          width,
          plot.bottom - powerY(value),
          block === now - 1 ? color.amber : color.field,
        )
      : '',
  );
  const day = expectedPower.slice(plot.from, plot.to);
  const expected = stroke(
    steps(day, (block) => blockX(block + plot.from), powerY),
    color.ink,
    2.5,
  );
  const hours = [24, 36, 48, 60, 72].map((block) =>
    text(blockTime(block), blockX(block), plot.bottom + 34, {
      ...type.small,
      anchor: block === 24 ? 'start' : 'middle',
    }),
  );
  const legend =
    rect(760, 366, 22, 22, color.field) +
    text('Actual', 794, 386, type.note) +
    line(892, 378, 934, 378, color.ink, 2.5) +
    text('Expected', 946, 386, type.note);
  const heading = text('Generation, MW in 15-minute blocks', page.left, 386, type.heading);
  return heading + legend + grid.join('') + bars.join('') + expected + hours.join('') + nowMark();
}

function nowMark(): string {
  const value = portfolio.power[now - 1] ?? 0;
  const x = blockX(now - 0.5);
  const top = powerY(292);
  return (
    line(x, powerY(value) - 8, x, top, color.ink, 2.5) +
    text(`${figure(value, 1)} MW`, x + 16, top + 20, type.strong) +
    text(blockTime(now), x + 30 + measure(`${figure(value, 1)} MW`, type.strong), top + 20, type.note)
  );
}

function table(): string {
  const columns = { name: page.left, peak: 520, now: 660, energy: 846, ratio: 990, state: 1048 };
  const row = (y: number, cells: string[], strong: boolean, low = false) => {
    const style = strong ? type.strong : type.body;
    const at = [columns.peak, columns.now, columns.energy, columns.ratio];
    return (
      text(cells[0] ?? '', columns.name, y, style) +
      at
        .map((x, index) =>
          text(cells[index + 1] ?? '', x, y, {
            ...style,
            anchor: 'end',
            ...(low && index === 3 ? { fill: color.alarm, weight: 600 } : {}),
          }),
        )
        .join('')
    );
  };
  const head = ['Plant', 'MWp', 'Now, MW', 'Energy, MWh', 'PR, %']
    .map((label, index) =>
      text(label, [columns.name, columns.peak, columns.now, columns.energy, columns.ratio][index] ?? 0, 736, {
        ...type.note,
        anchor: index ? 'end' : 'start',
      }),
    )
    .join('');
  const rows = plants.map((one, index) => {
    const y = 792 + index * 54;
    const low = one.performanceRatio < portfolio.expectedRatio;
    const cells = [
      one.name,
      figure(one.peak),
      figure(one.power[now - 1] ?? 0, 1),
      figure(one.energy, 1),
      figure(one.performanceRatio * 100, 1),
    ];
    return (
      row(y, cells, false, low) +
      circle(columns.state, y - 9, 9, low ? color.alarm : color.field) +
      line(page.left, y + 20, 1068, y + 20, color.line, 1.5)
    );
  });
  const total = [
    'Portfolio',
    figure(portfolio.peak),
    figure(portfolio.power[now - 1] ?? 0, 1),
    figure(portfolio.energy, 1),
    figure(portfolio.performanceRatio * 100, 1),
  ];
  return head + line(page.left, 752, 1068, 752, color.ink, 2) + rows.join('') + row(954, total, true);
}

/** Three steps below the median are enough to see; the fourth is a fault. */
const shades = [
  { from: 0.985, fill: color.field },
  { from: 0.95, fill: mix(color.white, color.field, 0.62) },
  { from: 0.85, fill: mix(color.white, color.field, 0.3) },
  { from: 0, fill: color.alarm },
];
const shade = (share: number) => shades.find(({ from }) => share >= from)?.fill ?? color.alarm;

function heatMap(): string {
  const [cell, pitch] = [31, 37];
  const origin = { x: aside.text + 40, y: 462 };
  const cells = combiners.flatMap((row, inverter) => [
    text(String(inverter + 1), aside.text, origin.y + inverter * pitch + 24, type.small),
    ...row.map((share, combiner) =>
      rect(origin.x + combiner * pitch, origin.y + inverter * pitch, cell, cell, shade(share), { rx: 4 }),
    ),
  ]);
  const mark = { x: origin.x + (fault.combiner - 1) * pitch, y: origin.y + (fault.inverter - 1) * pitch };
  const ring = rect(mark.x - 6, mark.y - 6, cell + 12, cell + 12, 'none', {
    rx: 8,
    stroke: color.alarm,
    'stroke-width': 3,
  });
  return (
    rect(aside.left, aside.top + 1, page.width - aside.left, page.height - aside.top, color.paper) +
    text('Combiner output', aside.text, 386, type.heading) +
    text('Kesar Block B, by inverter', aside.text, 424, type.note) +
    cells.join('') +
    ring +
    finding(mark.x + cell / 2, mark.y + cell + 6)
  );
}

function finding(x: number, y: number): string {
  const top = 734;
  const share = combiners[fault.inverter - 1]?.[fault.combiner - 1] ?? 1;
  const figureStyle = { size: 60, weight: 600, fill: color.alarm, tracking: -0.02 } as const;
  const value = `−${figure((1 - share) * 100)} %`;
  return [
    stroke(`M${round(x)} ${round(y)}V${top}`, color.alarm, 3),
    line(aside.text, top, page.right, top, color.alarm, 3),
    text(`Combiner ${fault.inverter}.0${fault.combiner}`, aside.text, top + 48, type.heading),
    text(value, page.right, top + 72, { ...figureStyle, anchor: 'end' }),
    text('against median', aside.text, top + 84, type.note),
    text(`${fault.silentStrings} of ${strings.perCombiner} strings without current`, aside.text, top + 142, type.body),
    text(`${figure(lostEnergy(), 2)} MWh lost since sunrise`, aside.text, top + 180, type.body),
    rect(aside.text, top + 200, 296, 46, tint.amber, { rx: 6 }),
    text('Work order 1187 open', aside.text + 18, top + 232, type.strong),
  ].join('');
}
