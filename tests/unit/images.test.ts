import { readFileSync, rmSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { imageFolders } from '../../scripts/images/folders';
import { scoreCopy } from '../../scripts/images/score';
import { pictureFolders, plain, svg } from '../lib/pictures';

// AVIF encoding is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

const { copy, derive, entry, failure, master, put, putJpeg, served } = pictureFolders();
/** The average colour of a served picture on white, as six hexadecimal digits. */
const averageOf = async (path: string) =>
  (await sharp(copy(path)).flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()).toString(
    'hex',
    0,
    3,
  );

describe('a served picture', () => {
  it('has the widths of its folder, no EXIF data, and an entry in the manifest', async () => {
    await putJpeg('blog/sun.jpg', plain(1500, 1000).withExif({ IFD0: { Copyright: 'someone' } }));
    await derive();
    expect(served()).toEqual([
      'blog/sun-1440.avif',
      'blog/sun-480.avif',
      'blog/sun-640.avif',
      'blog/sun-960.avif',
      'manifest.json',
    ]);
    expect(entry('blog/sun.jpg')).toMatchObject({
      format: 'avif',
      width: 1500,
      height: 1000,
      widths: [480, 640, 960, 1440],
    });
    expect(await averageOf('blog/sun-480.avif')).toMatch(/^3[2-4]6[5-7]9[89a]$/);
    expect(entry('blog/sun.jpg').files['blog/sun-480.avif']).toBe(statSync(copy('blog/sun-480.avif')).size);
    const metadata = await sharp(copy('blog/sun-480.avif')).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([480, 320, undefined]);
    expect(readFileSync(copy('manifest.json'), 'utf8')).toMatch(/^\{\n {2}"_generated": "npm run images; do not edit"/);
  });

  it('has 4:2:0 chroma if it is a photograph, 4:4:4 if it is a drawing, and 10 bits in the hero', async () => {
    for (const folder of ['team', 'blog', 'hero']) await putJpeg(`${folder}/sun.jpg`, plain(240, 100));
    await derive();
    // The flags of the AV1 configuration box: high bit depth (64), and chroma subsampling across and down (8, 4).
    const flags = (path: string) => {
      const bytes = readFileSync(copy(path));
      return (bytes[bytes.indexOf('av1C') + 6] ?? 0) & (64 | 8 | 4);
    };
    expect(['team', 'blog', 'hero'].map((folder) => flags(`${folder}/sun-240.avif`))).toEqual([0, 8 | 4, 64 | 8 | 4]);
  });

  it('has the quality that reaches the score of its folder', { tags: ['full'] }, async () => {
    const [width, height, target] = [256, 128, imageFolders.hero?.shapes[0]?.budget?.score ?? Number.NaN];
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const texture = sharp({ create: { width, height, channels: 3, background: '#888', noise } }).greyscale();
    put('hero/field.png', await texture.png().toBuffer());
    const decode = (file: string | Buffer) => sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer();
    const original = await decode(master('hero/field.png'));
    const score = async (file: string | Buffer) => scoreCopy(original, await decode(file), width, height);
    await derive();
    const low = sharp(original, { raw: { width, height, channels: 3 } }).avif({
      quality: imageFolders.hero?.quality ?? 0,
      bitdepth: 10,
    });
    expect(await score(await low.toBuffer()), 'this texture needs more than the lowest quality').toBeLessThan(
      target - 2,
    );
    expect(await score(copy('hero/field-256.avif'))).toBeGreaterThanOrEqual(target);
    expect(await score(copy('hero/field-256.avif'))).toBeLessThan(target + 8);
  });

  it('is enlarged only in a shape that allows it, and only up to the limit of that shape', async () => {
    await putJpeg('hero/saas.jpg', plain(640, 360));
    await derive();
    expect(entry('hero/saas.jpg')).toMatchObject({ widths: [640], portrait: { width: 203, widths: [325] } });
    expect(await sharp(copy('hero/saas-portrait-325.avif')).metadata()).toMatchObject({
      width: 325,
      height: 576,
    });
  });

  it.each([
    [2000, [480, 640, 960, 1440]],
    [1100, [480, 640, 960, 1100]],
    [1000, [480, 640, 960]],
    [300, [300]],
  ])('is not wider than its master of %i px', async (width, widths) => {
    await putJpeg('blog/sun.jpg', plain(width, 200));
    await derive();
    expect(entry('blog/sun.jpg').widths).toEqual(widths);
    const sizes = await Promise.all(widths.map((w) => sharp(copy(`blog/sun-${w}.avif`)).metadata()));
    expect(sizes.map((size) => size.width)).toEqual(widths);
  });

  it('has a picture of its own in place of the portrait crop', async () => {
    await putJpeg('hero/saas.jpg', plain(320, 180));
    await derive();
    await putJpeg('hero/saas-portrait.jpg', plain(240, 450, '#ff0000'));
    expect((await derive()).stale).toEqual(['hero/saas-portrait.jpg', 'hero/saas.jpg']);
    expect(entry('hero/saas.jpg')).not.toHaveProperty('portrait');
    expect(entry('hero/saas-portrait.jpg')).toMatchObject({ widths: [384], width: 240, height: 427 });
    const { channels } = await sharp(copy('hero/saas-portrait-384.avif')).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
    rmSync(master('hero/saas-portrait.jpg'));
    expect((await derive()).stale).toEqual(['hero/saas.jpg']);
    expect(entry('hero/saas.jpg').portrait).toMatchObject({ width: 101 });
  });

  it('is cropped around the focal point after EXIF rotation', async () => {
    const right = await plain(100, 225, '#ff0000').png().toBuffer();
    const wide = await plain(400, 225, '#0000ff')
      .composite([{ input: right, left: 300, top: 0 }])
      .png()
      .toBuffer();
    // Stored rotated: 225 × 400 with an EXIF orientation.
    const stored = await sharp(wide).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    put('hero/saas.jpg', stored);
    put('focus.json', '{"hero/saas.jpg": [1, 0.5]}');
    await derive();
    expect(entry('hero/saas.jpg')).toMatchObject({ width: 400, height: 225, widths: [400] });
    expect(entry('hero/saas.jpg').portrait).toEqual({ width: 127, height: 225, widths: [203] });
    const right103 = { left: 100, top: 0, width: 103, height: 350 };
    const { channels } = await sharp(
      await sharp(copy('hero/saas-portrait-203.avif')).extract(right103).png().toBuffer(),
    ).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
    expect(channels[2]?.mean).toBeLessThan(20);
    put('focus.json', '{"hero/saas.jpg": [0, 0.5]}');
    expect((await derive()).stale).toEqual(['hero/saas.jpg']);
    const other = await sharp(copy('hero/saas-portrait-203.avif')).stats();
    expect(other.channels[2]?.mean).toBeGreaterThan(240);
  });

  it.each(['png', 'webp', 'avif'] as const)(
    'is made from %s, including greyscale and transparent ones',
    async (format) => {
      put(`blog/grey.${format}`, await plain(500, 300, '#808080').toColourspace('b-w').toFormat(format).toBuffer());
      put(
        `blog/clear.${format}`,
        await sharp({ create: { width: 500, height: 300, channels: 4, background: '#0000' } })
          .toFormat(format)
          .toBuffer(),
      );
      await derive();
      expect(await averageOf('blog/grey-480.avif')).toMatch(/^(7f|80|81){3}$/);
      expect(await averageOf('blog/clear-480.avif')).toBe('ffffff');
    },
  );

  it('is the master itself, if that is an SVG', async () => {
    put('partners/logo.svg', svg('<rect width="100" height="100" fill="#fff"/>'));
    await derive();
    expect(entry('partners/logo.svg')).toMatchObject({
      format: 'svg',
      width: 200,
      height: 100,
      widths: [],
      files: { 'partners/logo.svg': expect.any(Number) },
    });
    expect(readFileSync(copy('partners/logo.svg'), 'utf8')).toContain('#fff');
  });

  it('meets its size budget; one that cannot is reported, and the others are kept', { tags: ['full'] }, async () => {
    const noise = (height: number) =>
      sharp({
        create: {
          width: 640,
          height,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma: 120 },
        },
      });
    put('blog/rough.png', await noise(70).png().toBuffer());
    put('blog/wild.png', await noise(180).png().toBuffer());
    const message = await failure();
    expect(message).toMatch(
      /^\S+blog\/wild\.png: takes \d+ kB at 640 px wide and the lowest quality \(38\); the limit is 30 kB\. Choose/,
    );
    expect(entry('blog/rough.png').files['blog/rough-640.avif']).toBeLessThanOrEqual(30_000);
    expect(entry('blog/wild.png')).toBeUndefined();
  });
});

describe('the score of a copy', () => {
  it('is 100 for an equal copy and for one that is too small to score, and falls with the difference', () => {
    const flat = (value: number, size: number) => Buffer.alloc(size * size * 3, value);
    expect(scoreCopy(flat(99, 64), flat(99, 64), 64, 64)).toBe(100);
    expect(scoreCopy(flat(99, 7), flat(0, 7), 7, 7)).toBe(100);
    const rough = Buffer.from(flat(99, 64).map((value, i) => value + (i % 7)));
    expect(scoreCopy(flat(99, 64), rough, 64, 64)).toBeLessThan(90);
  });
});
