import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { products } from '../../lib/products';
import { figure } from '../../lib/screens/format';
import { type } from '../../lib/screens/frame';
import { color } from '../../lib/screens/palette';
import { photo as shown } from '../../lib/screens/solarvision/camera.json';
import { position, totalKilowatts } from '../../lib/screens/solarvision/facts';
import { heat, thermalView } from '../../lib/screens/solarvision/thermal';
import { corners, places } from '../../lib/screens/solarvision/view';
import { line, polyline, rect, stroke } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

const [left, top, width, height] = places.wide.box;
/** The frame of the thermal camera and the card of the finding, in the same coordinates. */
const view = { left: left + 206, top: top + 150, right: left + 640, bottom: top + 570 };
const card = { left: left + 346, top: top + 524, width: 326, height: 190, edge: 24 };

/** Four corners of a viewfinder. */
const viewfinder = [
  [view.left, view.top, 44, 44],
  [view.right, view.top, -44, 44],
  [view.left, view.bottom, 44, -44],
  [view.right, view.bottom, -44, -44],
].map(([x = 0, y = 0, across, down]) => `M${x + (across ?? 0)} ${y}H${x}v${down}`);

/** The thermal view in its frame, the worst finding and its card. */
function overlay(): string {
  const { data } = products.solarvision;
  const [worst] = data.findings;
  if (!worst)
    throw new Error('content/products/solarvision.ts needs a finding: the head of the SaaS page shows the first.');
  const module = corners(data, worst, 'wide');
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = module;
  const foot = [(x0 + x1) / 2, (y0 + y1) / 2];
  const [x, right] = [card.left + card.edge, card.left + card.width - card.edge];
  const frame = rect(view.left, view.top, view.right - view.left, view.bottom - view.top, heat(34));
  const body = [
    `<clipPath id="view">${frame}</clipPath><g clip-path="url(#view)">${frame}${thermalView(data)}</g>`,
    `<linearGradient id="fade"><stop stop-color="${color.night}"/><stop offset="1" stop-color="${color.night}" stop-opacity="0"/></linearGradient>`,
    rect(left, top, 300, height, 'url(#fade)'),
    stroke(viewfinder.join(''), color.white, 6),
    stroke(`${polyline(module)}Z`, color.white, 10),
    stroke(`${polyline(module)}Z`, color.alarm, 6),
    stroke(`M${foot[0]} ${foot[1]}V${card.top + card.height / 2}H${card.left}`, color.white, 3),
    rect(card.left, card.top, card.width, card.height, color.white, { rx: 8 }),
    text(worst.name, x, card.top + 52, type.heading),
    text(`+${worst.delta} K`, right, card.top + 52, { size: 50, weight: 600, anchor: 'end' }),
    text(position(worst), x, card.top + 86, type.note),
    line(x, card.top + 108, right, card.top + 108, color.line),
    text(`${data.findings.length} findings, ${figure(totalKilowatts(data), 1)} kW lost`, x, card.top + 142, type.note),
    text('Illustrative data', x, card.top + 171, type.small),
  ];
  return document(width, height, '', `<g transform="translate(${-left} ${-top})">${body.join('')}</g>`);
}

const photo = () => readFileSync('content/images/products/rows.jpg');

/** What the picture's comment says: its generator, and a hash of what it is made from. */
export const flightComment = () =>
  `Made by art/drawings.ts products: edit that, not this. Inputs ${createHash('sha256').update(overlay()).update(photo()).digest('hex').slice(0, 12)}`;

/** The head of the SaaS page: the rows that the drone sees, and a part of them in SolarVision's thermal view. */
export async function flight(): Promise<Buffer> {
  const size = { width: 1600, height: Math.round((1600 / width) * height) };
  const drawn = await sharp(Buffer.from(overlay()), { density: (72 * size.width) / width })
    .resize(size)
    .toBuffer();
  const scale = ((await sharp(photo()).metadata()).width ?? 0) / shown.width;
  const pixels = (length: number) => Math.round(length * scale);
  return sharp(photo())
    .extract({
      left: pixels(left - shown.left),
      top: pixels(top - shown.top),
      width: pixels(width),
      height: pixels(height),
    })
    .resize(size)
    .composite([{ input: drawn }])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4', progressive: true })
    .withExif({ IFD0: { ImageDescription: flightComment() } })
    .toBuffer();
}
