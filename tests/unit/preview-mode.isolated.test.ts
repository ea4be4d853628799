import { expect, it, vi } from 'vitest';
import { exportFiles } from '@/scripts/hosts/files';

vi.mock('@/lib/preview', () => ({ isPreview: true }));
vi.mock('next/font/local', () => ({ default: () => ({ variable: 'font' }) }));

/* What SITE_ENV=preview changes. tests/hosts/preview.test.ts has a whole export of one, with TEST_FULL=1. */

it('pages have noindex', async () => {
  const { metadata } = await import('@/app/layout');
  expect(metadata.robots).toEqual({ index: false });
});

it('hosts send noindex', () => {
  const { _headers, '.htaccess': htaccess } = exportFiles([]);
  expect(_headers).toContain('X-Robots-Tag: noindex');
  expect(htaccess).toContain('X-Robots-Tag "noindex"');
});

it('robots.txt disallows all pages, and there is no sitemap', async () => {
  const { sitemapFiles } = await import('@/scripts/export/sitemap');
  expect(sitemapFiles([])).toEqual({ 'robots.txt': expect.stringContaining('Allow: /\n') });
});
