import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Cuts the site's typeface from Fontsource's Hanken Grotesk: `npm run fonts` writes app/fonts.
 * One variable file for what English pages need. The typeface has no rupee sign in any of its files: the system's stands in.
 */
const source = readFileSync(
  'node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…′″×−≥≤≈→←½¼¾€·°²³µΔ`;

const options = { targetFormat: 'woff2' as const, variationAxes: { wght: { min: 400, max: 700 } } };
writeFileSync('app/fonts/hanken-latin.woff2', await subsetFont(source, latin, options));
