import sharp, { type Sharp } from 'sharp';
import type { Shape } from './folders';
import { decoding, type Facts } from './inspect';
import type { Master } from './masters';
import { scoreCopy } from './score';

// One thread per picture, because two pictures are encoded at a time. The result does not depend on it.
sharp.concurrency(1);

/** The range of the AVIF quality, and the steps down to a size limit. */
const [floor, ceiling, down] = [38, 90, 4];
/** CPU effort of the encoder. 6 takes twice as long as 4 and saves a few per cent; 5 is between both. */
const effort = 5;

/** Encodes all widths of one shape of a picture, within its budget. `files` maps each path to its bytes. */
export async function encodeShape(bytes: Buffer, facts: Facts, master: Master, shape: Shape) {
  const { settings, focus } = master;
  const crop = cropTo(facts, shape.aspect, focus);
  const widths = capWidths(shape.widths, Math.round(crop.width * (shape.enlarge ?? 1)));
  const resize = (width: number) =>
    sharp(bytes, decoding).autoOrient().extract(crop).resize(width).toColourspace('srgb');
  const encode = (width: number, quality: number) =>
    resize(width)
      .avif({ quality, effort, chromaSubsampling: settings.chroma, bitdepth: settings.bitdepth ?? 8 })
      .toBuffer();

  const { quality, done } = await findQuality(widths, settings.quality, shape.budget, resize, encode);
  const files = new Map<string, Buffer>();
  for (const width of widths) {
    const path = `${master.folder}/${master.name}${shape.suffix}-${width}.avif`;
    files.set(path, done.get(width) ?? (await encode(width, quality)));
  }
  return { width: crop.width, height: crop.height, widths, files };
}

/** The largest crop with the given aspect ratio, as close to the focal point as the edges allow. */
export function cropTo(
  { width, height }: { width: number; height: number },
  aspect = width / height,
  [x, y]: Master['focus'] = [0.5, 0.5],
) {
  const [w, h] = [Math.min(width, Math.round(height * aspect)), Math.min(height, Math.round(width / aspect))];
  const offset = (all: number, part: number, focus: number) =>
    Math.round(Math.min(all - part, Math.max(0, all * focus - part / 2)));
  return { left: offset(width, w, x), top: offset(height, h, y), width: w, height: h };
}

/**
 * Drops widths above the master's own width, and adds that width if it exceeds the largest remaining one by over 10 %.
 */
function capWidths(widths: number[], own: number): number[] {
  const kept = widths.filter((width) => width <= own);
  const last = kept.at(-1) ?? 0;
  return kept.length < widths.length && own > last * 1.1 ? [...kept, own] : kept;
}

/**
 * Raises the quality to the budget's score, or lowers it until the file fits. `done` has the file that is encoded with the
 * quality already.
 */
async function findQuality(
  widths: number[],
  start: number,
  budget: Shape['budget'],
  resize: (width: number) => Sharp,
  encode: (width: number, quality: number) => Promise<Buffer>,
): Promise<{ quality: number; done: Map<number, Buffer> }> {
  if (!budget) return { quality: start, done: new Map() };
  const width = widths.findLast((candidate) => candidate <= budget.width) ?? Math.min(...widths);
  const fits = (copy: Buffer) => copy.length <= budget.bytes;
  /** Whether a higher quality is not needed, or not possible. */
  const enough = async (copy: Buffer) =>
    !budget.score || !fits(copy) || (await scoreOf(resize(width), copy)) >= budget.score;
  let [quality, bytes] = [start, await encode(width, start)];
  // Bisection, because score and size grow with the quality.
  let [low, high] = [start, (await enough(bytes)) ? start : ceiling + 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const copy = await encode(width, middle);
    const done = await enough(copy);
    if (done) high = middle;
    else low = middle;
    if (fits(copy) && (done || quality < middle)) [quality, bytes] = [middle, copy];
  }
  while (!fits(bytes) && quality - down >= floor) {
    quality -= down;
    bytes = await encode(width, quality);
  }
  if (fits(bytes)) return { quality, done: new Map([[width, bytes]]) };
  const [found, most] = [bytes.length, budget.bytes].map((count) => Math.round(count / 1000));
  throw new Error(
    `takes ${found} kB at ${width} px wide and the lowest quality (${quality}); the limit is ${most} kB. ` +
      'Choose a picture with less detail, or remove noise and fine texture from it.',
  );
}

async function scoreOf(original: Sharp, copy: Buffer): Promise<number> {
  const decode = (picture: Sharp) => picture.toColourspace('srgb').removeAlpha().raw();
  const { data, info } = await decode(original).toBuffer({ resolveWithObject: true });
  return scoreCopy(data, await decode(sharp(copy)).toBuffer(), info.width, info.height);
}
