import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { products } from '../../lib/products';
import { figure } from '../../lib/screens/format';
import { type } from '../../lib/screens/frame';
import { color } from '../../lib/screens/palette';
import { onModule } from '../../lib/screens/solarvision/camera';
import { head } from '../../lib/screens/solarvision/camera.json';
import { levelOf, position, rankOf, totalKilowatts } from '../../lib/screens/solarvision/facts';
import { thermalView } from '../../lib/screens/solarvision/thermal';
import { corners } from '../../lib/screens/solarvision/view';
import { circle, line, type Point, path, polyline, rect, stroke } from '../../lib/screens/svg';
import { document } from '../lib/document';
import { text } from '../lib/text';

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

/** A gradient of one colour through the opacities: from the left, from the top, or from the middle of a circle. */
const gradient = (id: string, from: 'left' | 'top' | 'middle', colour: string, opacities: readonly number[]) => {
  const kind = from === 'middle' ? 'radial' : 'linear';
  const stop = (opacity: number, at: number) =>
    `<stop offset="${at / (opacities.length - 1)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
  return `<${kind}Gradient id="${id}"${from === 'top' ? ' x2="0" y2="1"' : ''}>${opacities.map(stop).join('')}</${kind}Gradient>`;
};

/** The thermal view in its frame, the worst finding and its card, on a photograph that is dark behind the page's title. */
function overlay(): string {
  const { data } = products.solarvision;
  const [worst] = data.findings;
  if (!worst)
    throw new Error('content/products/solarvision.ts needs a finding: the head of the SaaS page shows the first.');
  const module = corners(data, worst, 'wide');
  const rank = rankOf(data, worst.row);
  const at = (u: number, v: number) => onModule(rank, levelOf(worst), worst.from, u, v);
  const [hot, foot] = [at(0.58, 0.65), at(0.5, -0.06)];
  const card = { left: Math.round(foot[0]) + 20, top: Math.round(foot[1]) + 68, width: 248, height: 170, edge: 18 };
  // The page covers the right tenth with its list of users.
  if (card.left + card.width > head.left + 0.9 * head.width || card.top + card.height > head.top + head.height)
    throw new Error(
      `content/products/solarvision.ts: the first finding, ${position(worst)}, leaves no room for its card in art/products/head.jpg. Put another finding first, or render the photograph around it ("head" in lib/screens/solarvision/camera.json).`,
    );
  // Six modules of the row, both halves.
  const [from, to] = [worst.from - 1, worst.from + 4];
  const quad = [
    onModule(rank, 0, from, -0.05, -0.03),
    onModule(rank, 0, to, 1.05, -0.03),
    onModule(rank, 1, to, 1.05, 1.03),
    onModule(rank, 1, from, -0.05, 1.03),
  ];
  const [x, right] = [card.left + card.edge, card.left + card.width - card.edge];
  const small = { ...type.note, size: 18 };
  const body = [
    gradient('fade', 'left', color.night, [1, 0.9, 0.72, 0.4, 0]),
    rect(head.left, head.top, 760, head.height, 'url(#fade)'),
    // On phones the picture is below the text, and its upper edge fades into the head.
    gradient('dusk', 'top', color.night, [1, 0.35, 0]),
    rect(head.left, head.top, head.width, 130, 'url(#dusk)'),
    `<clipPath id="view">${path(`${polyline(quad)}Z`, {})}</clipPath><g clip-path="url(#view)" opacity=".72">${thermalView(data)}</g>`,
    gradient('glow', 'middle', color.amber, [0.55, 0.18, 0]),
    `<clipPath id="module">${path(`${polyline(module)}Z`, {})}</clipPath><g clip-path="url(#module)">${circle(...hot, 90, 'url(#glow)')}</g>`,
    stroke(viewfinder(quad), color.white, 5),
    stroke(`${polyline(module)}Z`, color.white, 10),
    stroke(`${polyline(module)}Z`, color.alarm, 6),
    stroke(`M${foot.join(' ')}V${card.top + card.height / 2}H${card.left}`, color.white, 3),
    rect(card.left, card.top, card.width, card.height, color.white, { rx: 8 }),
    text('SolarVision', x, card.top + 32, small),
    text(worst.name, x, card.top + 69, { ...type.heading, size: 24 }),
    text(`+${worst.delta} K`, right, card.top + 69, { size: 40, weight: 600, anchor: 'end' }),
    text(position(worst), x, card.top + 94, small),
    line(x, card.top + 110, right, card.top + 110, color.line),
    text(`${data.findings.length} findings, ${figure(totalKilowatts(data), 1)} kW lost`, x, card.top + 134, small),
    text('Illustrative data', x, card.top + 156, small),
  ];
  return document(
    head.width,
    head.height,
    '',
    `<g transform="translate(${-head.left} ${-head.top})">${body.join('')}</g>`,
  );
}

const file = 'content/images/products/flight.jpg';
const photo = () => readFileSync('art/products/head.jpg');

/** What the picture says of itself: its generator, and a hash of what it is made from. */
export const flightComment = () =>
  `Made by art/drawings.ts products: edit that, not this. Inputs ${createHash('sha256').update(overlay()).update(photo()).digest('hex').slice(0, 12)}`;

/** The head of the SaaS page: the rows that the drone sees, and a part of them in SolarVision's thermal view. */
export async function flight(): Promise<Buffer> {
  const before = existsSync(file) ? readFileSync(file) : undefined;
  // Encoders differ by machine: the picture is written again only if it would differ.
  if (before?.subarray(0, 4096).includes(flightComment())) return before;
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
