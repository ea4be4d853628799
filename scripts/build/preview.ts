import type { Transform } from './html';

/** SITE_ENV=preview builds a copy for reviewers that no search engine may keep. */
export const isPreview = process.env.SITE_ENV === 'preview';

/** Says `noindex` on a page, in place of whatever the page says to search engines. */
export const keepOutOfSearch: Transform = (html) =>
  html
    .replace(/<meta name="(?:robots|googlebot)"[^>]*>/g, '')
    .replace('</head>', '<meta name="robots" content="noindex"/></head>');
