import { isPreview } from '../export/pages/keep-out-of-search';

/** The response headers of the site, once: every host configuration is written from here. Times are in seconds. */
const day = 86_400;

/** Also for all subdomains, or in browsers' built-in list: hard to undo, so only once all of them have HTTPS for good. */
const strictTransport = { maxAge: 730 * day, includeSubDomains: false, preload: false };

/**
 * What browsers offer and this site never uses; only names that every Chromium knows, because it complains of others.
 * The contact page copies text, so the clipboard stays.
 */
const denied = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** On every response, errors too. The rest of the policy stands in each page, because it differs from page to page. */
export const everywhere: Record<string, string> = {
  'Strict-Transport-Security': [
    `max-age=${strictTransport.maxAge}`,
    ...(strictTransport.includeSubDomains ? ['includeSubDomains'] : []),
    ...(strictTransport.preload ? ['preload'] : []),
  ].join('; '),
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': denied.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
};

/** Who may embed a file: nobody else, but pictures are for feed readers and link previews too. */
export const resourcePolicy = {
  header: 'Cross-Origin-Resource-Policy',
  files: 'same-origin',
  pictures: 'cross-origin',
};

/**
 * Names below `hashed` follow their content, so they never change. Pictures keep their names when they change and
 * may be a day behind; pages, payloads and everything else are asked for anew each time (mostly answered by 304).
 */
export const cache = {
  header: 'Cache-Control',
  hashed: `public, max-age=${365 * day}, immutable`,
  pictures: `public, max-age=${day}, stale-while-revalidate=${7 * day}`,
  files: 'no-cache',
};

export const hashedFolder = '/_next/static/';
/** For hosts whose rules go by folder; elsewhere a picture is known by its extension. */
export const pictureFolders = ['/images/', '/og/'];

/** By extension; the first ones are text and exist in compressed form beside the file. */
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
/** Without a charset a browser guesses; these types take one. */
export const takesCharset = (type: string) => type.startsWith('text/') || /(?:xml|json)$/.test(type);
/** The whole header for an extension; undefined for one that is not above. */
export const contentType = (extension: string) => {
  const type = types[extension];
  return type && takesCharset(type) ? `${type}; charset=utf-8` : type;
};
