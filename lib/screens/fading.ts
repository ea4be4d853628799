import { bleed } from './frame';
import { rect } from './svg';

const stops = [0, 0.06, 0.94, 1].map(
  (offset, index) => `<stop offset="${offset}" stop-color="${index % 3 ? '#fff' : '#000'}"/>`,
);

/**
 * What runs to both edges of a wide screen without a frame fades out there: in windows wider than the picture it would break
 * off. `ends` defines the mask, once per drawing; `fading` applies it.
 */
export const ends = (product: string) =>
  `<linearGradient id="${product}-fade">${stops.join('')}</linearGradient><mask id="${product}-ends" maskUnits="userSpaceOnUse" x="0" y="0" width="${bleed.width}" height="${bleed.height}">${rect(0, 0, bleed.width, bleed.height, `url(#${product}-fade)`)}</mask>`;

export const fading = (product: string, lines: string) => `<g mask="url(#${product}-ends)">${lines}</g>`;
