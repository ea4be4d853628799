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
    const head = readFileSync(file).subarray(0, 4096).toString('latin1');
    expect(
      head,
      `${file} has no comment "Made by art/blender/render.sh ${name}". If you replaced the picture by your own, remove the line ${name} from art/blender/pictures.txt`,
    ).toContain(`Made by art/blender/render.sh ${name}`);
  });
});

describe('modules are blue-black', () => {
  it.each(areas)('$file $box', async (area) => {
    const { hue, saturation, rgb } = await moduleColour(area);
    const advice = `${area.file} ${area.box.join(' ')} has the colour ${rgb.join(' ')}, hue ${hue.toFixed(0)}°: correct it by art/blender/hue.py, or correct the area in art/blender/modules.txt`;
    expect(hue, advice).toBeGreaterThanOrEqual(205);
    expect(hue, advice).toBeLessThanOrEqual(215);
    expect(saturation, advice).toBeGreaterThan(0.1);
  });
});
