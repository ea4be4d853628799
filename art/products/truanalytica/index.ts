import { blockTime, figure, percent, shortDay } from '../../lib/format';
import { color } from '../../lib/palette';
import { page, screen, type } from '../../lib/shell';
import { circle, line } from '../../lib/svg';
import { measure, text } from '../../lib/text';
import { chart } from './chart';
import { aside, heatMap } from './combiners';
import { date, now, plants, portfolio } from './data';

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
