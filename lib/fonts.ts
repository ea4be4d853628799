import localFont from 'next/font/local';

/** The site's font, made by `npm run fonts`: preloaded, `font-display: swap`, fallback font of app/globals.css. */
export const sans = localFont({
  src: '../app/fonts/hanken-latin.woff2',
  variable: '--font-latin',
  weight: '400 700',
  display: 'swap',
  // Next's fallback only uses Arial, which Linux and Android lack.
  adjustFontFallback: false,
  fallback: ['Fallback'],
});
