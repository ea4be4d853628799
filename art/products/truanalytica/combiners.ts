import { figure } from '../../lib/format';
import { color, mix, tint } from '../../lib/palette';
import { page, type } from '../../lib/shell';
import { line, rect, round, stroke } from '../../lib/svg';
import { text } from '../../lib/text';
import { combiners, fault, faultName, lostEnergy, strings } from './data';

export const aside = { left: 1108, text: 1148, right: page.right, top: 336 };

/** Colours by share of the median output; the last one marks a fault. */
const shades = [
  { from: 0.985, fill: color.field },
  { from: 0.95, fill: mix(color.white, color.field, 0.62) },
  { from: 0.85, fill: mix(color.white, color.field, 0.3) },
  { from: 0, fill: color.alarm },
];
const shade = (share: number) => shades.find(({ from }) => share >= from)?.fill ?? color.alarm;

export function heatMap(): string {
  const [cell, pitch] = [31, 37];
  const origin = { x: aside.text + 40, y: 448 };
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
    legend() +
    ring +
    finding(mark.x + cell / 2, mark.y + cell + 6)
  );
}

/** The legend of the first three colours; `finding` explains the fault colour. */
function legend(): string {
  const y = 710;
  return shades
    .slice(0, 3)
    .map(({ from, fill }, index) => {
      const x = aside.text + 40 + index * 106;
      return (
        rect(x, y - 17, 20, 20, fill, { rx: 3 }) +
        text(`${figure(from * 100, index === 0 ? 1 : 0)} %`, x + 28, y, { ...type.small, size: 20 })
      );
    })
    .join('');
}

function finding(x: number, y: number): string {
  const top = 734;
  const share = combiners[fault.inverter - 1]?.[fault.combiner - 1] ?? 1;
  const figureStyle = { size: 60, weight: 600, fill: color.alarm, tracking: -0.02 } as const;
  const value = `−${figure((1 - share) * 100)} %`;
  return [
    stroke(`M${round(x)} ${round(y)}V${top}`, color.alarm, 3),
    line(aside.text, top, page.right, top, color.alarm, 3),
    text(`Combiner ${faultName}`, aside.text, top + 48, type.heading),
    text(value, page.right, top + 72, { ...figureStyle, anchor: 'end' }),
    text('against median', aside.text, top + 84, type.note),
    text(`${fault.silentStrings} of ${strings.perCombiner} strings without current`, aside.text, top + 142, type.body),
    text(`${figure(lostEnergy(), 2)} MWh lost since sunrise`, aside.text, top + 180, type.body),
    rect(aside.text, top + 200, 296, 46, tint.amber, { rx: 6 }),
    text('Work order 1187 open', aside.text + 18, top + 232, type.strong),
  ].join('');
}
