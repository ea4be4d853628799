import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { products } from '../../lib/products';
import { figure } from '../../lib/screens/format';
import { type } from '../../lib/screens/frame';
import { color } from '../../lib/screens/palette';
import { onModule } from '../../lib/screens/solarvision/camera';
import { head } from '../../lib/screens/solarvision/camera.json';
import { position, totalKilowatts } from '../../lib/screens/solarvision/facts';
import { thermalView } from '../../lib/screens/solarvision/thermal';
import { corners } from '../../lib/screens/solarvision/view';
import { circle, line, type Point, path, polyline, rect, stroke } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

/** The modules of the worst finding's row that are shown in the thermal view, from the first to the last. */
const seen = [13, 18] as const;
const card = { left: 456, top: 688, width: 248, height: 142, edge: 18 };

/** The four corners of a viewfinder around a quadrilateral. */
function viewfinder(quad: readonly Point[]): string {
  const towards = ([x, y]: Point, [toX, toY]: Point): Point => {
    const share = 40 / Math.hypot(toX - x, toY - y);
    return [x + (toX - x) * share, y + (toY - y) * share];
  };
  return quad
    .map((at, index) => {
      const [before, after] = [quad.at(index - 1) ?? at, quad[(index + 1) % quad.length] ?? at];
      return polyline([towards(at, before), at, towards(at, after)]);
    })
    .join('');
}

/** A gradient of one colour through the opacities, downwards or from the left, or from the middle of a circle. */
const gradient = (
  kind: 'linear' | 'radial',
  id: string,
  colour: string,
  opacities: readonly number[],
  down = false,
) => {
  const stop = (opacity: number, at: number) =>
    `<stop offset="${at / (opacities.length - 1)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<${kind}Gradient id="${id}"${down ? ' x2="0" y2="1"' : ''}>${opacities.map(stop).join('')}</${kind}Gradient>`;
};

/** The thermal view in its frame, the worst finding and its card, on a photograph that is dark behind the page's title. */
function overlay(): string {
  const { data } = products.solarvision;
  const [worst] = data.findings;
  if (!worst)
    throw new Error('content/products/solarvision.ts needs a finding: the head of the SaaS page shows the first.');
  const module = corners(data, worst, 'wide');
  const [[x0, y0], [x1, y1], [x2, y2]] = module as [Point, Point, Point];
  const small = { ...type.note, size: 18 };
  const [x, right] = [card.left + card.edge, card.left + card.width - card.edge];
  const rank = data.field.rows.length - 1 - data.field.rows.indexOf(worst.row);
  const quad = [
    onModule(rank, 0, seen[0], -0.05, -0.03),
    onModule(rank, 0, seen[1], 1.05, -0.03),
    onModule(rank, 1, seen[1], 1.05, 1.03),
    onModule(rank, 1, seen[0], -0.05, 1.03),
  ];
  const body = [
    gradient('linear', 'fade', color.night, [1, 0.9, 0.72, 0.4, 0]),
    rect(head.left, head.top, 760, head.height, 'url(#fade)'),
    // On phones the picture is below the text.
    gradient('linear', 'dusk', color.night, [1, 0.35, 0], true),
    rect(head.left, head.top, head.width, 130, 'url(#dusk)'),
    `<clipPath id="view">${path(`${polyline(quad)}Z`, {})}</clipPath><g clip-path="url(#view)" opacity=".9">${thermalView(data)}</g>`,
    gradient('radial', 'glow', color.amber, [0.55, 0.18, 0]),
    circle((x0 + x2) / 2 + 6, (y0 + y2) / 2 - 18, 90, 'url(#glow)'),
    stroke(viewfinder(quad), color.white, 5),
    stroke(`${polyline(module)}Z`, color.white, 10),
    stroke(`${polyline(module)}Z`, color.alarm, 6),
    stroke(`M${(x0 + x1) / 2} ${(y0 + y1) / 2}V${card.top + card.height / 2}H${card.left}`, color.white, 3),
    rect(card.left, card.top, card.width, card.height, color.white, { rx: 8 }),
    text(worst.name, x, card.top + 41, { ...type.heading, size: 24 }),
    text(`+${worst.delta} K`, right, card.top + 41, { size: 40, weight: 600, anchor: 'end' }),
    text(position(worst), x, card.top + 66, small),
    line(x, card.top + 82, right, card.top + 82, color.line),
    text(`${data.findings.length} findings, ${figure(totalKilowatts(data), 1)} kW lost`, x, card.top + 106, small),
    text('Illustrative data', x, card.top + 128, small),
  ];
  return document(
    head.width,
    head.height,
    '',
    `<g transform="translate(${-head.left} ${-head.top})">${body.join('')}</g>`,
  );
}

const photo = () => readFileSync('art/products/head.jpg');

/** What the picture says of itself: its generator, and a hash of what it is made from. */
export const flightComment = () =>
  `Made by art/drawings.ts products: edit that, not this. Inputs ${createHash('sha256').update(overlay()).update(photo()).digest('hex').slice(0, 12)}`;

/** The head of the SaaS page: the rows that the drone sees, and a part of them in SolarVision's thermal view. */
export async function flight(): Promise<Buffer> {
  const base = sharp(photo());
  const { width, height } = await base.metadata();
  const drawn = await sharp(Buffer.from(overlay()), { density: (72 * width) / head.width })
    .resize(width, height)
    .toBuffer();
  return base
    .composite([{ input: drawn }])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', progressive: true })
    .withExif({ IFD0: { ImageDescription: flightComment() } })
    .toBuffer();
}
