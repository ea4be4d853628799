import localFont from 'next/font/local';

/** The one typeface: preloaded, swapped against a fallback of the same metrics. Cut by scripts/fonts.ts. */
export const sans = localFont({
  src: '../app/fonts/hanken-latin.woff2',
  variable: '--font-latin',
  weight: '400 700',
  display: 'swap',
});

/** The rupee sign alone, fetched only by pages that show one. */
export const rupee = localFont({
  src: '../app/fonts/hanken-rupee.woff2',
  variable: '--font-rupee',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});
