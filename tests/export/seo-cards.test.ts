import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { out } from '../lib/export';
import { allPages, exists, indexable, meta } from '../lib/head';

const picture = (path: string) => meta(path, 'og:image').replace(site.url, '');

describe.each(allPages)('the preview picture of %s', (path) => {
  it(`is there: 1200 × 630, JPEG, no more than ${budgets.previewPicture / 1000} kB`, async () => {
    expect(meta(path, 'og:image')).toMatch(new RegExp(`^${site.url}/og/`));
    expect([picture(path), exists(picture(path))]).toEqual([picture(path), true]);
    const bytes = readFileSync(out + picture(path));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect(bytes.length).toBeLessThanOrEqual(budgets.previewPicture);
    expect([meta(path, 'og:image:width'), meta(path, 'og:image:height'), meta(path, 'og:image:type')]).toEqual([
      '1200',
      '630',
      'image/jpeg',
    ]);
  });
});

it('each page that search engines may show has one of its own', () => {
  const hash = (path: string) =>
    createHash('sha256')
      .update(readFileSync(out + picture(path)))
      .digest('hex');
  expect(new Set(indexable.map(hash)).size).toBe(indexable.length);
});
