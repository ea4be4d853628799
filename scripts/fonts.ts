import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fetchTool } from './lib/tools';

/**
 * `npm run fonts`: subsets Fontsource's Hanken Grotesk (variable) to the characters of English pages, into app/fonts.
 * The font has no rupee sign; browsers take it from a system font.
 */
const packages = fetchTool('fonts');
const subsetFont = createRequire(`${packages}/`)('subset-font');
const source = readFileSync(
  path.join(packages, '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
);
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…′″×−≥≤≈→←½¼¾€·°²³µΔ`;

const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 700 } } };
writeFileSync('app/fonts/hanken-latin.woff2', await subsetFont(source, latin, options));
