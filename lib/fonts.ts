import localFont from 'next/font/local';

/** The one typeface: preloaded, swapped against a fallback of the same metrics. Cut by scripts/fonts.ts. */
export const sans = localFont({
  src: '../app/fonts/hanken-latin.woff2',
  variable: '--font-latin',
  weight: '400 700',
  display: 'swap',
});
