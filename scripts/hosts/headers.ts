import { isPreview } from '../../lib/preview';

/*
 * The response headers in all host configurations.
 */

/** In seconds. */
const day = 86_400;

/**
 * Browser features that the site does not use. Only names that all current Chromium versions know: Chromium logs a
 * warning for others. Clipboard access is not denied: the contact page copies text.
 */
const denied =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid identity-credentials-get idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking'.split(
    ' ',
  );

/** Sent with every response, including errors (not by CloudFront: cloudfront.ts). Each page has its own Content-Security-Policy in a meta element. */
export const commonHeaders: Record<string, string> = {
  // includeSubDomains and preload are hard to undo: add them only if all subdomains always use HTTPS.
  'Strict-Transport-Security': `max-age=${730 * day}`,
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
};

/**
 * Which sites may embed a file: only this one, except for pictures, which feed readers and link previews load. Pictures
 * keep their name when they change and may be a day old. Pages, the .txt payloads of soft navigations and all other files
 * are revalidated on each request, mostly with a 304 response. Files with a content hash in their name never change.
 */
export const fileHeaders = { 'Cross-Origin-Resource-Policy': 'same-origin', 'Cache-Control': 'no-cache' };
export const pictureHeaders = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
};
export const hashedHeaders = { 'Cache-Control': `public, max-age=${365 * day}, immutable` };

export const hashedFolder = '/_next/static/';
/** For hosts with rules by folder; the others recognise pictures by extension. */
export const pictureFolders = ['/images/', '/og/'];

/** Text types by extension; the build adds compressed copies of these files. */
export const textTypes: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};
const pictureTypes: Record<string, string> = {
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  ico: 'image/x-icon',
};
const otherTypes: Record<string, string> = { woff2: 'font/woff2', pdf: 'application/pdf', mp4: 'video/mp4' };

export const pictureExtensions = [...Object.keys(pictureTypes), 'svg'];
export const types: Record<string, string> = { ...textTypes, ...pictureTypes, ...otherTypes };
/** Patterns for the end of a file's name. */
export const pictureEnd = `\\.(?:${pictureExtensions.join('|')})`;
export const textEnd = `\\.(?:${Object.keys(textTypes).join('|')})`;
/** Types that need a charset; without one, browsers guess it. */
export const takesCharset = (type: string) => type.startsWith('text/') || /(?:xml|json)$/.test(type);
/** The Content-Type header for an extension; undefined for an unknown one. */
export const contentType = (extension: string) => {
  const type = types[extension];
  return type && takesCharset(type) ? `${type}; charset=utf-8` : type;
};
