import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

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
