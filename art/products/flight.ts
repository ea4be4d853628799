import { products } from '../../lib/products';
import { figure } from '../../lib/screens/format';
import { type } from '../../lib/screens/frame';
import { color } from '../../lib/screens/palette';
import { position, totalKilowatts } from '../../lib/screens/solarvision/facts';
import { marks, places, thermalLayer } from '../../lib/screens/solarvision/view';
import { line, rect } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

/** The head of the SaaS page: SolarVision's thermal view alone, with the worst finding below its module. */
export function flight(): string {
  const { data } = products.solarvision;
  const [left, top, width, height] = places.wide.box;
  const [worst] = data.findings;
  const [x, y] = [left + 234, top + 510];
  const card = { width: 314, height: 184, edge: 22 };
  const right = x + card.width - card.edge;
  const body = [
    thermalLayer(data, 'wide'),
    `<linearGradient id="fade"><stop stop-color="${color.night}"/><stop offset="1" stop-color="${color.night}" stop-opacity="0"/></linearGradient>`,
    rect(left, top, 440, height, 'url(#fade)'),
    marks(data, { split: 100, finding: 0 }, 'wide', 21),
    // From the frame of the finding to its card.
    line(x + 82, y - 26, x + 82, y, color.white, 3),
    rect(x, y, card.width, card.height, color.white, { rx: 8 }),
    text(worst?.name ?? '', x + card.edge, y + 46, type.heading),
    text(`+${worst?.delta ?? 0} K`, right, y + 46, { size: 48, weight: 600, anchor: 'end' }),
    text(worst ? position(worst) : '', x + card.edge, y + 80, type.note),
    line(x + card.edge, y + 102, right, y + 102, color.line),
    text(
      `${data.findings.length} findings, ${figure(totalKilowatts(data), 1)} kW lost`,
      x + card.edge,
      y + 136,
      type.note,
    ),
    text('Illustrative data', x + card.edge, y + 166, type.small),
  ].join('');
  const label = 'Thermal view from a drone over module rows with five numbered faults';
  return document(width, height, label, `<g transform="translate(${-left} ${-top})">${body}</g>`);
}
