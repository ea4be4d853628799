import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fetchTool } from './lib/tools';

/**
 * `npm run fonts`: subsets Fontsource's Hanken Grotesk (variable) to the characters of English pages, into app/fonts. Hanken
 * Grotesk has no rupee sign. Figtree has one, and its capitals have the same height and strokes.
 */
const packages = fetchTool('fonts');
const subsetFont = createRequire(`${packages}/`)('subset-font');
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…′″×−≥≤≈→←½¼¾€·°²³µΔ`;

const fonts = [
  ['hanken-grotesk', 'latin', latin, 'hanken-latin'],
  ['figtree', 'latin-ext', '₹', 'rupee'],
] as const;
for (const [family, script, characters, name] of fonts) {
  const source = path.join(packages, `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`);
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } };
  writeFileSync(`app/fonts/${name}.woff2`, await subsetFont(readFileSync(source), characters, options));
}
