import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { areas, moduleColour } from '@/art/hue';

const pictures = readFileSync('art/blender/pictures.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe.each(pictures)('%s', (name = '', scene = '', _size, _pairs, _grade, file = '') => {
  it('has a scene file', () => expect(existsSync(`art/blender/scenes/${scene}`)).toBe(true));
  it(`is named as the source in the comment of ${file}`, () => {
    const head = existsSync(file) ? readFileSync(file).subarray(0, 4096).toString('latin1') : '';
    expect(
      head,
      `${file} has no comment "Made by art/blender/render.sh ${name}". If you replaced or deleted the picture, remove the line ${name} from art/blender/pictures.txt`,
    ).toContain(`Made by art/blender/render.sh ${name}`);
  });
});

it('solar modules in pictures are blue-black', { tags: ['full'] }, async () => {
  for (const area of areas) {
    const { hue, saturation, rgb } = await moduleColour(area);
    const advice = `${area.file} ${area.box.join(' ')} has the colour ${rgb.join(' ')}, hue ${hue.toFixed(0)}°: correct it by art/blender/hue.py, or correct the area in art/blender/modules.txt, or remove its line there if you replaced the picture`;
    expect.soft(hue, advice).toBeGreaterThanOrEqual(205);
    expect.soft(hue, advice).toBeLessThanOrEqual(215);
    expect.soft(saturation, advice).toBeGreaterThan(0.1);
  }
});
