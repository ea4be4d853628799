import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import opentype from 'opentype.js';
import type { Font } from 'satori';
import { memoize } from '../../lib/memoize';

const require = createRequire(import.meta.url);
const packages = path.resolve(require.resolve('@fontsource/hanken-grotesk/package.json'), '../..');
const weights = [500, 600] as const;

/** A part of a Fontsource package: the site's typeface for Latin, Noto Sans for other scripts. */
type Subset = { name: string; file: (weight: number) => string };

const subset = (family: string, script: string): Subset => ({
  name: `${family}-${script}`,
  file: (weight) => path.join(packages, family, 'files', `${family}-${script}-${weight}-normal.woff`),
});

/** In order of preference. The installed Noto packages follow; one of them has the rupee sign, which these lack. */
const own = ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext'].map((script) => subset('hanken-grotesk', script));
const noto = readdirSync(packages)
  .filter((name) => /^noto-sans(-|$)/.test(name))
  .flatMap((name) =>
    Object.keys(JSON.parse(readFileSync(path.join(packages, name, 'unicode.json'), 'utf8')))
      .filter((script) => !script.startsWith('latin'))
      // Large scripts come in numbered parts, `[4]`.
      .map((script) => subset(name, script.replace(/[[\]]/g, ''))),
  );

const fontOf = memoize(({ file }: Subset) => opentype.parse(new Uint8Array(readFileSync(file(600))).buffer));
const hasGlyph = (one: Subset, letter: string) => fontOf(one).charToGlyphIndex(letter) > 0;

/** Spaces, and marks that only tell neighbouring letters how to join. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}]$/u;
const subsetOf = memoize((letter: string) => [...own, ...noto].find((one) => hasGlyph(one, letter)));

const subsetsFor = (text: string) => {
  const found = new Set(own.slice(0, 2));
  for (const letter of text) {
    const one = letter > '~' && !invisible.test(letter) ? subsetOf(letter) : undefined;
    if (one) found.add(one);
  }
  return [...found];
};

// satori parses a list of fonts once per array, so the same fonts must be the same array.
const listOf = memoize((names: string) =>
  [...own, ...noto]
    .filter(({ name }) => names.split(', ').includes(name))
    .flatMap(({ name, file }) =>
      weights.map((weight): Font => ({ name, data: readFileSync(file(weight)), weight, style: 'normal' })),
    ),
);

/** The fonts that a text needs, for satori, and their names as a `font-family`. */
export function fontsFor(text: string): { fonts: Font[]; fontFamily: string } {
  const fontFamily = subsetsFor(text)
    .map(({ name }) => name)
    .join(', ');
  return { fonts: listOf(fontFamily), fontFamily };
}

/** For each script, the end of the name of its Noto Sans package at Fontsource. */
const packageEnds: Record<string, string> = {
  Cyrillic: '',
  Greek: '',
  Han: '-sc',
  Hiragana: '-jp',
  Katakana: '-jp',
  Hangul: '-kr',
  ...Object.fromEntries(
    'Arabic Armenian Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Meetei_Mayek Myanmar Ol_Chiki Oriya Sinhala Thaana Thai'
      .split(' ')
      .map((script) => [script, `-${script.toLowerCase().replace('_', '-')}`]),
  ),
};

/** The message if a text for a preview picture has a letter that no installed font has. */
export function letterProblem(text: string): string | undefined {
  const letter = [...text].find((one) => one > '~' && !invisible.test(one) && !subsetOf(one));
  if (!letter) return undefined;
  const code = `U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
  const script = Object.keys(packageEnds).find((name) => new RegExp(`\\p{Script=${name}}`, 'u').test(letter));
  const fix = script
    ? `npm install --save-dev @fontsource/noto-sans${packageEnds[script]}`
    : 'leave it out of this text';
  return `contains “${letter}” (${code}), which no font for preview pictures has: ${fix}`;
}
