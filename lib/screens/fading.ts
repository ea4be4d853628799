import { bleed } from './frame';
import { rect } from './svg';

const stops = [0, 0.06, 0.94, 1].map(
  (offset, index) => `<stop offset="${offset}" stop-color="${index % 3 ? '#fff' : '#000'}"/>`,
);

/**
 * Lines that reach an edge of a wide screen without a frame fade out there: in windows wider than the picture they would end
 * abruptly. A drawing contains `fadeMask` once, and `faded` refers to it.
 */
export const fadeMask = (product: string) =>
  `<linearGradient id="${product}-fade">${stops.join('')}</linearGradient><mask id="${product}-edges" maskUnits="userSpaceOnUse" x="0" y="0" width="${bleed.width}" height="${bleed.height}">${rect(0, 0, bleed.width, bleed.height, `url(#${product}-fade)`)}</mask>`;

export const faded = (product: string, inside: string) => `<g mask="url(#${product}-edges)">${inside}</g>`;
