/** SITE_ENV=preview builds a copy for reviewers, which search engines must not index. */
export const isPreview = process.env.SITE_ENV === 'preview';
