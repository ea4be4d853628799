import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokens } from '@/tailwind.config';
import { contrast } from '../lib/contrast';

type Color = keyof typeof tokens.color;

/** Text colours by background with the required contrast: 3 for text of at least 24 px and for shapes, else 4.5. */
const pairs: [text: Color, background: Color, minimum: number][] = [
  ...(['paper', 'sky', 'white'] as const).flatMap((background): [Color, Color, number][] => [
    ['ink', background, 4.5],
    ['field', background, 4.5],
    ['muted', background, 4.5],
  ]),
  ['ink', 'amber', 4.5],
  ['white', 'ink', 4.5],
  ['white', 'field', 4.5],
  ['white', 'night', 4.5],
  ['paper', 'night', 4.5],
  ['mist', 'night', 4.5],
  ['amber', 'night', 3],
  ['alarm', 'paper', 3],
  ['alarm', 'night', 3],
];
describe('the colour tokens', () => {
  it.each(pairs)('%s on %s has a contrast of at least %s', (text, background, minimum) => {
    expect(contrast(tokens.color[text], tokens.color[background])).toBeGreaterThanOrEqual(minimum);
  });

  it('used for text are all listed with their backgrounds above', () => {
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx|css)$/.test(file))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    );
    const names = Object.keys(tokens.color).join('|');
    const used = files.flatMap((source) => [
      ...[...source.matchAll(new RegExp(`(?<![-\\w])text-(${names})(?![-\\w])`, 'g'))].map(([, name]) => name),
      ...[...source.matchAll(new RegExp(`[\\s;{]color: theme\\("colors\\.(${names})"\\)`, 'g'))].map(
        ([, name]) => name,
      ),
    ]);
    expect(used.length).toBeGreaterThan(20);
    const paired = new Set<string>(pairs.map(([text]) => text));
    expect([...new Set(used)].filter((name = '') => !paired.has(name))).toEqual([]);
  });

  it('are the only source of colours: no component has a hex value', () => {
    const hexValues = ['app', 'components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx|css)$/.test(file))
        .filter((file) => /["'\s(:]#(?:[0-9a-f]{3}|[0-9a-f]{6})\b/i.test(readFileSync(`${folder}/${file}`, 'utf8'))),
    );
    expect(hexValues).toEqual([]);
  });
});
