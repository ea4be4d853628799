import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** Areas of modules from art/blender/modules.txt: a picture, and left, top, right, bottom as fractions of its size. */
export const areas = readFileSync('art/blender/modules.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [file = '', ...box] = line.split(' ');
    return { file, box: box.map(Number) as [number, number, number, number] };
  });

const luma = ([r = 0, g = 0, b = 0]: number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The median colour of the darker half of an area: the cells, without the lines and frames between them. */
export async function moduleColour({ file, box: [x0, y0, x1, y1] }: (typeof areas)[number]) {
  const picture = sharp(`content/images/${file}`);
  const { width, height } = await picture.metadata();
  const [left, top] = [Math.round(x0 * width), Math.round(y0 * height)];
  const area = { left, top, width: Math.round(x1 * width) - left, height: Math.round(y1 * height) - top };
  const raw = await picture.extract(area).removeAlpha().raw().toBuffer();
  const pixels = Array.from({ length: raw.length / 3 }, (_, i) => [...raw.subarray(3 * i, 3 * i + 3)]);
  const dark = pixels.sort((a, b) => luma(a) - luma(b)).slice(0, pixels.length / 2);
  const middle = (channel: number) => dark.map((p) => p[channel] ?? 0).sort((a, b) => a - b)[dark.length >> 1] ?? 0;
  const rgb = [middle(0), middle(1), middle(2)] as const;
  const [r, g, b] = rgb;
  const chroma = Math.max(r, g, b) - Math.min(r, g, b);
  const turn =
    chroma === 0 ? 0 : b >= r && b >= g ? 4 + (r - g) / chroma : g >= r ? 2 + (b - r) / chroma : (g - b) / chroma;
  return { hue: (turn * 60 + 360) % 360, saturation: chroma / Math.max(r, g, b, 1), chroma: chroma / 255, rgb };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const area of areas) {
    const { hue, saturation, chroma, rgb } = await moduleColour(area);
    console.log(
      `${area.file.padEnd(38)} hue ${hue.toFixed(1)}  saturation ${saturation.toFixed(2)}  chroma ${chroma.toFixed(2)}  rgb ${rgb.join(' ')}`,
    );
  }
