import localFont from 'next/font/local';

/** The one typeface: preloaded, swapped against the fallbacks of app/globals.css. Cut by scripts/fonts.ts. */
export const sans = localFont({
  src: '../app/fonts/hanken-latin.woff2',
  variable: '--font-latin',
  weight: '400 700',
  display: 'swap',
  // Next's own names Arial alone, which Linux and Android have under other names or not at all.
  adjustFontFallback: false,
  fallback: ['Fallback Arial', 'Fallback Roboto'],
});
