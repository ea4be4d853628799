import { bleed } from './frame';
import { rect } from './svg';

const stops = [0, 0.06, 0.94, 1].map(
  (offset, index) => `<stop offset="${offset}" stop-color="${index % 3 ? '#fff' : '#000'}"/>`,
);

/**
 * What runs to an edge of a wide screen without a frame fades out there: in windows wider than the picture it would break
 * off. `fadeMask` is needed once per drawing, `faded` uses it.
 */
export const fadeMask = (product: string) =>
  `<linearGradient id="${product}-fade">${stops.join('')}</linearGradient><mask id="${product}-edges" maskUnits="userSpaceOnUse" x="0" y="0" width="${bleed.width}" height="${bleed.height}">${rect(0, 0, bleed.width, bleed.height, `url(#${product}-fade)`)}</mask>`;

export const faded = (product: string, inside: string) => `<g mask="url(#${product}-edges)">${inside}</g>`;
