import localFont from 'next/font/local';

/**
 * The site's font, made by `npm run fonts`: preloaded, `font-display: swap`, fallback font of app/globals.css. Next takes
 * the constant's name for the family. It must not be the name of a system font, as `sans` is on Linux: if the file failed
 * to load, that font would come before the fallback.
 */
export const hanken = localFont({
  src: '../app/fonts/hanken-latin.woff2',
  variable: '--font-latin',
  weight: '400 700',
  display: 'swap',
  // Next's fallback only uses Arial, which Linux and Android lack.
  adjustFontFallback: false,
  fallback: ['Fallback', 'Rupee'],
});
