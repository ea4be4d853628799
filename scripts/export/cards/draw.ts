import { readFileSync } from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { site } from '../../../content/site';
import type { Card } from '../../../lib/cards';
import { dayPath } from '../../../lib/curve';
import { markPath, markStroke, markViewBox } from '../../../lib/mark';
import { cardSize } from '../../../lib/metadata';
import { tokens } from '../../../tailwind.config';
import { keepLast } from '../../lib/memoize';
import { fontsFor } from './fonts';

const { width, height } = cardSize;
const { night, paper, mist, amber } = tokens.color;
/** The width of the part with text; the photograph has the rest. */
const panel = 680;
const edge = 64;
/** The most bytes of a picture: phones load link previews too. */
const limit = 120_000;
const raw = { width, height, channels: 3 } as const;

type Style = Record<string, string | number>;
const box = (style: Style, children?: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const svgData = (body: string, box: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`)}`;
const mark = svgData(
  `<path d="${markPath}" fill="none" stroke="${amber}" stroke-width="${markStroke}" stroke-linecap="round" stroke-linejoin="round"/>`,
  markViewBox,
);

/** The text and the mark as outlines on a transparent background. */
const drawText = ({ title, kicker }: Card) => {
  const { fonts, fontFamily } = fontsFor(site.brand + title + kicker);
  return satori(
    box({ width: panel, height, padding: edge, flexDirection: 'column', fontFamily, color: paper }, [
      box({ alignItems: 'center', gap: 16, fontSize: 34, fontWeight: 600, letterSpacing: -0.7 }, [
        { type: 'img', props: { src: mark, width: 52, height: 52 } },
        site.brand,
      ]),
      box({ flexDirection: 'column', marginTop: 76, width: panel - edge - 44 }, [
        box({ fontSize: 26, fontWeight: 500, color: mist, height: 36 }, kicker),
        box(
          { fontSize: 60, fontWeight: 600, lineHeight: 1.06, letterSpacing: -1.5, marginTop: 12, textWrap: 'balance' },
          title,
        ),
      ]),
    ]) as Parameters<typeof satori>[0],
    { width: panel, height, fonts },
  );
};

/** The background of a card as raw pixels: the night colour, the photograph and the curve. */
async function drawBackground(image: string): Promise<Buffer> {
  const screen = image.endsWith('.svg');
  const beside = await sharp(path.join('content/images', image), { density: 144 })
    .resize(width - panel, height, { fit: 'cover', position: screen ? 'left top' : 'centre' })
    .toBuffer();
  // Beside a product's screen the curve ends with the panel: over the screen it would look like one of its charts.
  const reach = screen ? panel : width;
  const curve = `<svg xmlns="http://www.w3.org/2000/svg" width="${reach}" height="${height}"><path transform="translate(0 ${height - 126})" d="${dayPath('solar', reach, 90)}" fill="none" stroke="${amber}" stroke-width="3"/></svg>`;
  return sharp({ create: { ...raw, background: night } })
    .composite([
      { input: beside, left: panel, top: 0 },
      { input: Buffer.from(curve), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Keeps one background of 2.3 MB: cards with the same photograph follow each other. */
const background = keepLast<Promise<Buffer>>();

/** Draws one card as a JPEG within the size limit. */
export async function drawCard(card: Card): Promise<Buffer> {
  const picture = await sharp(await background('card', [card.image], () => drawBackground(card.image)), { raw })
    .composite([{ input: Buffer.from(await drawText(card)), left: 0, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of [84, 76, 68, 60, 50, 40]) {
    // MozJPEG's quantisation table without its trellis quantisation: 8 % more bytes in a fifth of the time.
    const jpeg = await sharp(picture, { raw }).jpeg({ quality, progressive: true, quantisationTable: 3 }).toBuffer();
    if (jpeg.length <= limit) return jpeg;
  }
  throw new Error(
    `The preview picture of content/images/${card.image} stays above ${limit} bytes: use a picture with less fine detail.`,
  );
}

/**
 * The inputs that all cards share, for the key of the cache. package.json has the exact versions of satori, sharp and the
 * fonts.
 */
export const sharedInputs = () =>
  JSON.stringify([
    site.brand,
    tokens.color,
    [cardSize, markPath, markStroke, markViewBox],
    dayPath('solar', width, 90),
    ...['draw.ts', 'fonts.ts'].map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')),
    readFileSync('package.json', 'utf8'),
  ]);
