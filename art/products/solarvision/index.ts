import { figure, shortDay } from '../../lib/format';
import { color } from '../../lib/palette';
import { page, screen, type } from '../../lib/shell';
import { circle, line, type Point, polyline, rect, stroke } from '../../lib/svg';
import { text } from '../../lib/text';
import { onModule } from './camera';
import { date, type Finding, field, findings, position, type Severity, severity, time, totalKilowatts } from './data';
import { heat, thermalView } from './thermal';

const aside = { left: 1092, text: 1132, right: page.right };

/** Colours and label of each severity: `ink` is the text colour on `fill`. */
const look: Record<Severity, { fill: string; ink: string; label: string }> = {
  critical: { fill: color.alarm, ink: color.white, label: 'Critical' },
  high: { fill: color.amber, ink: color.ink, label: 'High' },
  medium: { fill: color.sky, ink: color.ink, label: 'Medium' },
  low: { fill: color.white, ink: color.ink, label: 'Low' },
};

export function solarvision(): string {
  return screen({
    product: 'SolarVision',
    label: 'Thermal view from a drone over module rows with five numbered faults, and the list of findings',
    subtitle: `Kesar Block B · drone flight of ${shortDay(date)}, ${time} IST`,
    body: view() + list(),
    defs: `<clipPath id="view"><rect x="${page.rail}" y="${page.top + 1}" width="${aside.left - page.rail}" height="${page.height - page.top}"/></clipPath>`,
  });
}

function view(): string {
  const ground = rect(page.rail, page.top + 1, aside.left - page.rail, page.height - page.top, heat(34));
  return `<g clip-path="url(#view)">${ground}${thermalView()}${findings.map(mark).join('')}${scaleBar()}</g>`;
}

/** Corners of a frame around the affected modules. */
function corners(one: Finding): Point[] {
  const rank = field.rows.length - 1 - field.rows.indexOf(one.row);
  const tier = one.tier === 'upper' ? 1 : 0;
  const to = Math.min(one.to, field.last);
  return [
    onModule(rank, tier, one.from, -0.12, -0.06),
    onModule(rank, tier, to, 1.12, -0.06),
    onModule(rank, tier, to, 1.12, 1.06),
    onModule(rank, tier, one.from, -0.12, 1.06),
  ];
}

function mark(one: Finding, index: number): string {
  const around = corners(one);
  const [cornerX, cornerY] = around[3] ?? [0, 0];
  const [x, y] = [cornerX - 16, cornerY - 18];
  const { fill, ink } = look[severity(one)];
  return [
    stroke(`${polyline(around)}Z`, color.night, 9, { opacity: 0.55 }),
    stroke(`${polyline(around)}Z`, fill, 4),
    circle(x, y, 30, fill, { stroke: color.night, 'stroke-width': 4 }),
    text(figure(index + 1), x, y + 11, { size: 32, weight: 600, fill: ink, anchor: 'middle' }),
  ].join('');
}

function scaleBar(): string {
  const [x, y, width] = [page.left, 930, 300];
  const parts = 60;
  const bar = Array.from({ length: parts }, (_, part) =>
    rect(x + (part / parts) * width, y, width / parts, 16, heat(28 + (part / (parts - 1)) * 50), {
      'shape-rendering': 'crispEdges',
    }),
  );
  const style = { size: 24, weight: 500, fill: color.white } as const;
  return [
    rect(page.rail, y - 66, width + 96, 140, color.night, { opacity: 0.86 }),
    text('28 °C', x, y - 16, style),
    text('78 °C', x + width, y - 16, { ...style, anchor: 'end' }),
    ...bar,
  ].join('');
}

function list(): string {
  const top = 292;
  const pitch = 122;
  const entries = findings.map((one, index) => entry(one, index, top + index * pitch));
  const foot = top + findings.length * pitch;
  return [
    text(`${findings.length} findings`, aside.text, 222, { size: 46, weight: 600 }),
    text('worst first', aside.right, 222, { ...type.note, anchor: 'end' }),
    ...entries,
    line(aside.text, foot - 42, aside.right, foot - 42, color.ink, 2),
    text('Power lost', aside.text, foot + 20, type.heading),
    text(`${figure(totalKilowatts, 1)} kW`, aside.right, foot + 22, { size: 44, weight: 600, anchor: 'end' }),
  ].join('');
}

function entry(one: Finding, index: number, y: number): string {
  const { fill, ink, label } = look[severity(one)];
  const edge = severity(one) === 'low' ? { stroke: color.ink, 'stroke-width': 2 } : {};
  const x = aside.text + 74;
  return [
    line(aside.text, y - 42, aside.right, y - 42, color.line, 2),
    circle(aside.text + 26, y + 16, 26, fill, edge),
    text(figure(index + 1), aside.text + 26, y + 26, { size: 28, weight: 600, fill: ink, anchor: 'middle' }),
    text(one.name, x, y + 6, type.heading),
    text(position(one), x, y + 44, type.note),
    text(`+${one.delta} K`, aside.right, y + 8, { size: 36, weight: 600, anchor: 'end' }),
    text(label, aside.right, y + 44, { ...type.note, anchor: 'end' }),
  ].join('');
}
