import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { products } from '../../lib/products';
import { figure } from '../../lib/screens/format';
import { type } from '../../lib/screens/frame';
import { color } from '../../lib/screens/palette';
import { head } from '../../lib/screens/solarvision/camera.json';
import { position, totalKilowatts } from '../../lib/screens/solarvision/facts';
import { heat, thermalView } from '../../lib/screens/solarvision/thermal';
import { corners } from '../../lib/screens/solarvision/view';
import { circle, line, type Point, polyline, rect, stroke } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

/** The frame of the thermal camera, around the worst finding and no other, and the card of that finding. */
const view = { left: 250, top: 430, right: 548, bottom: 760 };
const card = { left: 432, top: 636, width: 310, height: 178, edge: 22 };

/** Four corners of a viewfinder. */
const viewfinder = [
  [view.left, view.top, 44, 44],
  [view.right, view.top, -44, 44],
  [view.left, view.bottom, 44, -44],
  [view.right, view.bottom, -44, -44],
].map(([x = 0, y = 0, across, down]) => `M${x + (across ?? 0)} ${y}H${x}v${down}`);

/** A gradient of one colour from the first to the last opacity. */
const gradient = (kind: 'linear' | 'radial', id: string, colour: string, opacities: readonly number[]) => {
  const stop = (opacity: number, at: number) =>
    `<stop offset="${at / (opacities.length - 1)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<${kind}Gradient id="${id}">${opacities.map(stop).join('')}</${kind}Gradient>`;
};

/** The thermal view in its frame, the worst finding and its card, on a photograph that is dark behind the page's title. */
function overlay(): string {
  const { data } = products.solarvision;
  const [worst] = data.findings;
  if (!worst)
    throw new Error('content/products/solarvision.ts needs a finding: the head of the SaaS page shows the first.');
  const module = corners(data, worst, 'wide');
  const [[x0, y0], [x1, y1], [x2, y2]] = module as [Point, Point, Point];
  const [x, right] = [card.left + card.edge, card.left + card.width - card.edge];
  const frame = rect(view.left, view.top, view.right - view.left, view.bottom - view.top, heat(34));
  const body = [
    gradient('linear', 'fade', color.night, [1, 0.9, 0.72, 0.4, 0]),
    rect(head.left, head.top, 760, head.height, 'url(#fade)'),
    `<clipPath id="view">${frame}</clipPath><g clip-path="url(#view)">${frame}${thermalView(data)}</g>`,
    gradient('radial', 'glow', color.amber, [0.55, 0.18, 0]),
    circle((x0 + x2) / 2 + 6, (y0 + y2) / 2 - 18, 90, 'url(#glow)'),
    stroke(viewfinder.join(''), color.white, 5),
    stroke(`${polyline(module)}Z`, color.white, 10),
    stroke(`${polyline(module)}Z`, color.alarm, 6),
    stroke(`M${(x0 + x1) / 2} ${(y0 + y1) / 2}V${card.top + card.height / 2}H${card.left}`, color.white, 3),
    rect(card.left, card.top, card.width, card.height, color.white, { rx: 8 }),
    text(worst.name, x, card.top + 50, type.heading),
    text(`+${worst.delta} K`, right, card.top + 50, { size: 50, weight: 600, anchor: 'end' }),
    text(position(worst), x, card.top + 82, type.note),
    line(x, card.top + 102, right, card.top + 102, color.line),
    text(`${data.findings.length} findings, ${figure(totalKilowatts(data), 1)} kW lost`, x, card.top + 132, type.note),
    text('Illustrative data', x, card.top + 160, type.small),
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
