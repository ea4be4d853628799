import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { site } from '../../content/site';
import { type Card, cards } from '../../lib/cards';
import { dayPath } from '../../lib/curve';
import { markPath, markStroke, markViewBox } from '../../lib/mark';
import { cardSize } from '../../lib/metadata';
import { tokens } from '../../tailwind.config';
import { eachOfTwo } from '../lib/each-of-two';

const { width, height } = cardSize;
const { night, paper, mist, amber } = tokens.color;
/** The part of the width that holds words; the photograph has the rest. */
const panel = 680;
const edge = 64;
/** Link previews are fetched over phones: kB that a picture may weigh. */
const limit = 120_000;
const cache = '.cache/og';
const day = (reach: number) => dayPath('saas', reach, 90);

const require = createRequire(import.meta.url);
const fontFile = (set: string, weight: number) =>
  readFileSync(require.resolve(`@fontsource/hanken-grotesk/files/hanken-grotesk-${set}-${weight}-normal.woff`));
const fonts = ([500, 600] as const).flatMap((weight): Font[] =>
  // The second set holds the rupee sign.
  ['latin', 'latin-ext'].map((set) => ({ name: set, data: fontFile(set, weight), weight, style: 'normal' })),
);

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

/** The words and the mark as outlines, on an otherwise empty ground. */
const lettering = ({ title, kicker }: Card) =>
  satori(
    box({ width, height, padding: edge, flexDirection: 'column', fontFamily: 'latin, latin-ext', color: paper }, [
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
    { width, height, fonts },
  );

async function draw(card: Card, photograph: Buffer): Promise<Buffer> {
  const screen = card.image.endsWith('.svg');
  const beside = await sharp(photograph, { density: 144 })
    .resize(width - panel, height, { fit: 'cover', position: screen ? 'left top' : 'centre' })
    .toBuffer();
  // Over a product's screen the curve would be read as one of its charts: it keeps to the panel.
  const reach = screen ? panel : width;
  const curve = `<svg xmlns="http://www.w3.org/2000/svg" width="${reach}" height="${height}"><path transform="translate(0 ${height - 126})" d="${day(reach)}" fill="none" stroke="${amber}" stroke-width="3"/></svg>`;
  const picture = await sharp({ create: { width, height, channels: 3, background: night } })
    .composite([
      { input: beside, left: panel, top: 0 },
      { input: Buffer.from(curve), left: 0, top: 0 },
      { input: Buffer.from(await lettering(card)), left: 0, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of [84, 76, 68, 60, 50, 40]) {
    const jpeg = await sharp(picture, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= limit) return jpeg;
  }
  throw new Error(
    `The preview picture of content/images/${card.image} stays above ${limit} bytes: use a calmer picture.`,
  );
}

/** Whatever a picture is made of; the same always gives the same bytes. */
const keyOf = (card: Card, photograph: Buffer) =>
  createHash('sha256')
    .update(JSON.stringify([card, site.brand, tokens.color, markPath, day(width), sharp.versions]))
    .update(photograph)
    .update(readFileSync(import.meta.filename))
    .digest('hex')
    .slice(0, 32);

/** Draws each page's picture for link previews into the export; what was drawn before is taken from the cache. */
export async function drawCards(out: string) {
  mkdirSync(cache, { recursive: true });
  await eachOfTwo(cards(), async (card) => {
    const photograph = readFileSync(path.join('content/images', card.image));
    const kept = path.join(cache, `${keyOf(card, photograph)}.jpg`);
    if (!existsSync(kept)) writeFileSync(kept, await draw(card, photograph));
    const target = path.join(out, 'og', `${card.name}.jpg`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(kept));
  });
}
