import { color, mix } from '../palette';
import { seededRandom } from '../random';
import { type Point, path, polyline, stroke } from '../svg';
import { onModule, onShadow } from './camera';
import { type Data, type Finding, healthy, levelOf, rankOf, type Tier } from './facts';

/** The blue of healthy modules. */
const cool = '#4B7893';
/** The colour scale of the thermal view: colour stops by temperature in °C. */
const scale: readonly (readonly [celsius: number, colour: string])[] = [
  [28, color.night],
  [36, mix(color.night, cool, 0.3)],
  [42, mix(color.night, cool, 0.62)],
  [46, mix(cool, color.amber, 0.5)],
  [56, color.amber],
  [78, color.white],
];

export function heat(celsius: number): string {
  const index = scale.findIndex(([at]) => at > celsius);
  const to = scale[index] ?? scale.at(-1);
  const from = scale[index < 0 ? scale.length - 1 : Math.max(0, index - 1)];
  if (!to || !from || to === from) return (to ?? from)?.[1] ?? color.night;
  return mix(from[1], to[1], (celsius - from[0]) / (to[0] - from[0]));
}

const tiers: readonly Tier[] = ['lower', 'upper'];
const cells = { across: 6, up: 10 };

type Quad = (u: number, v: number) => Point;

const quad = (at: Quad, u0: number, v0: number, u1: number, v1: number) =>
  `${polyline([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)])}Z`;

const findingOf = ({ findings }: Data, row: number, tier: Tier, module: number) =>
  findings.find((one) => one.row === row && one.tier === tier && module >= one.from && module <= one.to);

const shadowOf = (rank: number) =>
  `${polyline([onShadow(rank, -2, 0), onShadow(rank, 40, 0), onShadow(rank, 40, 1), onShadow(rank, -2, 1)])}Z`;

/** Calls `draw` for every visible module of a row, the lower half first. */
function eachModule({ field }: Data, rank: number, draw: (tier: Tier, module: number, at: Quad) => string): string {
  return tiers
    .flatMap((tier, level) =>
      Array.from({ length: field.last - field.first + 1 }, (_, step) => field.first + step)
        .filter((module) => visible(onModule(rank, level, module, 0.5, 0.5)))
        .map((module) => draw(tier, module, (u, v) => onModule(rank, level, module, u, v))),
    )
    .join('');
}

/** All rows from far to near, so that near tables cover those behind them. */
export function thermalView(data: Data): string {
  const { rows } = data.field;
  return rows
    .map((row) => {
      const rank = rankOf(data, row);
      const modules = eachModule(data, rank, (tier, module, at) => {
        const found = findingOf(data, row, tier, module);
        const base = healthy(row, tier, module);
        const raised = found?.name === 'String outage' ? found.delta : 0;
        return [
          path(quad(at, 0, 0, 1, 1), { fill: heat(base + raised) }),
          found ? faultCells(found, at, base, module) : junctionBox(at, base),
          stroke(gridLines(at), color.night, 1, { opacity: 0.34 }),
        ].join('');
      });
      return path(shadowOf(rank), { fill: heat(30.5) }) + modules;
    })
    .join('');
}

/** Dust, the only fault that shows in visible light. */
export function dustView(data: Data): string {
  const soiled = data.findings.filter(({ name }) => name === 'Soiling');
  return soiled
    .flatMap((found) => {
      const [rank, level] = [rankOf(data, found.row), levelOf(found)];
      return Array.from({ length: found.to - found.from + 1 }, (_, step) => {
        const module = found.from + step;
        const at: Quad = (u, v) => onModule(rank, level, module, u, v);
        return soiling(module, (column, row) => path(cellAt(at, column, row), { fill: '#b9a98a', opacity: 0.7 }));
      });
    })
    .join('');
}

const visible = ([x, y]: Point) => x > 40 && x < 1160 && y > 60 && y < 1100;

function gridLines(at: Quad): string {
  const across = Array.from({ length: cells.across - 1 }, (_, index) => (index + 1) / cells.across);
  const up = Array.from({ length: cells.up - 1 }, (_, index) => (index + 1) / cells.up);
  return [...across.map((u) => polyline([at(u, 0), at(u, 1)])), ...up.map((v) => polyline([at(0, v), at(1, v)]))].join(
    '',
  );
}

/** The junction box, the warmest part of a healthy module. */
const junctionBox = (at: Quad, base: number) => path(quad(at, 0.42, 0.86, 0.58, 0.93), { fill: heat(base + 2.2) });

const cellAt = (at: Quad, column: number, row: number) =>
  quad(at, column / cells.across, row / cells.up, (column + 1) / cells.across, (row + 1) / cells.up);

const cell = (at: Quad, column: number, row: number, celsius: number) =>
  path(cellAt(at, column, row), { fill: heat(celsius) });

function faultCells(found: Finding, at: Quad, base: number, module: number): string {
  const hot = base + found.delta;
  if (found.name === 'Hot spot') {
    return hotSpot(at, base, found.delta);
  }
  if (found.name === 'Bypass diode') return path(quad(at, 1 / 3, 0, 2 / 3, 1), { fill: heat(hot) });
  if (found.name === 'Junction box') return path(quad(at, 0.34, 0.8, 0.66, 0.97), { fill: heat(hot) });
  if (found.name === 'Soiling')
    return soiling(module, (column, row) => cell(at, column, row, base + found.delta * (1.15 - row * 0.14)));
  return '';
}

/** One hot cell; the cells around it cool down with distance. */
function hotSpot(at: Quad, base: number, delta: number): string {
  const [column, row] = [3, 6];
  const spread = Array.from({ length: cells.across * cells.up }, (_, index) => {
    const [x, y] = [index % cells.across, Math.floor(index / cells.across)];
    const away = Math.hypot(x - column, y - row);
    return away < 3.2 ? cell(at, x, y, base + (away === 0 ? delta : 19 * Math.exp(-(away ** 2) / 3.4))) : '';
  });
  return spread.join('');
}

/** Patches of dust along the lower edge of a module, cell by cell. */
function soiling(module: number, draw: (column: number, row: number) => string): string {
  const next = seededRandom(`dust ${module}`);
  return Array.from({ length: cells.across }, (_, column) =>
    Array.from({ length: 2 + Math.floor(next() * 4) }, (_, row) => draw(column, row)).join(''),
  ).join('');
}
