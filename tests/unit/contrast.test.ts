// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tokens } from '@/tailwind.config';
import { contrast } from '../lib/contrast';

type Color = keyof typeof tokens.color;

/** Which colours carry words on which ground; 3 where they are never set below 24 px, or are no words. */
const pairs: [text: Color, ground: Color, least: number][] = [
  ...(['paper', 'sky', 'white'] as const).flatMap((ground): [Color, Color, number][] => [
    ['ink', ground, 4.5],
    ['field', ground, 4.5],
    ['muted', ground, 4.5],
  ]),
  ['ink', 'amber', 4.5],
  ['white', 'ink', 4.5],
  ['white', 'field', 4.5],
  ['white', 'night', 4.5],
  ['paper', 'night', 4.5],
  ['mist', 'night', 4.5],
  ['amber', 'night', 3],
  ['alarm', 'paper', 3],
];
/** Colours that draw lines and marks only. */
const noWords: Color[] = ['line', 'seam', 'amber', 'alarm', 'sky', 'night'];

describe('the tokens', () => {
  it.each(pairs)('%s on %s reaches its contrast', (text, ground, least) => {
    expect(contrast(tokens.color[text], tokens.color[ground])).toBeGreaterThanOrEqual(least);
  });

  it('set words in no colour that stands in no pair', () => {
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
    expect([...new Set(used)].filter((name) => !paired.has(name ?? '') && !noWords.includes(name as Color))).toEqual(
      [],
    );
  });

  it('are the one home of colours: no component spells one', () => {
    const spelt = ['app', 'components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx'))
        .filter((file) => /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?!["'])/i.test(readFileSync(`${folder}/${file}`, 'utf8'))),
    );
    expect(spelt).toEqual([]);
  });
});
