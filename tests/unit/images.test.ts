import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deriveImages } from '../../scripts/images/derive';
import { imageFolders } from '../../scripts/images/folders';
import type { Manifest, Picture } from '../../scripts/images/manifest';
import { scoreCopy } from '../../scripts/images/score';
import { findSvgFault } from '../../scripts/images/svg';

// AVIF encoding is slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let base = '';
let [masters, out] = ['', ''];
const put = (key: string, bytes: Buffer | string) => {
  mkdirSync(dirname(join(masters, key)), { recursive: true });
  writeFileSync(join(masters, key), bytes);
};
const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });
const putJpeg = async (key: string, picture: Sharp) => put(key, await picture.jpeg().toBuffer());
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100">${inner}</svg>`;
const derive = (options: object = {}) => deriveImages({ masters, out, ...options });
const failure = (options: object = {}): Promise<string> =>
  derive(options).then(
    () => 'nothing failed',
    (error: Error) => error.message,
  );
const manifest = () => JSON.parse(readFileSync(join(out, 'manifest.json'), 'utf8')) as Manifest;
const entry = (key: string) => manifest().pictures[key] as Picture;
/** The average colour of a served picture on white, as six hexadecimal digits. */
const averageOf = async (path: string) =>
  (
    await sharp(join(out, path)).flatten({ background: '#fff' }).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  ).toString('hex', 0, 3);
const served = () => (readdirSync(out, { recursive: true }) as string[]).filter((path) => /\.\w+$/.test(path)).sort();

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'images-'));
  [masters, out] = [join(base, 'masters'), join(base, 'out')];
});
afterEach(() => rmSync(base, { recursive: true }));

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
    expect(entry('blog/sun.jpg').files['blog/sun-480.avif']).toBe(statSync(join(out, 'blog/sun-480.avif')).size);
    const metadata = await sharp(join(out, 'blog/sun-480.avif')).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([480, 320, undefined]);
    expect(readFileSync(join(out, 'manifest.json'), 'utf8')).toMatch(
      /^\{\n {2}"_generated": "npm run images; do not edit"/,
    );
  });

  it('has 4:2:0 chroma if it is a photograph, 4:4:4 if it is a drawing, and 10 bits in the hero', async () => {
    for (const folder of ['team', 'blog', 'hero']) await putJpeg(`${folder}/sun.jpg`, plain(240, 100));
    await derive();
    // The flags of the AV1 configuration box: high bit depth (64), and chroma subsampling across and down (8, 4).
    const flags = (path: string) => {
      const bytes = readFileSync(join(out, path));
      return (bytes[bytes.indexOf('av1C') + 6] ?? 0) & (64 | 8 | 4);
    };
    expect(['team', 'blog', 'hero'].map((folder) => flags(`${folder}/sun-240.avif`))).toEqual([0, 8 | 4, 64 | 8 | 4]);
  });

  it('has the quality that reaches the score of its folder', async () => {
    const [width, height, target] = [256, 128, imageFolders.hero?.shapes[0]?.budget?.score ?? Number.NaN];
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const texture = sharp({ create: { width, height, channels: 3, background: '#888', noise } }).greyscale();
    put('hero/field.png', await texture.png().toBuffer());
    const decode = (file: string | Buffer) => sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer();
    const original = await decode(join(masters, 'hero/field.png'));
    const score = async (file: string | Buffer) => scoreCopy(original, await decode(file), width, height);
    await derive();
    const low = sharp(original, { raw: { width, height, channels: 3 } }).avif({
      quality: imageFolders.hero?.quality ?? 0,
      bitdepth: 10,
    });
    expect(await score(await low.toBuffer()), 'this texture needs more than the lowest quality').toBeLessThan(
      target - 2,
    );
    expect(await score(join(out, 'hero/field-256.avif'))).toBeGreaterThanOrEqual(target);
    expect(await score(join(out, 'hero/field-256.avif'))).toBeLessThan(target + 8);
  });

  it('is enlarged only in a shape that allows it, and only up to the limit of that shape', async () => {
    await putJpeg('hero/saas.jpg', plain(1280, 720));
    await derive();
    expect(entry('hero/saas.jpg')).toMatchObject({ widths: [1280], portrait: { width: 405, widths: [480, 648] } });
    expect(await sharp(join(out, 'hero/saas-portrait-648.avif')).metadata()).toMatchObject({
      width: 648,
      height: 1152,
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
    const sizes = await Promise.all(widths.map((w) => sharp(join(out, `blog/sun-${w}.avif`)).metadata()));
    expect(sizes.map((size) => size.width)).toEqual(widths);
  });

  it('has a picture of its own in place of the portrait crop', async () => {
    await putJpeg('hero/saas.jpg', plain(1280, 720));
    await derive();
    await putJpeg('hero/saas-portrait.jpg', plain(480, 900, '#ff0000'));
    expect((await derive()).stale).toEqual(['hero/saas-portrait.jpg', 'hero/saas.jpg']);
    expect(entry('hero/saas.jpg')).not.toHaveProperty('portrait');
    expect(entry('hero/saas-portrait.jpg')).toMatchObject({ widths: [480, 768], width: 480, height: 853 });
    const { channels } = await sharp(join(out, 'hero/saas-portrait-480.avif')).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
    rmSync(join(masters, 'hero/saas-portrait.jpg'));
    expect((await derive()).stale).toEqual(['hero/saas.jpg']);
    expect(entry('hero/saas.jpg').portrait).toMatchObject({ width: 405 });
  });

  it('is cropped around the focal point after EXIF rotation', async () => {
    const right = await plain(200, 450, '#ff0000').png().toBuffer();
    const wide = await plain(800, 450, '#0000ff')
      .composite([{ input: right, left: 600, top: 0 }])
      .png()
      .toBuffer();
    // Stored rotated: 450 × 800 with an EXIF orientation.
    const stored = await sharp(wide).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
    put('hero/saas.jpg', stored);
    put('focus.json', '{"hero/saas.jpg": [1, 0.5]}');
    await derive();
    expect(entry('hero/saas.jpg')).toMatchObject({ width: 800, height: 450, widths: [800] });
    expect(entry('hero/saas.jpg').portrait).toEqual({ width: 253, height: 450, widths: [405] });
    const right205 = { left: 200, top: 0, width: 205, height: 700 };
    const { channels } = await sharp(
      await sharp(join(out, 'hero/saas-portrait-405.avif')).extract(right205).png().toBuffer(),
    ).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
    expect(channels[2]?.mean).toBeLessThan(20);
    put('focus.json', '{"hero/saas.jpg": [0, 0.5]}');
    expect((await derive()).stale).toEqual(['hero/saas.jpg']);
    const other = await sharp(join(out, 'hero/saas-portrait-405.avif')).stats();
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
    expect(readFileSync(join(out, 'partners/logo.svg'), 'utf8')).toContain('#fff');
  });

  it('meets its size budget; one that cannot is reported, and the others are kept', async () => {
    const noise = (sigma: number) =>
      sharp({
        create: {
          width: 640,
          height: 200,
          channels: 3,
          background: '#888',
          noise: { type: 'gaussian', mean: 128, sigma },
        },
      });
    put('blog/rough.png', await noise(30).png().toBuffer());
    put('blog/wild.png', await noise(120).png().toBuffer());
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

describe('an outdated picture', () => {
  beforeEach(async () => {
    await putJpeg('team/a.jpg', plain(240, 300));
    await putJpeg('team/b.jpg', plain(240, 300, '#ffffff'));
    await derive();
  });

  it('is none after a run; a full rebuild gives the same manifest', async () => {
    const before = readFileSync(join(out, 'manifest.json'), 'utf8');
    expect(await derive()).toEqual({ stale: [], orphans: [], fresh: ['team/a.jpg', 'team/b.jpg'] });
    rmSync(out, { recursive: true });
    await derive();
    expect(readFileSync(join(out, 'manifest.json'), 'utf8')).toBe(before);
  });

  it.each<[string, () => unknown]>([
    ['its master changed', () => putJpeg('team/a.jpg', plain(240, 300, '#000000'))],
    ['a file is gone', () => rmSync(join(out, 'team/a-240.avif'))],
    ['a file is cut short', () => truncateSync(join(out, 'team/a-240.avif'), 10)],
  ])('is found when %s, and only that one is made again', async (_, spoil) => {
    await spoil();
    expect((await derive({ check: true })).stale).toEqual(['team/a.jpg']);
    const kept = statSync(join(out, 'team/b-240.avif')).mtimeMs;
    expect(await derive()).toMatchObject({ stale: ['team/a.jpg'], fresh: ['team/b.jpg'] });
    expect(statSync(join(out, 'team/b-240.avif')).mtimeMs).toBe(kept);
    expect((await derive({ check: true })).stale).toEqual([]);
  });

  it('is found when the settings of its folder change', async () => {
    const team = imageFolders.team as (typeof imageFolders)[string];
    try {
      imageFolders.team = { ...team, quality: team.quality - 1 };
      expect((await derive({ check: true })).stale).toEqual(['team/a.jpg', 'team/b.jpg']);
    } finally {
      imageFolders.team = team;
    }
  });

  it('is deleted when its master is gone, and only listed in check mode', async () => {
    rmSync(join(masters, 'team/a.jpg'));
    writeFileSync(join(out, 'team/a-240.avif.part'), '');
    const orphans = ['team/a-240.avif', 'team/a-240.avif.part'];
    expect((await derive({ check: true })).orphans).toEqual(orphans);
    expect(existsSync(join(out, 'team/a-240.avif'))).toBe(true);
    expect((await derive()).orphans).toEqual(orphans);
    expect(served()).toEqual(['manifest.json', 'team/b-240.avif']);
    expect(Object.keys(manifest().pictures)).toEqual(['team/b.jpg']);
  });
});

describe('a fault', () => {
  it('is reported together with all others before any file is written', async () => {
    await putJpeg('blog/fine.jpg', plain(500, 300));
    await putJpeg('hero/cut.jpg', plain(800, 600));
    truncateSync(join(masters, 'hero/cut.jpg'), 1500);
    put('hero/text.png', 'not a picture');
    put('hero/empty.webp', '');
    put('blog/moving.gif', await plain(9, 9).gif().toBuffer());
    put('blog/hidden.jpg', await plain(9, 9).gif().toBuffer());
    put('blog/drawn.jpg', svg('<path d=""/>'));
    put('blog/broken.svg', '<svg><g>');
    put('blog/My Photo.JPG', '');
    put('blog/double.png', await plain(9, 9).png().toBuffer());
    await putJpeg('blog/double.jpg', plain(9, 9));
    put('stray.jpg', '');
    put('focus.json', '{"hero/gone.jpg": [0, 1], "blog/fine.jpg": [2, 0]}');
    const lines = (await failure()).replaceAll(`${masters}/`, '').split('\n  ');
    const find = (key: string) =>
      lines.filter((line) => line.startsWith(`${key}: `)).map((line) => line.slice(key.length + 2));
    const unreadable = /^cannot be read as a picture \(.+\)\. Export it again as JPEG, PNG, WebP, AVIF or SVG\.$/;
    for (const key of [
      'hero/cut.jpg',
      'hero/text.png',
      'hero/empty.webp',
      'blog/moving.gif',
      'blog/hidden.jpg',
      'blog/drawn.jpg',
      'blog/broken.svg',
    ]) {
      expect([key, ...find(key)]).toEqual([key, expect.stringMatching(unreadable)]);
    }
    expect(find('blog/My Photo.JPG')[0]).toContain('Rename it, for example my-photo.JPG.');
    expect(find('blog/double.png')[0]).toContain('under the same name as blog/double.jpg');
    expect(find('stray.jpg')[0]).toContain('in one of the folders hero, industries');
    expect(find('focus.json').join()).toMatch(/"blog\/fine.jpg" is \[2,0\].*"hero\/gone.jpg" is not a picture/);
    expect(lines[0]).toBe(`${lines.length - 1} faults in pictures:`);
    expect(find('blog/fine.jpg')).toEqual([]);
    expect(existsSync(out)).toBe(false);
  });

  it('is a master above 25 MB', async () => {
    await putJpeg('blog/large.jpg', plain(500, 300));
    truncateSync(join(masters, 'blog/large.jpg'), 25 * 1024 * 1024);
    expect(await failure()).toBe('nothing failed');
    truncateSync(join(masters, 'blog/large.jpg'), 26 * 1024 * 1024);
    expect(await failure()).toMatch(/blog\/large\.jpg: is 26\.0 MB; the limit is 25 MB\. Export it smaller\.$/);
  });

  it('is a missing folder', async () => {
    expect(await failure()).toContain('this folder is missing');
  });

  it.each([
    ['<script>alert(1)</script>', 'contains a script'],
    ['<rect onload="x()"/>', 'contains an event handler (an attribute such as onload)'],
    ['<a href="javascript:x()"/>', 'contains a script address'],
    ['<image href="https://example.com/a.png"/>', 'refers to something outside itself'],
    ["<use xlink:href='other.svg#a'/>", 'refers to something outside itself'],
    ['<rect fill="url(https://example.com/a.svg#b)"/>', 'refers to something outside itself'],
    ['<style>@import "a.css";</style>', 'imports a stylesheet'],
    ['<foreignObject/>', 'contains a foreignObject'],
    ['<image href="data:image/svg+xml;base64,AA"/>', 'refers to something outside itself'],
  ])('is an SVG with %s', async (inner, fault) => {
    put('partners/logo.svg', svg(inner));
    expect(findSvgFault(svg(inner))).toBe(fault);
    expect(await failure()).toBe(
      `${masters}/partners/logo.svg: ${fault}, which is not allowed in a picture. Export it again as plain SVG without it.`,
    );
  });

  it.each([
    '<use href="#a"/>',
    '<rect fill="url(#a)"/>',
    '<rect fill="url( \'#a\' )"/>',
    '<image href="data:image/png;base64,AA"/>',
    '<text>on = 5</text>',
  ])('is not an SVG with %s', (inner) => expect(findSvgFault(svg(inner))).toBeNull());
});
