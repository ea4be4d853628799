import sharp from 'sharp';
import { type Facts, strict } from './inspect';
import type { Master } from './masters';
import type { Shape, Use } from './uses';

// Two pictures at a time on the two cores of a small machine, each on one: the bytes do not depend on threads.
sharp.concurrency(1);

const [step, floor] = [4, 38];
/** Time for a few per cent of size: 4 is quick, 6 takes twice as long. */
const effort = 5;

export type Encoded = { width: number; height: number; widths: number[]; files: Map<string, Buffer> };

/** All files of one shape of a picture, at the best quality that its budget allows. */
export async function encodeShape(
  bytes: Buffer,
  facts: Facts,
  master: Master,
  use: Use,
  shape: Shape,
): Promise<Encoded> {
  const crop = cropTo(facts, shape.aspect, master.focus);
  const widths = facts.svg ? shape.widths : capWidths(shape.widths, crop.width);
  const upright = facts.svg ? await drawSvg(bytes, facts, crop.width, widths) : bytes;
  // An SVG is drawn larger or smaller than its own size: what is cut scales with it.
  const size = facts.svg ? await sharp(upright).metadata() : facts;
  const region = cropTo(size, shape.aspect, master.focus);
  const encode = (width: number, quality: number) =>
    sharp(upright, strict)
      .autoOrient()
      .extract(region)
      .resize(width)
      .toColourspace('srgb')
      .avif({ quality, effort, chromaSubsampling: use.chroma })
      .toBuffer();

  const { quality, done } = await findQuality(widths, use.quality, shape.budget, encode);
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const path = `${master.folder}/${master.name}${shape.suffix}-${width}.avif`;
    files.set(path, done.get(width) ?? (await encode(width, quality)));
  }
  return { width: crop.width, height: crop.height, widths, files };
}

/** The largest part of the given outline around the focal point that the picture holds. */
function cropTo(
  { width, height }: { width: number; height: number },
  aspect = width / height,
  [x, y]: [number, number],
) {
  const [w, h] = [Math.min(width, Math.round(height * aspect)), Math.min(height, Math.round(width / aspect))];
  const place = (all: number, part: number, at: number) =>
    Math.round(Math.min(all - part, Math.max(0, all * at - part / 2)));
  return { left: place(width, w, x), top: place(height, h, y), width: w, height: h };
}

/** Never above the master's own width; that width itself unless the next smaller one is within a tenth. */
function capWidths(widths: number[], own: number): number[] {
  const kept = widths.filter((width) => width <= own);
  const last = kept.at(-1) ?? 0;
  return kept.length < widths.length && own > last * 1.1 ? [...kept, own] : kept;
}

/** Draws an SVG so large that no width asked for has to be enlarged from it; sharp scales the drawing, not its pixels. */
function drawSvg(bytes: Buffer, { width }: Facts, cropWidth: number, widths: number[]): Promise<Buffer> {
  const scale = Math.max(...widths) / cropWidth;
  return sharp(bytes, strict)
    .resize(Math.ceil(width * scale))
    .png()
    .toBuffer();
}

/** The best quality that holds the budget, and what was encoded at it on the way. */
async function findQuality(
  widths: number[],
  best: number,
  budget: Shape['budget'],
  encode: (width: number, quality: number) => Promise<Buffer>,
): Promise<{ quality: number; done: Map<number, Buffer> }> {
  if (!budget) return { quality: best, done: new Map() };
  const width = widths.findLast((candidate) => candidate <= budget.width) ?? Math.min(...widths);
  let smallest = 0;
  for (let quality = best; quality >= floor; quality -= step) {
    const bytes = await encode(width, quality);
    if (bytes.length <= budget.bytes) return { quality, done: new Map([[width, bytes]]) };
    smallest = bytes.length;
  }
  const [found, right] = [smallest, budget.bytes].map((count) => Math.round(count / 1000));
  throw new Error(
    `takes ${found} kB at ${width} px wide and the lowest quality (${floor}); ${right} kB are right. ` +
      'Choose a calmer picture, or take noise and fine texture out of it.',
  );
}
